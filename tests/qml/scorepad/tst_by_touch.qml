// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad

// A figure typed is a figure kept, by a finger on a phone. The same by keys: tst_entry, tst_helpers.
PadTest {
    name: "ByTouch"
    width: 360
    height: 640

    function keys(words) {
        words.forEach(one => {
            const keypad = find(shell, item => item.counting === false)
            touch(find(keypad, item => item.text === one))
        })
    }
    function goTo(rowId) {
        let row = 0
        while (pad.rows.get(row).rowId !== rowId)
            ++row
        pad.select(0, row)
        return row
    }
    function test_coins_shift_no_column() {
        openPad("classic", 2)
        keys(["2", "Next", "1", "4", "Count as coins", "Next"])
        for (const figure of ["7", "1", "8", "3", "9", "1", "5"])
            keys([figure, "Next"])
        compare(pad.rows.get(7).rowId, "coins")
        compare([0, 1, 2, 3, 4, 5, 6, 7].map(row => text(0, row)), ["2", "4", "7", "1", "8", "3", "9", "14"])
        compare([0, 1].map(row => text(1, row)), ["1", "5"])
    }
    function test_next_skips_no_field_of_a_helper() {
        openPad("classic", 2)
        const row = goTo("science")
        tap("Work it out")
        tryVerify(() => reads(pad.helper.title))
        tap(pad.helper.get(0).label + ": write the number")
        tryVerify(() => pressable("More"))
        const keypad = find(shell.Window.contentItem, item => item.counting === true && item.visible)
        for (const words of ["2", "Next", "1", "Next", "1", "Next", "Next"])
            touch(find(keypad, item => item.text === words))
        tryVerify(() => !pad.helper.isOpen)
        compare(text(0, row), "13")
        compare(text(0, row + 1), "", "and nothing in the next one")
    }
    function test_what_is_refused_is_told() {
        openPad("duel", 2)
        const row = goTo("commerce")
        keys(["4", "7", "1", "2"])
        verify(parseInt(text(0, row)) < 100, text(0, row))
        tryVerify(() => cell(0, row).mark.includes("was not written") && reads(cell(0, row).mark))
    }
    function test_what_is_seldom_is_said() {
        openPad("classic", 2)
        const row = goTo("wonders")
        keys(["3", "1"])
        compare(text(0, row), "31")
        tryVerify(() => reads("So much is seldom seen here: mostly it is 20 at most."))
        keys(["Erase"])
        tryVerify(() => !reads("So much is seldom seen here: mostly it is 20 at most."))
    }
    function test_debts_have_a_minus_data() {
        return [{ tag: "cities" }, { tag: "armada" }, { tag: "edifices" }]
    }
    function test_debts_have_a_minus(data) {
        openPad("classic", 2)
        pad.showRow(data.tag, true)
        const row = goTo(data.tag)
        keys(["Minus", "3", "Next"])
        compare(text(0, row), "-3")
        compare(total(0), -3)
        pad.select(1, row)
        cell(1, row).forceActiveFocus()
        type("-4\n")
        compare(text(1, row), "-4")
    }
    function test_no_figure_is_lost_to_a_button() {
        openPad("classic", 2)
        keys(["6", "Next", "4", "Next"])
        tap("Menu")
        tap("What was done")
        tap("Ada, Treasury: 4")
        keys(["5", "Next"])
        compare(text(0, 1), "5")
        tap("Menu")
        tap("Game details")
        tap("Done")
        keys(["7"])
        compare(text(0, 2), "7")
    }
    function test_a_stray_figure_changes_no_game_without_a_word() {
        openPad("classic", 2)
        keys(["6"])
        verify(pad.finish())
        verify(ScoreBook.open(ScoreBook.history.get(0).sheetId))
        tryVerify(() => cell(0, 0))
        keys(["9"])
        tap("Back")
        tap("Leave it as it was")
        tryVerify(() => !pad.isOpen)
        verify(ScoreBook.open(ScoreBook.history.get(0).sheetId))
        compare(text(0, 0), "6")
    }
}
