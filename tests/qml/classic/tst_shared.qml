// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Table
import Mirabilia.Theme

// Ada and Bo play hot seat: nobody sees the other's hand, whatever is pressed.
TableTest {
    id: test
    name: "Shared"

    function init() {
        Theme.motionSpeed = 0
        deal(4, "giza", "A", 2)
        compare(game.table.handoverName, "Ada")
    }
    function namesInHand() {
        const names = []
        for (let row = 0; row < game.table.hand.count; ++row)
            names.push(game.table.hand.get(row).name)
        return names
    }
    /// Ada looks at her hand and chooses; returns the names of her cards.
    function adaChooses() {
        press("Show my hand")
        tryCompare(game.table.hand, "count", 7)
        const names = namesInHand()
        keyClick(Qt.Key_D)
        tryCompare(game.table, "handoverName", "Bo")
        return names
    }
    /// No visible or accessible text contains one of these words.
    function verifyHidden(names) {
        compare(game.table.hand.count, 0)
        compare(cards().length, 0)
        const told = everywhere(item => names.some(name =>
            (item.text !== undefined && String(item.text).includes(name)) || item.Accessible.name.includes(name)))
        compare(told.map(item => item.toString()).join(", "), "")
    }
    function handover() {
        return all(page, item => item instanceof Handover)[0]
    }

    function test_keys_of_the_table_are_dead_at_the_handover() {
        const names = adaChooses()
        for (const key of [Qt.Key_U, Qt.Key_C, Qt.Key_H, Qt.Key_D, Qt.Key_B, Qt.Key_W, Qt.Key_Right,
                           Qt.Key_L, Qt.Key_1, Qt.Key_F1]) {
            keyClick(key)
            wait(20)
            compare(game.table.handoverName, "Bo")
            verifyHidden(names)
        }
        verify(pressable("Show my hand").activeFocus, "nothing has been opened")
    }
    function test_the_tab_key_stays_at_the_handover() {
        const names = adaChooses()
        for (let step = 0; step < 12; ++step) {
            keyClick(step % 3 === 2 ? Qt.Key_Backtab : Qt.Key_Tab)
            let item = test.Window.window.activeFocusItem
            while (item && item !== handover())
                item = item.parent
            verify(item, "the keyboard is at the handover")
        }
        verifyHidden(names)
    }
    function test_a_menu_keeps_the_keyboard_when_the_handover_falls() {
        press("Show my hand")
        tryCompare(game.table.hand, "count", 7)
        keyClick(Qt.Key_Escape)
        tryVerify(() => pressable("Back to the game"))
        game.decide()
        tryCompare(game.table, "handoverName", "Bo")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !pressable("Back to the game"))
        tryVerify(() => pressable("Show my hand").activeFocus)
    }
    function test_the_mouse_reaches_nothing_beneath() {
        const names = adaChooses()
        for (let x = 20; x < width; x += 60) {
            for (const y of [20, 100, 300, 760])
                mouseClick(page, x, y)
        }
        wait(50)
        compare(game.table.handoverName, "Bo")
        verifyHidden(names)
    }
    function test_a_choice_is_changed_by_mouse() {
        const names = adaChooses()
        press("Change Ada's choice")
        tryCompare(game.table, "handoverName", "Ada")
        verifyHidden(names)
        tryVerify(() => !pressable("Change Ada's choice"))
        press("Show my hand")
        tryCompare(game.table, "myTurn", true)
        compare(game.table.own.name, "Ada")
        compare(namesInHand().join(), names.join())
        tryVerify(() => page.activeFocus)
        keyClick(Qt.Key_D)
        tryCompare(game.table, "handoverName", "Bo")
    }
    function test_a_choice_is_changed_by_keys() {
        adaChooses()
        tryVerify(() => pressable("Show my hand").activeFocus)
        keyClick(Qt.Key_Tab)
        tryVerify(() => pressable("Change Ada's choice").activeFocus)
        keyClick(Qt.Key_Return)
        tryCompare(game.table, "handoverName", "Ada")
        tryVerify(() => pressable("Show my hand").activeFocus)
        keyClick(Qt.Key_Return)
        tryCompare(game.table, "myTurn", true)
        compare(game.table.own.name, "Ada")
    }
    function test_undo_leaves_the_hand_with_the_one_at_the_screen() {
        const names = adaChooses()
        press("Show my hand")
        tryCompare(game.table, "myTurn", true)
        keyClick(Qt.Key_U) // undoes Ada's choice
        wait(50)
        compare(game.table.own.name, "Bo")
        keyClick(Qt.Key_D)
        tryCompare(game.table, "handoverName", "Ada")
        verifyHidden(names)
    }
    function test_escape_at_the_handover_opens_the_menu_only() {
        const names = adaChooses()
        keyClick(Qt.Key_Escape)
        tryVerify(() => pressable("Leave the table"))
        verifyHidden(names)
        keyClick(Qt.Key_Escape)
        tryVerify(() => !pressable("Leave the table"))
        tryVerify(() => pressable("Show my hand").activeFocus)
    }
}
