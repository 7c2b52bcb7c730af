// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell

// On a phone the chosen seat opens on top of the list.
ShellTest {
    name: "NewGamePhone"
    width: 360
    height: 640

    function test_game_by_touch() {
        shell.go("newGame")
        at("newGame")
        tap("7 Wonders Duel")
        tryCompare(App.newGame, "game", "duel")
        tap("7 Wonders")
        tryCompare(App.newGame, "game", "classic")
    }
    function test_seat_by_touch() {
        App.newGame.set(1, "kind", "computer") // whatever other tests have set
        shell.go("newGame")
        at("newGame")
        tap("Ada")
        tap("Expert")
        tryVerify(() => pressable("Done"))
        tap("Done")
        tryVerify(() => !pressable("Done"))
        tryVerify(() => find(shell, item => item.name === "Ada" && item.level === "expert"))
        App.newGame.set(1, "level", "normal")
    }
}
