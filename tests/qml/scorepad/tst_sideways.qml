// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// The pad on a phone in landscape, where every line counts.
PadTest {
    name: "PadOnAPhoneOnItsSide"
    width: 740
    height: 360

    function scrollPaneAbove(item) {
        while (item && item.scrollable === undefined)
            item = item.parent
        return item
    }
    function test_keys_stay_large_below_a_note() {
        openPad("classic", 3)
        type("5")
        backstage.damageHistory()
        type("6")
        tryVerify(() => pressable("Begin a new history"))
        const key = find(shell, item => item.text === "6" && item.main !== undefined)
        tryVerify(() => key.height >= 44, 2000, "a key is " + key.height + " high")
    }
    function test_all_rows_are_in_sight_data() {
        return [{ tag: "classic", box: "classic", players: 3 }, { tag: "classic, many", box: "classic", players: 7 },
                { tag: "duel", box: "duel", players: 2 }, { tag: "dice", box: "dice", players: 4 }]
    }
    function test_all_rows_are_in_sight(data) {
        openPad(data.box, data.players)
        const grid = find(shell, item => item.expandsBelow !== undefined)
        waitForRendering(shell, 500)
        for (let row = 0; row < pad.rows.count; ++row) {
            const shown = cell(0, row)
            const bottom = shown.mapToItem(grid, 0, shown.height).y
            verify(bottom <= grid.height + 1, row + " ends at " + bottom + " of " + grid.height)
            verify(shown.figure.font.pixelSize <= shown.height, "its figures fit")
        }
    }
    function test_all_expansions_leave_those_of_the_box_in_sight() {
        openPad("classic", 8)
        for (const row of ["leaders", "cities", "armada", "edifices"])
            pad.showRow(row, true)
        pad.select(0, 0)
        const grid = find(shell, item => item.expandsBelow !== undefined)
        const ends = row => cell(0, row).mapToItem(grid, 0, cell(0, row).height).y
        waitForRendering(shell, 500)
        compare(pad.rows.count, 11)
        verify(ends(6) <= grid.height + 1, "those of the box: " + ends(6) + " of " + grid.height)
        verify(cell(0, 6).figure.font.pixelSize <= cell(0, 6).height, "its figures fit")
        pad.select(0, 10)
        tryVerify(() => ends(10) <= grid.height + 1)
    }
    function test_fields_of_the_helper_have_room() {
        openPad("classic", 3)
        for (const row of ["wonders", "science", "guilds"]) {
            let index = 0
            while (pad.rows.get(index).rowId !== row)
                ++index
            pad.select(0, index)
            pad.openHelper()
            const title = pad.helper.title
            tryVerify(() => reads(title))
            waitForRendering(shell, 500)
            const pane = scrollPaneAbove(find(shell.Window.contentItem, item => item.text === title))
            verify(laidOut(pane).height >= Math.min(200, pane.contentHeight), row + ": " + pane.height)
            pad.helper.cancel()
            tryVerify(() => !reads(title))
        }
    }
    function test_a_page_begins_at_its_top() {
        openPad("classic", 3)
        pad.close()
        shell.go("scores")
        at("scores")
        tryVerify(() => pressable("Start scoring").activeFocus)
        const pane = scrollPaneAbove(pressable("Start scoring"))
        verify(pane.scrollable)
        compare(pane.contentY, 0)
        keyClick(Qt.Key_Backtab)
        keyClick(Qt.Key_Tab)
        verify(pressable("Start scoring").visualFocus)
        tryVerify(() => pane.contentY > 0, 2000, "who walks with the keys sees where they are")
    }
    function test_what_is_in_a_file_stays_in_its_frame() {
        openPad("classic", 3)
        pad.close()
        shell.go("scoreImport")
        at("scoreImport")
        verify(ScoreBook.transfer.previewText("game,player,military,mood\ng1,Ada,6,good\ng1,Bo,x,bad\ng2,Ada,4,\ng2,Cy,3,\n"))
        tryVerify(() => pressable("Take none"))
        const list = find(shell, item => item.keyed !== undefined && item.name === "What is in it")
        verify(list.clip && list.height >= Theme.px(80), list.height)
        tryVerify(() => list.contentHeight > list.height)
        ScoreBook.transfer.cancel()
    }
}
