// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Theme

// Reading past events, on a phone and with the keyboard.
TableTest {
    id: test
    name: "Reading"

    function init() {
        Theme.motionSpeed = 0
        resize(360, 640)
    }
    function cleanup() {
        close()
        resize(1280, 800)
    }
    function told() {
        const reveal = game.table.reveal
        for (let row = 0; row < reveal.count; ++row) {
            if (!reads(reveal.get(row).text))
                return false
        }
        return reveal.count > 0
    }

    function test_the_last_turn_on_a_phone_data() {
        return [{ tag: "upright", size: [360, 640] }, { tag: "sideways", size: [740, 360] }]
    }
    function test_the_last_turn_on_a_phone(data) {
        resize(data.size[0], data.size[1])
        deal(7, "giza", "A")
        verify(game.playTo(1, 2))
        verify(!told())
        tryVerify(() => pressable("Last turn (R)"))
        const opener = pressable("Last turn (R)")
        tryVerify(() => opener.width >= 44 && opener.height >= 44)
        press("Last turn (R)")
        tryVerify(() => told())
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
    }
    function test_the_last_turn_by_key() {
        resize(1280, 800)
        deal(3, "giza", "A")
        keyClick(Qt.Key_R)
        tryVerify(() => reads("Nothing has been played yet."))
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
        verify(game.playTo(1, 2))
        keyClick(Qt.Key_R)
        tryVerify(() => told())
        keyClick(Qt.Key_Escape)
    }
    function test_the_last_turn_at_the_handover_of_a_phone() {
        deal(4, "giza", "A", 2)
        verify(!pressable("Last turn"), "nothing has been played")
        verify(game.decide()) // Ada's handover
        verify(game.decide())
        tryCompare(game.table, "handoverName", "Bo")
        verify(game.decide())
        verify(game.decide())
        tryVerify(() => game.table.turn === 2 && game.table.handover, 20000)
        press("Last turn")
        tryVerify(() => told())
        keyClick(Qt.Key_Escape)
        tryVerify(() => pressable("Show my hand").activeFocus)
    }
    function test_the_page_of_keys_keeps_the_keyboard_while_the_menu_fades() {
        Theme.motionSpeed = 1
        deal(3, "giza", "A")
        tryVerify(() => page.activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => pressable("Keys and marks"))
        pressable("Keys and marks").clicked()
        tryVerify(() => reads("Move along the hand"))
        tryVerify(() => !pressable("Keys and marks"))
        wait(Theme.move)
        verify(!page.activeFocus, "the keyboard is in the page of keys")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads("Move along the hand"))
        tryVerify(() => page.activeFocus)
    }
    function test_the_log_lies_in_the_menu_of_a_narrow_window() {
        deal(3, "giza", "A")
        resize(300, 533)
        tryVerify(() => pressable("Menu"))
        verify(!pressable("Log (L)"))
        press("Menu")
        press("Log")
        tryVerify(() => pressable("Copy the log as text"))
        resize(360, 640)
        tryVerify(() => pressable("Log (L)"))
    }
    function test_the_log_is_walked_with_keys() {
        deal(3, "giza", "A")
        verify(game.playTo(1, 4))
        keyClick(Qt.Key_L)
        tryVerify(() => pressable("Copy the log as text"))
        tryVerify(() => everywhere(item => item instanceof ListView).length === 1)
        const list = everywhere(item => item instanceof ListView)[0]
        for (let step = 0; step < 12 && !list.activeFocus; ++step)
            keyClick(Qt.Key_Tab)
        tryVerify(() => list.activeFocus)
        tryCompare(list, "currentIndex", game.table.log.count - 1)
        let shown = ""
        list.parent.cardShown.connect(card => shown = card)
        while (game.table.log.get(list.currentIndex).card === "")
            keyClick(Qt.Key_Up)
        keyClick(Qt.Key_Return)
        tryVerify(() => shown === game.table.log.get(list.currentIndex).card)
        const at = list.currentIndex
        keyClick(Qt.Key_Up)
        tryCompare(list, "currentIndex", at - 1)
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
    }
}
