// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates
import QtTest
import Mirabilia.Theme

// Dialog, toast and tooltip in a wide window.
OverlayTest {
    name: "Overlays"
    width: 1280
    height: 800

    function test_dialog_is_centred() {
        page.dialog.open()
        compare(page.dialog.sheet, false)
        tryCompare(page.dialog, "width", Theme.px(520))
        tryVerify(() => page.dialog.x === Math.round((width - page.dialog.width) / 2))
        tryVerify(() => page.dialog.y === Math.round((height - page.dialog.height) / 2))
    }
    function test_tooltip() {
        const back = find(page, item => item.text === "Back" && item.clicked)
        back.forceActiveFocus(Qt.TabFocusReason)
        tryVerify(() => find(page.Overlay.overlay, item => item.text === "Back"))
        save("tooltip")
        page.combo.forceActiveFocus(Qt.TabFocusReason)
        tryVerify(() => !find(page.Overlay.overlay, item => item.text === "Back"))
    }
}
