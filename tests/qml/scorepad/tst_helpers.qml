// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models

// Values that are worked out: the helper opens in place and writes what it has counted.
PadTest {
    name: "Helpers"

    function goTo(rowId) {
        let row = 0
        while (pad.rows.get(row).rowId !== rowId)
            ++row
        pad.select(0, row)
        return row
    }
    function field(part) {
        return walk(shell, item => item.stepped !== undefined && item.valueText !== undefined
                                   && item.label === pad.helper.get(part).label)
    }

    function test_science_by_key_and_mouse() {
        openPad("classic", 3)
        const row = goTo("science")
        keyClick(Qt.Key_F2)
        verify(pad.helper.isOpen)
        tryVerify(() => reads(pad.helper.title))
        const first = pad.helper.get(0)
        const more = first.label + ": more"
        press(more)
        press(more)
        compare(pad.helper.get(0).value, 2)
        compare(pad.helper.value, 4)
        press(pad.helper.applyText)
        verify(!pad.helper.isOpen)
        compare(text(0, row), "4")
        verify(cell(0, row).isWorked)
        tryVerify(() => cell(0, row).activeFocus)
    }
    function test_it_opens_again_with_what_was_put_in() {
        openPad("classic", 3)
        const row = goTo("science")
        press("Work it out")
        press(pad.helper.get(1).label + ": more")
        pressable(pad.helper.applyText).clicked()
        // Pressing the current cell once more opens it, too.
        mouseClick(cell(0, row))
        tryVerify(() => pad.helper.isOpen)
        compare(pad.helper.get(1).value, 1)
        keyClick(Qt.Key_Escape)
        verify(!pad.helper.isOpen)
        compare(text(0, row), "1")
        verify(pad.isOpen, "Escape closed the helper only")
    }
    function test_arrow_keys_count() {
        openPad("classic", 3)
        goTo("science")
        keyClick(Qt.Key_F2)
        const less = pressable(pad.helper.get(0).label + ": more")
        less.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        keyClick("+")
        compare(pad.helper.get(0).value, 2)
        keyClick(Qt.Key_Left)
        compare(pad.helper.get(0).value, 1)
        pad.helper.cancel()
    }
    function test_every_helper_of_every_game_can_be_drawn_data() {
        return [{ tag: "classic", players: 4 }, { tag: "duel", players: 2 }, { tag: "dice", players: 4 }]
    }
    function test_every_helper_of_every_game_can_be_drawn(data) {
        openPad(data.tag, data.players)
        let opened = 0
        for (let row = 0; row < pad.rows.count; ++row) {
            pad.select(0, row)
            if (!pad.hasHelper)
                continue
            pad.openHelper()
            verify(pad.helper.count > 0, pad.rows.get(row).rowId)
            tryVerify(() => reads(pad.helper.title), 2000, pad.helper.title)
            pad.helper.cancel()
            ++opened
        }
        verify(opened >= 3)
    }
}
