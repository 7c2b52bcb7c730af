// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad

// The history as a whole: names of people, copies, and which of its games figures are about.
PadTest {
    name: "People"
    height: 1000

    function keep(rows) {
        openPad("classic", 2)
        pad.close()
        verify(ScoreBook.transfer.previewText("game,date,player,military,leaders\n" + rows.join("\n")))
        verify(ScoreBook.transfer.accept())
    }
    function field(label) {
        return everywhere(item => item.label === label && item.selectAll !== undefined)[0]
    }
    function test_two_names_become_one_and_two_again() {
        keep(["g1,2025-01-01,Ada,6,", "g1,2025-01-01,Bo,3,", "g2,2025-01-02,Ada,5,", "g2,2025-01-02,Bo,2,",
              "g3,2025-01-03,ada,5,", "g3,2025-01-03,Cy,2,"])
        shell.go("scoreHistory")
        at("scoreHistory")
        press("People")
        tryVerify(() => pressable("Merge"))
        press("Merge")
        tryVerify(() => reads("Merged: ada with Ada"))
        tryVerify(() => !pressable("Rename"), 5000, "the list is closed")
        compare(ScoreBook.people.alike.length, 0)
        press("Undo")
        tryVerify(() => ScoreBook.people.alike.length === 1)
    }
    function test_a_name_is_changed_by_keys() {
        keep(["g1,2025-01-01,Ada,6,", "g1,2025-01-01,Uwe,3,"])
        shell.go("scoreHistory")
        at("scoreHistory")
        press("People")
        tryVerify(() => pressable("Uwe"))
        press("Uwe")
        tryVerify(() => field("Name") && field("Name").activeFocus)
        for (const letter of "Ada")
            keyClick(letter)
        tryVerify(() => pressable("Merge"), 5000, "somebody has that name")
        keyClick("m")
        tryVerify(() => pressable("Rename"))
        keyClick(Qt.Key_Return)
        tryVerify(() => reads("Renamed: Uwe is Adam now"))
    }
    function test_copies_are_in_sight() {
        keep(["g1,2025-01-01,Ada,6,", "g1,2025-01-01,Bo,3,"])
        shell.go("scoreHistory")
        at("scoreHistory")
        press("Copies and other devices")
        tryVerify(() => pressable("Save the history as one file"))
        verify(pressable("Take in the history of another device"))
        press("Close")
    }
    function test_figures_of_some_games() {
        keep(["g1,2025-01-01,Ada,6,", "g1,2025-01-01,Bo,3,", "g2,2026-01-02,Ada,5,9", "g2,2026-01-02,Cy,2,9"])
        shell.go("scoreStatistics")
        at("scoreStatistics")
        const figures = ScoreBook.statistics
        tryCompare(figures, "games", 2)
        tryVerify(() => reads(figures.mixText))
        press("All games")
        const choice = label => everywhere(item => item.label === label && item.choices !== undefined)[0]
        tryVerify(() => choice("Time"))
        choice("Time").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down)
        compare(figures.filter.period, "2026")
        tryCompare(figures, "games", 1)
        choice("Time").activated(0)
        tryCompare(figures, "games", 2)
        choice("Expansions").activated(1)
        tryCompare(figures, "games", 1)
        compare(figures.mixText, "")
        press("Done")
        tryVerify(() => pressable("Without expansions"))
        figures.filter.addPerson("Nobody")
        tryVerify(() => reads("No such game"))
        figures.filter.clear()
        tryCompare(figures, "games", 2)
    }
}
