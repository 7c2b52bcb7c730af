// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad

// What has been kept: notes, who has just played, and that an old game changes with a word only.
PadTest {
    name: "Correcting"
    height: 1000

    function test_notes_have_lines() {
        openPad("classic", 3)
        press("Menu")
        press("Game details")
        tryVerify(() => pressable("Done"))
        const notes = find(shell.Window.contentItem, item => item.mostLines !== undefined && item.label === "Notes")
        const low = notes.height
        notes.forceActiveFocus(Qt.TabFocusReason)
        for (const key of [Qt.Key_A, Qt.Key_Return, Qt.Key_Return, Qt.Key_B])
            keyClick(key)
        compare(pad.notes, "a\n\nb")
        tryVerify(() => notes.height > low, 5000, "it grows with its lines")
        keyClick(Qt.Key_Tab)
        verify(!notes.activeFocus)
        compare(pad.notes, "a\n\nb")
        press("Done")
        press("Menu")
        press("Game details")
        tryVerify(() => pressable("Done"))
        compare(notes.text, "a\n\nb")
        press("Done")
    }
    function test_who_has_just_played_is_there() {
        openPad("classic", 3)
        pad.setPlayer(0, "name", "Newcomer")
        type("6")
        verify(pad.finish())
        tryVerify(() => pressable("Newcomer"), 2000)
        pad.begin("classic", 2)
        pad.setPlayer(0, "name", "Another")
        verify(pad.finish())
        tryVerify(() => pressable("Another"), 2000)
    }
    function test_a_game_of_the_history_changes_with_a_word_only() {
        openPad("classic", 2)
        type("6\n4")
        verify(pad.finish())
        const correct = () => {
            shell.go("scoreHistory")
            at("scoreHistory")
            press(ScoreBook.history.get(0).winner)
            press("Correct")
            at("scores")
            tryVerify(() => cell(0, 0) && cell(0, 0).activeFocus)
        }
        const kept = () => ScoreBook.history.get(0).scores
        const before = kept()
        correct()
        keyClick(Qt.Key_Escape)
        at("scoreHistory")
        verify(!pad.isOpen, "nothing was done")
        correct()
        type("5")
        keyClick(Qt.Key_Escape)
        tryVerify(() => reads("Ada, Military conflicts: 5 instead of 6"))
        press("Leave it as it was")
        at("scoreHistory")
        compare(kept(), before)
        correct()
        type("5")
        keyClick(Qt.Key_Escape)
        tryVerify(() => pressable("Keep editing") && pressable("Keep editing").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => cell(0, 0).activeFocus)
        press("Back")
        press("Keep the correction")
        at("scoreHistory")
        verify(kept() !== before, kept())
    }
    function test_a_wrong_rank_of_a_file_is_corrected_by_keys() {
        openWrongRanks()
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        tryVerify(() => pressable("Keep editing") && pressable("Keep editing").activeFocus, 5000,
                  "its ranks ask for a second look")
        keyClick(Qt.Key_Escape)
        pad.select(0, 0)
        tryVerify(() => cell(0, 0).activeFocus)
        while (pad.row < pad.rows.count - 1)
            keyClick(Qt.Key_Down)
        type("2")
        keyClick(Qt.Key_Right)
        type("1")
        checkRanks()
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        tryVerify(() => pressable("Keep editing") && pressable("Keep editing").activeFocus)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Tab)
        tryVerify(() => pressable("Keep the correction").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => !pad.isOpen)
        verify(ScoreBook.open(ScoreBook.history.get(0).sheetId))
        checkRanks()
    }
    function test_the_beginning_remembers_the_last_game() {
        openPad("duel", 2)
        type("5")
        verify(pad.finish())
        tryVerify(() => pressable("The same table again"))
        compare(pad.lastBox(), "duel")
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        tryVerify(() => pad.isOpen)
        compare(pad.box, "duel")
        compare(pad.players.get(1).name, "Bo")
        openPad("classic", 4)
        verify(pad.finish())
        tryVerify(() => pressable("Start scoring"))
        tap("Start scoring")
        tryVerify(() => pad.isOpen)
        compare(pad.playerCount, 4)
    }
    function test_a_duel_won_early_says_by_what() {
        openPad("duel", 2)
        pad.setPlayer(1, "victory", "military")
        verify(pad.finish())
        shell.go("scoreHistory")
        at("scoreHistory")
        tryVerify(() => reads("Bo wins by military supremacy"))
        tryVerify(() => !reads("0"), 2000, "no points were counted")
    }
}
