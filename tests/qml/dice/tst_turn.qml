// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice
import Mirabilia.Theme

// Whole rounds, by mouse, touch and keys.
DiceTest {
    id: test
    name: "Turn"

    /// Finishes the follow-up steps of an action.
    function finish(round) {
        tryVerify(() => {
            if (game.table.round === round && game.table.myTurn)
                game.decide()
            return game.table.round > round && game.table.myTurn || game.table.over
        }, 20000)
    }

    function test_a_round_by_mouse() {
        deal(3)
        const tile = usable()[0]
        mouseClick(tile)
        verify(tile.chosen)
        verify(ringed().length > 0)
        if (!game.table.choice.possible)
            mouseClick(cell(ringed()[0]))
        const chosen = game.table.choice.cell
        verify(cell(chosen).chosen)
        press("Cross off")
        finish(1)
        compare(cell(chosen).state, "crossed")
    }
    function test_a_cell_first() {
        deal(3)
        const wanted = cells().find(shown => shown.cell.startsWith("agora") && shown.state === "next")
        mouseClick(wanted)
        verify(wanted.chosen)
        if (game.table.choice.possible)
            compare(game.table.choice.die, "blue")
        else
            verify(game.table.choice.reason !== "")
        mouseClick(page, 2, 2) // elsewhere
        verify(!game.table.choice.active)
    }
    function test_a_round_by_touch() {
        deal(3)
        resize(360, 640)
        touch(usable()[0])
        if (!game.table.choice.possible) {
            const place = all(page, item => item.visible && item.cell !== undefined && item.candidate === true)[0]
            touch(place)
        }
        verify(game.table.choice.possible)
        touch(everywhere(item => item instanceof ActionButton && item.main)[0])
        finish(1)
    }
    function test_a_round_by_keys() {
        deal(3)
        verify(dice()[0].activeFocus)
        const tile = usable()[0]
        for (let step = 0; step < tile.index; ++step)
            keyClick(Qt.Key_Right)
        verify(tile.activeFocus, "arrows walk over the dice")
        keyClick(Qt.Key_Return)
        verify(tile.chosen)
        if (!game.table.choice.possible) {
            keyClick(Qt.Key_Return) // goes to the first of its cells
            const here = test.Window.window.activeFocusItem
            verify(here instanceof Cell && here.candidate)
            keyClick(Qt.Key_Return)
        }
        verify(game.table.choice.possible)
        keyClick(Qt.Key_Return)
        finish(1)
    }
    function test_the_ring_of_the_keyboard_goes_with_a_press_anywhere() {
        deal(3)
        for (const where of [page, dice()[0], cells()[0]]) {
            keyClick(Qt.Key_Right)
            tryVerify(() => page.keyboard)
            mouseClick(where, 2, 2)
            tryVerify(() => !page.keyboard)
        }
    }
    function test_numbers_choose_dice() {
        deal(3)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_3)
        compare(game.table.choice.die, dice()[2].die)
        verify(dice()[2].activeFocus, "Enter goes on from this die")
        keyClick(Qt.Key_Escape)
        verify(!game.table.choice.active)
    }
    function test_pass_and_wonder_by_keys() {
        deal(3)
        keyClick(Qt.Key_W)
        compare(game.table.choice.cell, "wonder.1")
        keyClick(Qt.Key_Escape)
        const coins = game.table.own.coins
        keyClick(Qt.Key_P)
        waitForRound(2)
        compare(game.table.own.coins, coins + 3)
    }
    function test_undo() {
        deal(3)
        keyClick(Qt.Key_P)
        waitForRound(2)
        keyClick(Qt.Key_U)
        tryCompare(game.table, "round", 1)
        tryCompare(game.table, "myTurn", true)
    }
    function test_arrows_come_from_the_dice_to_every_building() {
        deal(3)
        const found = new Set()
        for (const start of [0, 2, 4, 6]) {
            dice()[start].forceActiveFocus()
            for (let step = 0; step < 12; ++step) {
                keyClick(Qt.Key_Down)
                const here = test.Window.window.activeFocusItem
                if (here instanceof Cell)
                    found.add(here.cell.split(".")[0])
            }
        }
        verify(found.size >= 4, Array.from(found).join(" "))
        keyClick(Qt.Key_Up)
        verify(test.Window.window.activeFocusItem instanceof Cell)
    }
    function test_the_round_is_shown_and_skipped() {
        deal(3)
        Theme.motionSpeed = 3
        const show = all(page, item => item instanceof DiceReveal)[0]
        // The reveal depends on the program's settings, which have motion off.
        verify(!show.visible)
        keyClick(Qt.Key_P)
        waitForRound(2)
        keyClick(Qt.Key_R)
        tryVerify(() => everywhere(item => item instanceof RevealCity).length === 3)
        keyClick(Qt.Key_Escape)
    }
    function test_sheets_by_keys() {
        deal(4)
        keyClick(Qt.Key_O)
        tryVerify(() => pressable("Next city (O)"))
        tryVerify(() => everywhere(item => item instanceof Cell).length >= 100, 5000, "another board lies over mine")
        press("Close")
        tryVerify(() => !pressable("Next city (O)"))
        tryVerify(() => dice()[0].activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => pressable("Leave the table"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !pressable("Leave the table"))
    }
    function test_a_game_to_its_end() {
        deal(2, 1, () => game.playToLastAction())
        const over = signalSpy.createObject(test, { target: page, signalName: "showResult" })
        for (let answers = 0; answers < 20 && !game.table.over; ++answers) {
            tryVerify(() => game.table.myTurn || game.table.over)
            keyClick(Qt.Key_P)
            keyClick(Qt.Key_S)
        }
        tryVerify(() => over.count > 0)
        over.destroy()
    }
    Component {
        id: signalSpy
        SignalSpy {}
    }
    /// Their tooltips name the keys of what needs no die.
    function test_buttons_name_their_keys() {
        resize(1280, 800)
        deal(3)
        for (const [words, key] of [["Pass", "P"], ["Wonder 1", "W"]]) {
            tryVerify(() => button(words))
            button(words).forceActiveFocus(Qt.TabFocusReason)
            tryVerify(() => button(words).tip.visible)
            compare(button(words).tip.text, `${words} (key ${key})`)
        }
    }
}
