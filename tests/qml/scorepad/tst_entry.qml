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
        tryVerify(() => pressable("Keep editing") && pressable("Keep editing").activeFocus, 5000,
                  "behind the last cell the sheet ends; its war asks for a second look")
        keyClick(Qt.Key_Escape)
        tryVerify(() => cell(2, 6).activeFocus)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(text(2, 6), "")
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
        compare(text(2, 6), "7")
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        tryVerify(() => pressable("Keep editing") && pressable("Keep editing").activeFocus)
        for (let i = 0; i < 4 && !pressable("Save to history").activeFocus; ++i)
            keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Return)
        checkKept()
    }
    function test_a_whole_sheet_by_touch_only() {
        openPad("classic", 3)
        const keypad = find(shell, item => item.counting === false)
        const key = words => touch(find(keypad, item => item.text === words))
        for (const player of sheet) {
            for (const value of player) {
                if (value[0] === "-")
                    key("Minus")
                for (const figure of value.replace("-", ""))
                    key(figure)
                key("Next")
            }
        }
        tap("Save to history")
        checkKept()
    }
    function test_random_sheets_by_keys_and_touch() {
        const below = randomly(7)
        for (const box of ["classic", "duel", "dice"])
            writeRandomly(box, below)
    }
    function test_going_on_is_one_key_everywhere_and_said() {
        openPad("classic", 3)
        tryVerify(() => reads("Enter goes on; nothing goes on by itself."))
        let keys = 0
        for (let player = 0; player < 3; ++player) {
            for (let row = 0; row < 7; ++row) {
                compare([pad.column, pad.row], [player, row])
                type(sheet[player][row])
                compare([pad.column, pad.row], [player, row], "what is typed stays where it is")
                type("\n")
                keys += sheet[player][row].length + 1
            }
        }
        compare([0, 1, 2].map(total), [58, 32, 59])
        compare(keys, 29 + 21)
        keyClick(Qt.Key_Escape)
    }
    function test_the_place_of_the_next_digit_is_seen() {
        openPad("classic", 3)
        const caret = item => find(item, part => part.visible && part.width === Math.round(2) && part.height === 24)
        tryVerify(() => caret(cell(0, 0)), 2000, "in an empty cell")
        type("6")
        tryVerify(() => caret(cell(0, 0)) && !cell(0, 0).selected, 2000, "behind a figure")
        type("\n")
        keyClick(Qt.Key_Up)
        tryVerify(() => cell(0, 0).selected && !caret(cell(0, 0)), 2000, "it is replaced")
    }
    // Seven figures with Enter behind each, wherever the keyboard was in between.
    function test_no_figure_is_lost_to_a_button() {
        openPad("classic", 3)
        type("6\n4\n")
        press("Undo")
        type("5\n")
        compare(text(0, 1), "5", "a click on Undo leaves the keyboard on the sheet")
        press("Menu")
        tryVerify(() => pressable("Game details"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => cell(0, 2).activeFocus)
        type("10\n")
        compare(text(0, 2), "10")
        compare([pad.column, pad.row], [0, 3])
        for (const words of ["Undo", "Menu", "Finish"]) {
            pressable(words).forceActiveFocus(Qt.TabFocusReason)
            type("7\n")
            tryVerify(() => cell(0, pad.row).activeFocus)
        }
        compare([3, 4, 5].map(row => text(0, row)), ["7", "7", "7"])
        // A click on the current cell takes the keyboard, and no helper opens.
        pressable("Menu").forceActiveFocus(Qt.TabFocusReason)
        mouseClick(laidOut(cell(0, 6)))
        verify(!pad.helper.isOpen)
        type("9")
        compare(text(0, 6), "9")
    }
    function test_sums_by_keys_and_touch() {
        openPad("classic", 3)
        pad.select(0, 3)
        type("3+5+2")
        tryVerify(() => reads("3+5+2") && reads("3+5+2 = 10"))
        type("\n")
        compare(text(0, 3), "10")
        pad.select(1, 4)
        for (const key of ["1", "0", "Minus", "2", "Plus", "1", "Next"])
            tap(key)
        compare(text(1, 4), "9")
        compare(text(1, 5), "")
    }
    function test_coins_shift_no_column() {
        openPad("classic", 2)
        for (const figures of ["2", "14/", "7", "12", "8", "3", "9", "1", "5", "3"])
            type(figures + "\n")
        compare(pad.rows.get(7).rowId, "coins")
        compare([0, 1, 2, 3, 4, 5, 6, 7].map(row => text(0, row)), ["2", "4", "7", "12", "8", "3", "9", "14"])
        compare([0, 1, 2].map(row => text(1, row)), ["1", "5", "3"])
    }
    function test_what_is_refused_is_told() {
        openPad("duel", 2)
        let row = 0
        while (pad.rows.get(row).rowId !== "commerce")
            ++row
        pad.select(0, row)
        type("4712\n")
        verify(parseInt(text(0, row)) < 100, text(0, row))
        tryVerify(() => cell(0, row).mark.includes("was not written"))
        tap("Finish")
        tryVerify(() => reads(cell(0, row).mark), 2000, "Finish says which")
        verify(!pressable("Save to history").activeFocus, "no Enter too many saves it")
        keyClick(Qt.Key_Escape)
    }
    function test_tab_goes_across() {
        openPad("classic", 3)
        keyClick(Qt.Key_Tab)
        compare([pad.column, pad.row], [1, 0])
        tryVerify(() => cell(1, 0).activeFocus)
        type("5")
        keyClick(Qt.Key_Backtab)
        compare([pad.column, pad.row], [0, 0])
        compare(text(1, 0), "5")
    }
    function test_the_total_stays_when_a_tie_asks_for_coins() {
        openPad("classic", 3)
        const foot = find(shell, item => item.hasTotal !== undefined && item.column === 0 && item.sums === undefined)
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
        type("6\n")
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
        const podium = () => find(shell.Window.contentItem, item => item.placed !== undefined && item.stepWidth !== undefined)
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
    function test_the_senate_decides_where_it_is_played_with() {
        openPad("duel", 2)
        verify(!pressable("Bo won by political supremacy"))
        pad.showRow("agora", true)
        tap("Bo won by political supremacy")
        compare(pad.standing, "Bo wins by political supremacy")
    }
    function test_minus_behind_a_figure_by_touch() {
        openPad("classic", 3)
        for (const key of ["4", "Minus", "Next"])
            tap(key)
        compare(text(0, 0), "-4")
        verify(pressable("Minus").enabled, "a difference can be meant")
        type("-4") // of coins nobody owes any
        compare(text(0, 1), "4")
        tryVerify(() => cell(0, 1).mark.includes("was not written"))
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
        pad.select(2, 0)
        keyClick(Qt.Key_Tab)
        tryVerify(() => !cell(2, 0).activeFocus)
        keyClick(Qt.Key_Backtab)
        tryVerify(() => cell(2, 0).activeFocus)
        pad.select(0, 0)
        tryVerify(() => cell(0, 0).activeFocus)
        keyClick(Qt.Key_Backtab)
        const head = find(shell, item => item.isCurrent !== undefined && item.shownName === "Cy")
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
        keyClick(Qt.Key_Backspace)
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
        tryVerify(() => cell(2, 0).activeFocus, 2000, "back to the figures")
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
        const grid = find(shell, item => item.expandsBelow !== undefined)
        const box = item => item.mapToItem(grid, 0, 0, item.width, item.height)
        const button = laidOut(pressable("Expansions"))
        verify(box(button).y >= 0 && box(button).y + button.height <= grid.height, box(button))
        find(button, item => {
            verify(!item.truncated, item.text)
            return false
        })
        tap("Expansions")
        tap("Armada")
        compare(rowIds().slice(7), ["armada"])
        tap("Done")
        tryVerify(() => cell(0, 7))
        openPad("duel", 2)
        verify(pressable("Expansions"), "Pantheon and Agora")
        openPad("dice", 2)
        verify(pressable("Other points"), "a row for what the sheet has none for")
        verify(!pressable("Expansions"), "it is no expansion")
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
        tryVerify(() => cell(0, 1).activeFocus, 5000, "the sheet keeps the keyboard")
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
        touch(cell(2, 3))
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
        const label = () => find(shell, item => item.text === pad.players.get(1).shownName && item.textFormat !== undefined)
        tryVerify(() => label())
        compare(label().textFormat, Text.PlainText)
        tryVerify(() => label().truncated, 5000, "long names end in dots")
    }
}
