// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Shell

// Setting up a game.
ShellTest {
    name: "NewGame"
    height: 1200 // nothing to choose from lies below the fold

    function open() {
        shell.go("newGame")
        at("newGame")
    }
    function seat(index) {
        return walk(shell, item => item.freeCity !== undefined && item.wonderName !== undefined
                                   && item.index === index)
    }

    function test_players_by_mouse() {
        open()
        press("7")
        compare(App.newGame.count, 7)
        tryVerify(() => seat(6))
        press("3")
        tryVerify(() => !seat(3))
    }
    function test_another_game_by_mouse() {
        open()
        mouseClick(laidOut(seat(1))) // shown beside the list while its game goes
        press("7 Wonders Duel")
        compare(App.newGame.game, "duel")
        tryVerify(() => !seat(2))
        for (const absent of ["Players", "Board", "All boards", "Its side"])
            verify(!reads(absent), absent)
        const first = walk(shell, item => item.label === "Who begins")
        mouseClick(laidOut(walk(first, item => item.text === seat(1).name && item.clicked)))
        compare(App.newGame.starter, 1)
        verify(seat(1).description.endsWith("begins"))
        press("Random")
        compare(App.newGame.starter, -1)
        press("7 Wonders Dice")
        tryVerify(() => seat(2))
        press("7")
        tryVerify(() => seat(6))
        mouseClick(laidOut(seat(0)))
        verify(!reads("Its side"))
        press("Rhodes")
        compare(seat(0).wonder, "rhodes")
        App.newGame.set(0, "wonder", "")
        App.newGame.count = 3
    }
    function test_another_game_by_keys() {
        open()
        pressable("7 Wonders").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Left)
        verify(pressable("7 Wonders").activeFocus)
        keyClick(Qt.Key_Right)
        compare(App.newGame.game, "classic")
        keyClick(Qt.Key_Space)
        compare(App.newGame.game, "duel")
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Return)
        compare(App.newGame.game, "dice")
        compare(pressable("7 Wonders Dice").Accessible.name, "7 Wonders Dice, 2 to 7 players")
        compare(pressable("7 Wonders Dice").checked, true)
        compare(pressable("7 Wonders").checked, false)
    }
    function test_two_players_bring_the_free_city() {
        open()
        press("2")
        tryVerify(() => seat(2) && seat(2).freeCity)
        mouseClick(laidOut(seat(2)))
        tryVerify(() => walk(shell, item => String(item.text).startsWith("With two players")))
    }
    function test_the_chosen_seat_may_leave() {
        failOnWarning(/TypeError/)
        open()
        for (const leaving of [2, 6]) {
            App.newGame.count = leaving === 2 ? 2 : 7
            mouseClick(laidOut(seat(leaving)))
            tryVerify(() => walk(shell, item => item instanceof SeatEditor && item.seat === seat(leaving)))
            App.newGame.count = leaving === 2 ? 7 : 3
            tryVerify(() => walk(shell, item => item instanceof SeatEditor && item.seat === seat(0)))
        }
    }
    function test_kind_and_level() {
        open()
        mouseClick(laidOut(seat(1)))
        press("Expert")
        compare(seat(1).level, "expert")
        press("Someone here")
        compare(seat(1).kind, "person")
        verify(!reads("How well it plays"))
    }
    function test_chosen_seat_does_not_keep_another_seats_marks() {
        open()
        mouseClick(laidOut(seat(1)))
        press("Expert")
        mouseClick(laidOut(seat(2)))
        const normal = pressable("Normal")
        compare(normal.checked, true)
    }
    function test_name_by_keys() {
        open()
        const field = walk(shell, item => item.Accessible.name === "Name" && item.cursorPosition !== undefined)
        mouseClick(field)
        field.selectAll()
        keyClick("Z")
        keyClick("o")
        compare(seat(0).name, "Zo")
        field.selectAll()
        keyClick(Qt.Key_Backspace)
        verify(App.newGame.problem !== "")
        verify(reads(App.newGame.problem))
        compare(pressable("Start").enabled, false)
        App.newGame.set(0, "name", "Me")
    }
    function test_board_by_mouse_and_keys() {
        open()
        mouseClick(laidOut(seat(0)))
        press("Manneken Pis")
        compare(seat(0).wonder, "manneken_pis")
        pressable("Manneken Pis").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Space)
        compare(seat(0).wonder, "giza")
        App.newGame.set(0, "wonder", "")
    }
    function test_seats_move() {
        open()
        mouseClick(laidOut(seat(1)))
        const name = seat(1).name
        const later = pressable("Later seat")
        later.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        compare(seat(2).name, name)
        pressable("Earlier seat").clicked()
        compare(seat(1).name, name)
    }
    function test_two_players_swap_places() {
        open()
        press("7 Wonders Duel")
        tryVerify(() => seat(1) && !seat(2))
        mouseClick(laidOut(seat(0)))
        tryVerify(() => pressable("Swap places"))
        verify(!reads("Later seat"))
        const name = seat(0).name
        pressable("Swap places").clicked()
        tryVerify(() => seat(1).name === name)
        pressable("Swap places").clicked()
        tryVerify(() => seat(0).name === name)
        press("7 Wonders")
        tryVerify(() => seat(2))
    }
    function test_all_sides_and_points() {
        open()
        const sides = walk(shell, item => item.label === "All boards")
        mouseClick(laidOut(walk(sides, item => item.text === "Side B" && item.clicked)))
        for (let i = 0; i < 3; ++i)
            compare(seat(i).side, "B")
        const points = pressable("Points in the open")
        const before = App.newGame.livePoints
        mouseClick(points, points.width - 10, points.height / 2)
        compare(App.newGame.livePoints, !before)
        App.newGame.livePoints = before
        App.newGame.side = ""
    }
}
