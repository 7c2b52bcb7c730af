// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad

// Filling in the sheet by keys, mouse and touch.
PadTest {
    name: "Entry"

    function test_the_example_of_the_rulebook_by_keys() {
        openPad("classic", 3)
        tryVerify(() => cell(0, 0).activeFocus, 5000, "figures go into the first cell at once")
        type("6\n4\n10\n13\n21\n4\n0")
        compare(total(0), 58)
        tryVerify(() => reads("58"))
        compare(pad.players.get(0).isWinner, true)
    }
    readonly property var sheet: [["6", "4", "10", "13", "21", "4", "0"], ["-3", "2", "3", "18", "1", "6", "5"],
                                  ["3", "5", "10", "21", "10", "3", "7"]]
    function checkKept() {
        tryVerify(() => !pad.isOpen)
        compare(ScoreBook.history.total, 1)
        verify(ScoreBook.open(ScoreBook.history.get(0).sheetId))
        for (let player = 0; player < 3; ++player) {
            for (let row = 0; row < 7; ++row)
                compare(text(player, row), sheet[player][row])
        }
        compare([0, 1, 2].map(total), [58, 32, 59])
    }
    function test_a_whole_sheet_by_keys_only() {
        openPad("classic", 3)
        for (const player of sheet)
            type(player.join("\n") + "\n")
        compare([pad.column, pad.row], [2, 6], "there is nothing behind the last cell")
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(text(2, 6), "")
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
        compare(text(2, 6), "7")
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        tryVerify(() => pressable("Save to history") && pressable("Save to history").activeFocus)
        keyClick(Qt.Key_Return)
        checkKept()
    }
    function test_a_whole_sheet_by_touch_only() {
        openPad("classic", 3)
        const keypad = walk(shell, item => item.counting === false)
        const key = words => tapItem(laidOut(walk(keypad, item => item.text === words)))
        for (const player of sheet) {
            for (const value of player) {
                if (value[0] === "-")
                    key("Minus")
                for (const figure of value.replace("-", ""))
                    key(figure)
                key("Next")
            }
        }
        tap("Finish")
        tap("Save to history")
        checkKept()
    }
    // On paper it takes 29 digits. Of the 21 steps to the next cell, only those count as keys that the digits
    // do not imply.
    function test_a_sheet_of_three_takes_hardly_more_keys_than_figures_data() {
        return [{ tag: "first edition", edition: "1", keys: 35 }, { tag: "either edition", edition: "", keys: 37 }]
    }
    function test_a_sheet_of_three_takes_hardly_more_keys_than_figures(data) {
        openPad("classic", 3)
        pad.boxEdition = data.edition
        let keys = 0
        for (let player = 0; player < 3; ++player) {
            for (let row = 0; row < 7; ++row) {
                if (pad.column !== player || pad.row !== row) {
                    type("\n")
                    ++keys
                }
                compare([pad.column, pad.row], [player, row])
                type(sheet[player][row])
                keys += sheet[player][row].length
            }
        }
        compare([0, 1, 2].map(total), [58, 32, 59])
        compare(keys, data.keys)
    }
    function test_the_total_stays_when_a_tie_asks_for_coins() {
        openPad("classic", 3)
        const foot = walk(shell, item => item.hasTotal !== undefined && item.column === 0 && item.sums === undefined)
        const place = item => laidOut(item).mapToItem(shell, 0, 0, item.width, item.height)
        const before = place(foot)
        const last = place(cell(0, 6))
        for (let player = 0; player < 3; ++player) {
            for (let row = 0; row < 7; ++row) {
                pad.select(player, row)
                pad.type(0)
            }
        }
        tryVerify(() => cell(0, 7))
        compare(pad.rows.get(7).rowId, "coins")
        waitForRendering(shell, 500)
        compare(place(foot), before)
        compare(place(cell(0, 6)), last)
    }
    function test_what_was_done_can_be_taken_back() {
        openPad("classic", 3)
        type("6")
        type("4\n")
        tap("Menu")
        tap("What was done")
        tap("Ada, Military conflicts: 6")
        compare(text(0, 0), "")
        compare(text(0, 1), "")
        keyClick(Qt.Key_Y, Qt.ControlModifier)
        compare(text(0, 0), "6")
    }
    function test_the_end_has_a_podium() {
        openPad("classic", 4)
        for (let player = 0; player < 4; ++player) {
            pad.select(player, 3)
            type("" + (20 + player))
        }
        tap("Finish")
        const podium = () => walk(shell.Window.contentItem, item => item.placed !== undefined && item.stepWidth !== undefined)
        tryVerify(() => podium())
        compare(podium().placed.map(one => one.name), ["Dion", "Cy", "Bo", "Ada"])
        compare(podium().steps.map(one => one.name), ["Cy", "Dion", "Bo"])
        tap("Picture")
        tryVerify(() => pressable("Picture (PNG)"))
        tap("Close")
        verify(pad.isOpen)
    }
    function test_a_duel_that_ended_early() {
        openPad("duel", 2)
        tap("Bo won by scientific supremacy")
        compare(pad.standing, "Bo wins by scientific supremacy")
        compare(pad.missing, 0)
        tap("Finish")
        tryVerify(() => reads("Bo wins by scientific supremacy"))
        tap("Save to history")
        tryVerify(() => !pad.isOpen)
    }
    function test_minus_where_it_means_something() {
        openPad("classic", 3)
        tryVerify(() => pressable("Minus").enabled)
        keyClick(Qt.Key_Down)
        tryVerify(() => !pressable("Minus"), 5000, "coins are counted there")
        type("-4")
        compare(text(0, 1), "4")
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("Minus"))
        verify(!pressable("Minus").enabled)
    }
    function test_keys_that_help_data() {
        return [{ tag: "h", key: Qt.Key_H }, { tag: "F1", key: Qt.Key_F1 }, { tag: "?", key: "?" }, { tag: "=", key: "=" }]
    }
    function test_keys_that_help(data) {
        openPad("classic", 3)
        keyClick(data.key)
        verify(pad.helper.isOpen)
        keyClick(Qt.Key_Escape)
        verify(!pad.helper.isOpen)
        tryVerify(() => cell(0, 0).activeFocus, 2000, "the keyboard is back on the sheet")
    }
    function test_tab_leads_on_and_back() {
        openPad("classic", 3)
        keyClick(Qt.Key_Tab)
        tryVerify(() => !cell(0, 0).activeFocus)
        keyClick(Qt.Key_Backtab)
        tryVerify(() => cell(0, 0).activeFocus)
        keyClick(Qt.Key_Backtab)
        const head = walk(shell, item => item.isCurrent !== undefined && item.shownName === "Cy")
        tryVerify(() => head.activeFocus, 5000, "the heads are above")
        keyClick(Qt.Key_Return)
        tryVerify(() => reads("Name"))
        keyClick(Qt.Key_Escape)
    }
    function test_the_sheet_of_dice_by_keys() {
        openPad("dice", 2)
        type("15\n3\n22\n18\n8\n7\n5\n8")
        compare(total(0), 86)
    }
    function test_enter_walks_down_and_on_to_the_next_player() {
        openPad("classic", 2)
        for (let row = 0; row < pad.rows.count; ++row) {
            compare(pad.column, 0)
            compare(pad.row, row)
            tryVerify(() => cell(0, row).activeFocus)
            keyClick(Qt.Key_Enter)
        }
        compare([pad.column, pad.row], [1, 0])
        keyClick(Qt.Key_Return, Qt.ShiftModifier)
        compare([pad.column, pad.row], [0, pad.rows.count - 1])
    }
    function test_arrow_keys_stop_at_the_edges() {
        openPad("classic", 3)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Up)
        compare([pad.column, pad.row], [0, 0])
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Down)
        compare([pad.column, pad.row], [1, 1])
        tryVerify(() => cell(1, 1).activeFocus)
        keyClick(Qt.Key_End)
        compare([pad.column, pad.row], [2, pad.rows.count - 1])
        keyClick(Qt.Key_Home)
        compare([pad.column, pad.row], [0, 0])
    }
    function test_figures_are_replaced_and_erased() {
        openPad("classic", 3)
        pad.select(0, 3)
        type("12\n")
        keyClick(Qt.Key_Up)
        type("3")
        compare(text(0, 3), "3")
        type("4")
        compare(text(0, 3), "34")
        keyClick(Qt.Key_Backspace) // the sheet had moved on
        compare(text(0, 3), "3")
        keyClick(Qt.Key_Delete)
        compare(text(0, 3), "")
    }
    function test_debts() {
        openPad("classic", 3)
        pad.showRow("cities", true)
        let row = 0
        while (pad.rows.get(row).rowId !== "cities")
            ++row
        pad.select(0, row)
        type("-4")
        compare(text(0, row), "-4")
        compare(total(0), -4)
        tryVerify(() => reads("\u22124"), 2000, "a real minus sign")
    }
    function rowIds() {
        return Array.from({ length: pad.rows.count }, (_, row) => pad.rows.get(row).rowId)
    }
    function test_rows_of_expansions_are_chosen_from_the_sheet_by_keys_data() {
        return [[1280, 800], [360, 640]].map(([w, h]) => ({ tag: w + "x" + h, w: w, h: h }))
    }
    function test_rows_of_expansions_are_chosen_from_the_sheet_by_keys(data) {
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        openPad("classic", 3)
        for (let i = 0; i < 30 && !pressable("Expansions").activeFocus; ++i)
            keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Return)
        tryVerify(() => pressable("Leaders") && pressable("Leaders").activeFocus)
        keyClick(Qt.Key_Space)
        compare(rowIds().slice(7), ["leaders"])
        verify(pressable("Leaders").activeFocus, "the next one is a Tab away")
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Space)
        compare(rowIds().slice(7), ["leaders", "armada"])
        verify(!pressable("Total on paper"), "that is no expansion")
        keyClick(Qt.Key_Escape)
        tryVerify(() => cell(0, 0).activeFocus, 2000, "back to the figures")
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(rowIds().slice(7), ["leaders"])
    }
    function test_rows_of_expansions_are_in_sight_data() {
        return [[360, 640], [412, 915], [740, 360], [800, 1280], [1280, 800], [1920, 1080]].map(([w, h]) => ({ tag: w + "x" + h, w: w, h: h }))
    }
    function test_rows_of_expansions_are_in_sight(data) {
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        openPad("classic", 3)
        const grid = walk(shell, item => item.expandsBelow !== undefined)
        const box = item => item.mapToItem(grid, 0, 0, item.width, item.height)
        const button = laidOut(pressable("Expansions"))
        verify(box(button).y >= 0 && box(button).y + button.height <= grid.height, box(button))
        walk(button, item => {
            verify(!item.truncated, item.text)
            return false
        })
        tap("Expansions")
        tap("Armada")
        compare(rowIds().slice(7), ["armada"])
        tap("Done")
        tryVerify(() => cell(0, 7))
        for (const game of ["duel", "dice"]) {
            openPad(game, 2)
            verify(pressable("Other points"), "a row for what the sheet has none for")
            verify(!pressable("Expansions"), "it is no expansion")
        }
    }
    function test_undo_and_redo_by_keys_and_buttons() {
        openPad("classic", 3)
        type("6\n4")
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(text(0, 1), "")
        keyClick(Qt.Key_Y, Qt.ControlModifier)
        compare(text(0, 1), "4")
        press("Undo")
        compare(text(0, 1), "")
        press("Redo")
        compare(text(0, 1), "4")
    }
    function test_keypad_data() {
        return [{ tag: "mouse", press: words => press(words) }, { tag: "touch", press: words => tap(words) }]
    }
    function test_keypad(data) {
        openPad("classic", 3)
        for (const key of ["1", "8", "Erase", "2", "Next", "5"])
            data.press(key)
        compare(text(0, 0), "12")
        compare(text(0, 1), "5")
        tryVerify(() => cell(0, 2).activeFocus, 5000, "the sheet keeps the keyboard")
    }
    function test_keypad_is_one_stop_and_walks_by_arrows() {
        openPad("classic", 3)
        pad.select(0, 3)
        const one = pressable("1")
        one.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        tryVerify(() => pressable("2").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("5").activeFocus)
        keyClick(Qt.Key_Space)
        compare(text(0, 3), "5")
        type("4")
        compare(text(0, 3), "54")
    }
    function test_cells_by_touch() {
        openPad("classic", 3)
        tapItem(cell(2, 3))
        compare([pad.column, pad.row], [2, 3])
        type("9")
        compare(text(2, 3), "9")
    }
    function test_a_mark_is_a_sentence_and_blocks_nothing() {
        openPad("classic", 3)
        let row = 0
        while (pad.rows.get(row).rowId !== "science")
            ++row
        pad.select(0, row)
        type("7") // no symbols give it
        verify(pad.currentMark !== "")
        tryVerify(() => reads(pad.currentMark))
        keyClick(Qt.Key_Return)
        compare(pad.row, row + 1)
        compare(total(0), 7)
    }
    function test_names_are_plain_text() {
        openPad("classic", 8)
        const name = "<b onclick='x'>" + "Bobby ".repeat(50) + "</b>"
        pad.setPlayer(1, "name", name)
        const label = () => walk(shell, item => item.text === pad.players.get(1).shownName && item.textFormat !== undefined)
        tryVerify(() => label())
        compare(label().textFormat, Text.PlainText)
        tryVerify(() => label().truncated, 5000, "long names end in dots")
    }
}
