// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Theme

// Halicarnassus picks from the discard pile: the dialog can be put aside and returns.
TableTest {
    id: test
    name: "Pick"

    function init() {
        Theme.motionSpeed = 0
        deal(3, "halicarnassus", "B")
        verify(game.playToMoment("pick"))
        tryVerify(() => asked())
    }
    function asked() {
        return pressable("Build none") !== null
    }
    function layAside() {
        press("Look at the table")
        tryVerify(() => !asked())
        compare(game.table.moment, "pick")
    }

    function test_the_table_can_be_looked_at_by_mouse() {
        layAside()
        press("Log (L)")
        tryVerify(() => pressable("Copy the log as text"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
        press("Choose a card")
        tryVerify(() => asked())
        press("Build none")
        tryVerify(() => game.table.moment !== "pick", 20000)
        tryVerify(() => !asked())
        tryVerify(() => !pressable("Choose a card"))
    }
    function test_the_table_can_be_looked_at_by_keys() {
        keyClick(Qt.Key_Escape)
        tryVerify(() => !asked())
        tryVerify(() => page.activeFocus)
        keyClick(Qt.Key_2)
        tryVerify(() => pressable("Back to the table"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => asked())
    }
    function test_the_chosen_card_says_what_it_does() {
        const cards = everywhere(item => item.buildReason !== undefined && item.effectText !== undefined && item.clicked !== undefined)
        verify(cards.length > 0)
        const card = cards.find(item => item.possible)
        verify(card)
        verify(!reads(card.effectText))
        verify(!pressable("Build it").enabled)
        click(card)
        tryVerify(() => reads(card.effectText))
        tryVerify(() => pressable("Build it").enabled)
    }
    function test_undo_is_within_reach() {
        layAside()
        keyClick(Qt.Key_U)
        tryVerify(() => game.table.moment === "" && game.table.myTurn, 20000)
        tryVerify(() => !asked())
    }
    function test_a_hint_is_read_in_the_dialog_too() {
        layAside()
        keyClick(Qt.Key_H)
        tryVerify(() => game.table.hintText !== "", 20000)
        const hint = game.table.hintText
        tryVerify(() => reads(hint))
        press("Choose a card")
        tryVerify(() => asked())
        tryVerify(() => reads(hint))
    }
    function test_it_waits_until_the_table_is_in_front() {
        page.inFront = false
        tryVerify(() => !asked())
        page.inFront = true
        tryVerify(() => asked(), 5000, "it was not laid aside by the player")
        layAside()
        page.inFront = false
        page.inFront = true
        wait(50)
        verify(!asked())
    }
}
