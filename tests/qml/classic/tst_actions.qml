// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Theme

// Actions that only some boards have, and the response to keys of illegal actions.
TableTest {
    id: test
    name: "Actions"

    function initTestCase() {
        Theme.motionSpeed = 0
    }
    /// The row of the only selected action.
    function marked() {
        const rows = all(page, item => item instanceof ActionButton && item.visible && item.main).map(item => item.parent.index)
        compare(rows.length, 1)
        return rows[0]
    }
    function row(action, after) {
        return game.table.choice.actions.possible(action, after ?? -1)
    }
    function toast() {
        return all(page, item => item instanceof Toast)[0]
    }
    function stages() {
        return game.table.own.stagesBuilt
    }

    function test_w_builds_the_only_stage_that_can_be_copied() {
        deal(4, "manneken_pis", "A", 1, true, 3)
        verify(game.playToCopiedStage())
        const left = row(ClassicAction.Stage)
        compare(row(ClassicAction.Stage, left), left)
        const built = stages()
        keyClick(Qt.Key_W)
        if (game.table.choice.needsPayment)
            keyClick(Qt.Key_Return)
        tryVerify(() => stages() === built + 1, 20000)
    }
    function test_w_goes_from_one_copied_stage_to_the_other_and_enter_builds() {
        deal(4, "manneken_pis", "A", 1, true, 1)
        verify(game.playToEitherCopiedStage())
        const built = stages()
        const discard = row(ClassicAction.Discard)
        const left = row(ClassicAction.Stage)
        const right = row(ClassicAction.Stage, left)
        verify(right !== left)
        game.table.choice.consider(discard)
        compare(marked(), discard)
        for (const next of [left, right, left, right]) {
            keyClick(Qt.Key_W)
            compare(marked(), next)
        }
        compare(stages(), built)
        keyClick(Qt.Key_Return)
        tryVerify(() => stages() === built + 1, 20000)
        compare(game.table.own.stages.get(built).copiedFrom, "right")
    }
    function test_a_key_that_is_held_acts_once() {
        deal(3, "giza", "A")
        keyClick(Qt.Key_Right)
        const turn = game.turnNumber()
        finger.hold(Qt.Key_Return, 40)
        verify(game.table.choice.row >= 0, "the first press lifts the card, the next ones do not play it")
        finger.hold(Qt.Key_D, 40)
        tryVerify(() => game.turnNumber() === turn + 1, 20000)
        compare(game.table.own.cards.count, 0)
        wait(50)
        compare(game.turnNumber(), turn + 1)
    }
    function test_arrows_that_are_held_go_on() {
        deal(3, "giza", "A")
        keyClick(Qt.Key_Right)
        const at = () => cards().findIndex(card => card.activeFocus)
        const before = at()
        finger.hold(Qt.Key_Right, 3)
        compare(at(), before + 4)
    }
    function test_f_builds_free() {
        deal(4, "olympia", "A", 1, true)
        verify(game.playToFreeBuilding())
        const before = game.table.own.cards.count
        const coins = game.table.own.coins
        verify(button(ClassicAction.Free).visible)
        keyClick(Qt.Key_F)
        tryVerify(() => game.table.own.cards.count > before, 20000)
        verify(game.table.own.coins >= coins)
    }
    function test_a_key_for_what_is_not_possible_says_why() {
        deal(4, "giza", "A", 1, false, 1)
        keyClick(Qt.Key_F)
        tryVerify(() => toast().shown)
        compare(toast().text, "You have no free building to use now.")
        toast().hide()
        verify(game.playTo(2, 1))
        const row = cards().findIndex(card => card.buildState === "blocked")
        verify(row >= 0)
        game.table.choice.select(row)
        const considered = game.table.choice.considered
        keyClick(Qt.Key_B)
        tryVerify(() => toast().shown)
        compare(toast().text, game.table.hand.get(row).buildReason)
        verify(toast().text !== "")
        compare(game.table.choice.considered, considered) // Enter still plays the selected action
        compare(game.table.choice.row, row)
    }
}
