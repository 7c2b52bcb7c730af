// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell

// Saved games: listed, deleted, restored, continued.
ShellTest {
    name: "Saves"

    function open() {
        verify(backstage.save(3))
        verify(backstage.save(4))
        compare(App.saves.count, 2)
        press("Saved games")
        at("saves")
    }
    function test_delete_and_undo_by_mouse() {
        open()
        const title = App.saves.get(0).title
        press("Delete " + title)
        tryCompare(App.saves, "count", 1)
        press("Undo")
        tryCompare(App.saves, "count", 2)
        compare(App.saves.get(0).title, title)
    }
    function test_a_bad_save_is_shown_and_kept_and_leads_nowhere() {
        verify(backstage.saveBadly())
        tryVerify(() => !pressable("Continue"))
        press("Saved games")
        at("saves")
        compare(App.saves.count, 1)
        tryVerify(() => pressable("A game that cannot be opened"))
        const row = pressable("A game that cannot be opened")
        verify(row.description.includes("bad.mirabilia cannot be read as a saved game"))
        mouseClick(laidOut(row))
        row.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        at("saves")
        verify(!App.opening && !App.problem)
        press("Delete A game that cannot be opened")
        tryCompare(App.saves, "count", 0)
        press("Undo")
        tryCompare(App.saves, "count", 1)
    }
    function test_a_bad_save_does_not_stand_before_a_good_one() {
        verify(backstage.save(3))
        const title = App.continueTitle
        verify(backstage.saveBadly())
        compare(App.saves.count, 2)
        compare(App.continueTitle, title)
        press("Continue")
        at("table")
    }
    function test_other_games_are_listed_by_name_and_continued() {
        verify(backstage.saveDuel())
        at("home")
        compare(App.continueTitle, "7 Wonders Duel, the draft, with Bo")
        press("Saved games")
        at("saves")
        press(App.continueTitle)
        at("table")
        compare(App.table.game, "duel")
    }
    function test_a_result_that_nobody_has_seen_is_offered_once() {
        shell.visible = false
        verify(backstage.killedAtTheEnd())
        shell.visible = true
        at("home")
        verify(App.continueTitle.startsWith("The result of 7 Wonders with"))
        press("Continue")
        at("result")
        press("Home")
        at("home")
        tryVerify(() => !App.canContinue)
        tryCompare(App.saves, "count", 0)
    }
    function test_a_torn_file_is_told_of_in_front_of_the_table() {
        verify(backstage.saveTorn())
        press("Continue")
        tryVerify(() => reads("Please note"))
        at("table")
        tryVerify(() => pressable("OK").activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads("Please note"))
        compare(App.problem, null)
        verify(App.table)
    }
    function test_delete_by_key_until_none_is_left() {
        open()
        while (App.saves.count > 0) {
            const left = App.saves.count
            tryVerify(() => pressable(App.saves.get(0).title))
            pressable(App.saves.get(0).title).forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Delete)
            tryCompare(App.saves, "count", left - 1)
        }
        tryVerify(() => reads("No game is waiting"))
        press("New game")
        at("newGame")
    }
    function test_continue_the_older_by_touch() {
        open()
        tap(App.saves.get(1).title)
        at("table")
        compare(App.table.playerCount, 3)
    }
}
