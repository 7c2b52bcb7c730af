// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad
import Mirabilia.Models.Shell
import Mirabilia.Theme

// From the result back to the last decision, and overlays while the table is not in front.
ShellTest {
    id: test
    name: "Result"

    /// Nothing is rendered until the game gets there.
    function play(towards) {
        shell.visible = false
        verify(towards())
        shell.visible = true
    }

    function test_undo_goes_back_to_the_last_turn() {
        play(() => backstage.playToEnd(1))
        const depth = shell.depth
        for (const undo of [() => press("Undo"), () => keyClick(Qt.Key_U)]) {
            at("result")
            compare(shell.depth, depth)
            undo()
            at("table")
            compare(shell.depth, depth)
            tryVerify(() => App.table.myTurn && !App.table.over)
            compare(App.table.age, 3)
            compare(App.table.turn, 6)
            verify(backstage.decide())
        }
        at("result")
        App.leaveTable()
        verify(!App.canContinue)
    }
    function test_a_record_is_told_in_one_line() {
        play(() => backstage.playToEnd(1))
        at("result")
        const page = () => find(shell, item => item.newsText !== undefined)
        compare(page().newsText, "", "of what is not in the history nothing is told")
        backstage.keepResult()
        tryVerify(() => page().newsText !== "")
        verify(page().newsText.endsWith(" has more points than ever before"), page().newsText)
        verify(reads(page().newsText))
        App.leaveTable()
        at("home")
        tryCompare(ScoreBook.news, "text", "", 5000, "nobody asks any more")
    }
    function test_keys_lead_through_the_last_show_to_the_result() {
        play(() => backstage.playToEnd(1))
        at("result")
        press("Undo")
        at("table")
        tryVerify(() => App.table.myTurn)
        App.settings.motionSpeed = 1
        verify(backstage.decide())
        for (const shown of ["revealing", "conflictShown"]) {
            tryVerify(() => App.table[shown])
            for (let keys = 0; App.table[shown] && keys < 3; ++keys)
                keyClick(Qt.Key_Space)
            verify(!App.table[shown])
        }
        at("result")
        keyClick(Qt.Key_Space) // skips the counting
        keyClick(Qt.Key_U)
        at("table")
        App.settings.motionSpeed = 0
        App.leaveTable()
    }
    function test_undo_on_a_shared_screen_comes_to_the_handover() {
        play(() => backstage.playToEnd(2))
        at("result")
        press("Undo")
        at("table")
        tryVerify(() => App.table.handover)
        compare(App.table.hand.count, 0)
        press("Show my hand")
        tryVerify(() => App.table.myTurn)
    }
    function test_a_choice_due_waits_behind_the_settings() {
        play(() => backstage.playToPick())
        tryVerify(() => pressable("Build none"))
        shell.go("settings")
        at("settings")
        tryVerify(() => !pressable("Build none"))
        keyClick(Qt.Key_Escape)
        at("table")
        tryVerify(() => pressable("Build none"))
    }
}
