// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad

// Eight players on a phone: headings, row names and totals stay in place while values scroll.
PadTest {
    name: "PadOnAPhone"
    width: 360
    height: 640

    function test_the_current_cell_is_always_in_sight() {
        openPad("classic", 8)
        const first = cell(0, 0).mapToItem(shell, 0, 0).x
        for (let column = 0; column < 8; ++column) {
            pad.select(column, pad.rows.count - 1)
            const item = cell(column, pad.row)
            const box = () => item.mapToItem(shell, 0, 0, item.width, item.height)
            tryVerify(() => box().x >= first - 1 && box().x + box().width <= 361, 5000, column + ": " + box())
            tryVerify(() => box().y > 60 && box().y + box().height < 640 - 200, 5000, column + ": " + box())
        }
        const label = find(shell, item => item.shortName !== undefined && item.row === pad.row)
        compare(label.mapToItem(shell, 0, 0).x, 6)
        verify(find(shell, item => item.rankText !== undefined && item.column === 7))
    }
    function test_dragging_scrolls_the_values_only() {
        openPad("classic", 8)
        const label = find(shell, item => item.shortName !== undefined && item.row === 0)
        const before = cell(0, 0).mapToItem(shell, 0, 0).x
        mouseDrag(cell(2, 2), 20, 20, -120, 0)
        tryVerify(() => cell(0, 0).mapToItem(shell, 0, 0).x < before - 40)
        compare(label.mapToItem(shell, 0, 0).x, 6)
    }
    function test_the_helper_is_a_sheet_by_touch() {
        openPad("classic", 3)
        let row = 0
        while (pad.rows.get(row).rowId !== "treasury")
            ++row
        pad.select(0, row)
        tap("Work it out")
        tryVerify(() => reads(pad.helper.title))
        for (let i = 0; i < 3; ++i)
            tap(pad.helper.get(0).label + ": more")
        compare(pad.helper.value, 1)
        tap(pad.helper.applyText)
        tryVerify(() => !pad.helper.isOpen)
        compare(text(0, row), "1")
    }
    function test_a_tap_on_a_number_brings_the_keypad() {
        openPad("classic", 3)
        let row = 0
        while (pad.rows.get(row).rowId !== "science")
            ++row
        pad.select(0, row)
        tap("Work it out")
        tryVerify(() => reads(pad.helper.title))
        tap(pad.helper.get(1).label + ": write the number")
        tryVerify(() => pressable("More"))
        const keypad = find(shell.Window.contentItem, item => item.counting === true && item.visible)
        const key = words => touch(find(keypad, item => item.text === words))
        key("5")
        compare(pad.helper.get(1).value, 5)
        key("Next")
        key("3")
        compare(pad.helper.get(2).value, 3)
        key("Next")
        key("Next")
        tryVerify(() => !pad.helper.isOpen)
        compare(text(0, row), "34")
    }
    function test_steps_of_the_helper_can_be_undone() {
        openPad("classic", 3)
        type("5\n")
        tap("Work it out")
        tryVerify(() => reads(pad.helper.title))
        const more = pad.helper.get(0).label + ": more"
        tap(more)
        tap(more)
        compare(pad.helper.get(0).value, 2)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(pad.helper.get(0).value, 1)
        keyClick(Qt.Key_Y, Qt.ControlModifier)
        compare(pad.helper.get(0).value, 2)
        const dialog = pressable(pad.helper.applyText).parent.parent
        const undo = find(dialog, item => item.text === "Undo" && item.clicked !== undefined)
        touch(undo)
        touch(undo)
        compare(pad.helper.get(0).value, 0)
        tryVerify(() => !undo.enabled, 5000, "the sheet is another matter")
        pad.helper.cancel()
        compare(text(0, 0), "5")
    }
    function test_expansions_are_in_sight_before_the_sheet() {
        openPad("classic", 3)
        verify(pad.finish())
        pad.beginWith("classic", ["Dion", "Eve", "Finn", "Gaia"])
        pad.type(5)
        pad.close()
        tryVerify(() => ScoreBook.history.unfinished !== "")
        compare(pad.lastTable("classic").length, 3)
        for (const expansion of ["Leaders", "Cities and debts", "Armada", "Edifices"]) {
            tryVerify(() => pressable(expansion))
            const chip = laidOut(pressable(expansion))
            const bottom = () => chip.mapToItem(shell, 0, chip.height).y
            tryVerify(() => bottom() <= 640, 2000, expansion + " ends at " + bottom())
        }
        tap("Cities and debts")
        pressable("Start scoring").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        tryVerify(() => pad.isOpen)
        compare(pad.rows.get(7).rowId, "cities")
    }
    function test_a_duel_won_early() {
        openPad("duel", 2)
        for (const way of ["Ada won by military supremacy", "Bo won by scientific supremacy"]) {
            const mark = laidOut(pressable(way))
            verify(mark.width >= 44 && mark.height >= 44, way + " " + mark.width + "x" + mark.height)
            const left = mark.mapToItem(shell, 0, 0).x
            verify(left >= 0 && left + mark.width <= 360, way)
            tap(way)
            verify(mark.here)
        }
        verify(!pressable("Ada won by military supremacy").here, "only one wins like this")
        compare(pad.standing, "Bo wins by scientific supremacy")
        compare(pad.missing, 0)
        tap("Bo won by scientific supremacy")
        compare(pad.players.get(1).victory, "", "once more takes it back")
    }
    function test_a_wrong_rank_of_a_file_is_corrected() {
        openWrongRanks()
        const key = words => touch(find(shell, item => item.text === words && item.main !== undefined))
        tap("Finish")
        tap("Rank 1 is written here; by the points it is 2.")
        tryVerify(() => pad.rows.get(pad.row).rowId === "rank")
        compare(pad.column, 0)
        tryVerify(() => !pressable("Keep the correction"))
        key("2")
        tap("Finish")
        tap("Rank 2 is written here; by the points it is 1.")
        tryVerify(() => pad.column === 1)
        tryVerify(() => !pressable("Keep the correction"))
        key("1")
        checkRanks()
        tap("Finish")
        tap("Keep the correction")
        tryVerify(() => !pad.isOpen)
    }
    function test_finish_is_in_sight() {
        openPad("classic", 3)
        type("6")
        tap("Finish")
        tap("Save to history")
        tryVerify(() => !pad.isOpen)
        compare(ScoreBook.history.total, 1)
    }
    function test_no_key_is_named_where_there_is_no_keyboard() {
        openPad("classic", 3)
        pad.select(0, 1)
        verify(!pad.namesKeys)
        verify(!pad.countText.includes("/"), pad.countText)
        verify(reads(pad.countText))
        keyClick("5")
        tryVerify(() => pad.countText.startsWith("/"), 2000, "somebody has typed: " + pad.countText)
        const key = find(shell, item => item.text === "6" && item.main !== undefined)
        touch(key)
        verify(!pad.namesKeys)
    }
}
