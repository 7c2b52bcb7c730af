// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../stage"
import Mirabilia.Theme

// Requirements of dialogs and toasts in windows of every size.
PageTest {
    id: testCase

    property Overlays page

    Component {
        id: overlays
        Overlays { anchors.fill: parent }
    }
    SignalSpy { id: rejected; signalName: "rejected" }
    SignalSpy { id: accepted; signalName: "accepted" }
    SignalSpy { id: undone; signalName: "actionTriggered" }

    function init() {
        Theme.mode = "light"
        Theme.motionSpeed = 0
        page = createTemporaryObject(overlays, testCase)
        for (const spy of [rejected, accepted, undone])
            spy.clear()
        rejected.target = page.dialog
        accepted.target = page.dialog
        undone.target = page.toast
    }
    function cleanup() {
        page.dialog.close()
        Theme.mode = "system"
        Theme.scale = 1
        Theme.motionSpeed = 3
    }
    function save(what) {
        waitForRendering(page, 500)
        if (screenshotDir !== "")
            grabImage(page).save(screenshotDir + "/" + name + "-" + what + ".png")
    }

    function test_escape_rejects() {
        page.dialog.open()
        tryCompare(page.dialog, "opened", true)
        keyClick(Qt.Key_Escape)
        tryCompare(page.dialog, "visible", false)
        compare(rejected.count, 1)
        compare(accepted.count, 0)
    }
    function test_escape_is_refused_when_not_dismissable() {
        page.dialog.dismissable = false
        page.dialog.open()
        tryCompare(page.dialog, "opened", true)
        keyClick(Qt.Key_Escape)
        compare(page.dialog.visible, true)
        mouseClick(page, 2, 2)
        compare(page.dialog.visible, true)
    }
    function test_buttons() {
        page.dialog.open()
        tryCompare(page.dialog, "opened", true)
        mouseClick(laidOut(page.payButton))
        tryCompare(accepted, "count", 1)
        tryCompare(page.dialog, "visible", false)
    }
    function test_keyboard_stays_inside() {
        page.dialog.open()
        tryCompare(page.dialog, "opened", true)
        const seen = new Set()
        for (let i = 0; i < 12; ++i) {
            keyClick(Qt.Key_Tab)
            const item = page.Window.activeFocusItem
            seen.add(item)
            let up = item
            while (up && up !== page)
                up = up.parent
            verify(up !== page, "focus left the dialog for " + item)
        }
        verify(seen.size >= 5, "only " + seen.size + " stops")
        verify(seen.has(page.payButton) && seen.has(page.cancelButton))
    }
    function test_pictures_data() {
        return [{ tag: "light" }, { tag: "dark" }]
    }
    function test_pictures(data) {
        Theme.mode = data.tag
        page.toast.show("Baths discarded for 3 coins", "Undo")
        page.combo.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        wait(50)
        save("combo-toast-" + data.tag)
        keyClick(Qt.Key_Escape)
        page.dialog.open()
        page.cancelButton.forceActiveFocus(Qt.TabFocusReason)
        wait(50)
        save("dialog-" + data.tag)
    }

    function test_toast() {
        page.toast.show("Discarded", "Undo")
        tryCompare(page.toast, "visible", true)
        verify(page.toast.width <= page.width)
        const undo = find(page.toast, item => item.text === "Undo" && item.clicked)
        mouseClick(laidOut(undo))
        tryCompare(undone, "count", 1)
        tryCompare(page.toast, "visible", false)
    }
    function test_toast_by_keys() {
        page.toast.show("Discarded", "Undo")
        page.toast.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Return)
        tryCompare(undone, "count", 1)
        page.toast.show("Saved", "")
        page.toast.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Escape)
        tryCompare(page.toast, "shown", false)
    }
}
