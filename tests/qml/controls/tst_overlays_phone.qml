// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Theme

// The same on a phone: the dialog is a sheet at the bottom, its buttons fill the width.
OverlayTest {
    name: "OverlaysPhone"
    width: 360
    height: 640

    function test_dialog_is_a_sheet() {
        page.dialog.open()
        compare(page.dialog.sheet, true)
        tryCompare(page.dialog, "width", width)
        tryVerify(() => page.dialog.y + page.dialog.height === height)
        tryVerify(() => page.payButton.width > width - 3 * Theme.space24)
        tryVerify(() => page.payButton.mapToItem(null, 0, 0).y > page.cancelButton.mapToItem(null, 0, 0).y)
    }
    function test_dialog_fits_at_every_scale() {
        for (const scale of [0.8, 1, 2]) {
            Theme.scale = scale
            page.dialog.open()
            tryVerify(() => page.dialog.height <= height)
            save("dialog-scale-" + scale)
            const foot = () => page.payButton.mapToItem(page, 0, page.payButton.height).y
            tryVerify(() => foot() <= height, 5000, "the main button ends within the window")
            page.dialog.close()
        }
    }
}
