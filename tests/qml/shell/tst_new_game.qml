// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Shell
import Mirabilia.Theme

// Setting up a game.
ShellTest {
    name: "NewGame"
    height: 1200 // all options are visible

    function open() {
        shell.go("newGame")
        at("newGame")
    }
    function seat(index) {
        return find(shell, item => item.freeCity !== undefined && item.wonderName !== undefined
                                   && item.index === index)
    }

    function test_what_the_game_needs_is_in_sight_data() {
        const rows = []
        for (const scale of [0.8, 1, 1.5, 2]) {
            for (const [w, h] of [[1280, 800], [1366, 700], [800, 1280], [360, 640]])
                rows.push({ tag: scale * 100 + " % " + w, scale: scale, w: w, h: h })
        }
        return rows
    }
    function test_what_the_game_needs_is_in_sight(data) {
        App.settings.scale = data.scale
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        open()
        const players = () => find(shell, item => item.label === "Players")
        const start = () => pressable("Start").parent.parent.mapToItem(shell, 0, 0).y
        tryVerify(() => players().mapToItem(shell, 0, 0).y + Theme.target <= start(), 5000, "the games leave room for it")
    }
    function test_the_games_as_lines_are_walked_by_keys() {
        App.settings.scale = 2
        shell.anchors.fill = undefined
        shell.width = 360
        shell.height = 640
        open()
        tryVerify(() => pressable("7 Wonders Duel").y > pressable("7 Wonders").y)
        pressable("7 Wonders").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("7 Wonders Duel").activeFocus)
        keyClick(Qt.Key_Up)
        tryVerify(() => pressable("7 Wonders").activeFocus)
    }
    /// The next step. Switches and coins are small.
    function test_one_thing_is_golden() {
        open()
        const golden = shown(shell, item => item instanceof Rectangle && Qt.colorEqual(item.color, Theme.gold) && item.width > Theme.px(72))
        compare(golden.length, 1)
        compare(golden[0].parent, pressable("Start"))
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
        mouseClick(laidOut(seat(1))) // shown beside the list when its game is replaced
        press("7 Wonders Duel")
        compare(App.newGame.game, "duel")
        tryVerify(() => !seat(2))
        for (const absent of ["Players", "Board", "All boards", "Its side"])
            tryVerify(() => !reads(absent), 5000, absent)
        const first = find(shell, item => item.label === "Who begins")
        mouseClick(laidOut(find(first, item => item.text === seat(1).name && item.clicked)))
        tryCompare(App.newGame, "starter", 1)
        tryVerify(() => seat(1).description.endsWith("begins"))
        press("Random")
        compare(App.newGame.starter, -1)
        press("7 Wonders Dice")
        tryVerify(() => seat(2))
        press("7")
        tryVerify(() => seat(6))
        mouseClick(laidOut(seat(0)))
        tryVerify(() => !reads("Its side"))
        press("Rhodes")
        tryCompare(seat(0), "wonder", "rhodes")
        App.newGame.set(0, "wonder", "")
        App.newGame.count = 3
    }
    function test_another_game_by_keys() {
        open()
        pressable("7 Wonders").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Left)
        tryVerify(() => pressable("7 Wonders").activeFocus)
        keyClick(Qt.Key_Right)
        compare(App.newGame.game, "classic")
        keyClick(Qt.Key_Space)
        compare(App.newGame.game, "duel")
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Return)
        compare(App.newGame.game, "dice")
        compare(pressable("7 Wonders Dice").Accessible.name, "7 Wonders Dice, 2 to 7 players")
        tryVerify(() => pressable("7 Wonders Dice").checked)
        tryVerify(() => !pressable("7 Wonders").checked)
    }
    function test_two_players_bring_the_free_city() {
        open()
        press("2")
        tryVerify(() => seat(2) && seat(2).freeCity)
        mouseClick(laidOut(seat(2)))
        tryVerify(() => find(shell, item => String(item.text).startsWith("With two players")))
    }
    function test_the_edition_by_mouse() {
        open()
        press("2")
        tryVerify(() => seat(2) && seat(2).freeCity)
        press("Second (2020)")
        compare(App.newGame.edition, 2)
        tryVerify(() => pressable("Second (2020)").checked)
        tryVerify(() => seat(2) && !seat(2).freeCity)
        tryVerify(() => !pressable("2"))
        tryVerify(() => find(shell, item => String(item.text).startsWith("Two players choose the first edition")))
        tryVerify(() => pressable("Day") && pressable("Night"))
        mouseClick(laidOut(seat(0)))
        tryVerify(() => pressable("The Colossus of Rhodes"))
        verify(!pressable("Manneken Pis"))
        press("Start")
        at("table")
        compare(App.table.edition, 2)
    }
    function test_the_edition_by_keys() {
        open()
        pressable("First (2010)").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        compare(App.newGame.edition, 2)
        tryVerify(() => pressable("Second (2020)").activeFocus)
        keyClick(Qt.Key_Left)
        compare(App.newGame.edition, 1)
        press("7 Wonders Duel")
        tryVerify(() => !reads("Edition"))
        press("7 Wonders")
        tryVerify(() => reads("Edition"))
    }
    function test_the_chosen_seat_may_leave() {
        failOnWarning(/TypeError/)
        open()
        for (const leaving of [2, 6]) {
            App.newGame.count = leaving === 2 ? 2 : 7
            mouseClick(laidOut(seat(leaving)))
            tryVerify(() => find(shell, item => item instanceof SeatEditor && item.seat === seat(leaving)))
            App.newGame.count = leaving === 2 ? 7 : 3
            tryVerify(() => find(shell, item => item instanceof SeatEditor && item.seat === seat(0)))
        }
    }
    function test_kind_and_level() {
        open()
        mouseClick(laidOut(seat(1)))
        press("Expert")
        tryCompare(seat(1), "level", "expert")
        press("Someone here")
        tryCompare(seat(1), "kind", "person")
        tryVerify(() => !reads("How well it plays"))
    }
    function test_chosen_seat_does_not_keep_another_seats_marks() {
        open()
        mouseClick(laidOut(seat(1)))
        press("Expert")
        mouseClick(laidOut(seat(2)))
        tryVerify(() => pressable("Normal") && pressable("Normal").checked)
    }
    function test_name_by_keys() {
        open()
        const field = find(shell, item => item.Accessible.name === "Name" && item.cursorPosition !== undefined)
        mouseClick(laidOut(field))
        tryVerify(() => field.activeFocus)
        field.selectAll()
        keyClick("Z")
        keyClick("o")
        tryCompare(seat(0), "name", "Zo")
        field.selectAll()
        keyClick(Qt.Key_Backspace)
        verify(App.newGame.problem !== "")
        tryVerify(() => reads(App.newGame.problem))
        tryVerify(() => !pressable("Start").enabled)
        App.newGame.set(0, "name", "Me")
    }
    function test_board_by_mouse_and_keys() {
        open()
        mouseClick(laidOut(seat(0)))
        press("Manneken Pis")
        tryCompare(seat(0), "wonder", "manneken_pis")
        pressable("Manneken Pis").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Space)
        tryCompare(seat(0), "wonder", "giza")
        App.newGame.set(0, "wonder", "")
    }
    function test_seats_move() {
        open()
        mouseClick(laidOut(seat(1)))
        const name = seat(1).name
        tryVerify(() => pressable("Later seat"))
        const later = pressable("Later seat")
        later.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        tryVerify(() => seat(2).name === name)
        pressable("Earlier seat").clicked()
        tryVerify(() => seat(1).name === name)
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
        const sides = find(shell, item => item.label === "All boards")
        mouseClick(laidOut(find(sides, item => item.text === "Side B" && item.clicked)))
        for (let i = 0; i < 3; ++i)
            tryCompare(seat(i), "side", "B")
        const points = pressable("Points in the open")
        const before = App.newGame.livePoints
        mouseClick(laidOut(points), points.width - 10, points.height / 2)
        tryCompare(App.newGame, "livePoints", !before)
        App.newGame.livePoints = before
        App.newGame.side = ""
    }
}
