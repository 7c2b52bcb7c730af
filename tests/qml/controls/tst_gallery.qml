// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Theme
import Mirabilia.Controls

// Pictures of the gallery, written when MIRABILIA_SCREENSHOTS names a folder; the run itself proves
// that every control loads and lays itself out at every size and theme without a warning.
TestCase {
    id: testCase

    name: "Gallery"
    when: windowShown
    visible: true
    width: 1280
    height: 800

    Component {
        id: galleryComponent
        Gallery {}
    }

    function cleanup() {
        Theme.mode = "light"
        Theme.scale = 1
    }

    function picture_data(): var {
        const rows = []
        for (const mode of ["light", "dark"]) {
            for (const [scale, w, h] of [[0.8, 1280, 800], [1, 1280, 880], [2, 1280, 2400], [1, 360, 2300]])
                rows.push({ tag: mode + "-" + scale + "-" + w, mode: mode, scale: scale, w: w, h: h })
        }
        return rows
    }
    function test_picture_data(): var {
        return picture_data()
    }
    function test_picture(data: var) {
        Theme.mode = data.mode
        Theme.scale = data.scale
        const gallery = createTemporaryObject(galleryComponent, testCase, { width: data.w, height: data.h })
        verify(gallery)
        if (data.scale === 1)
            gallery.focusSample.forceActiveFocus(Qt.TabFocusReason)
        waitForRendering(gallery)
        if (screenshotDir !== "") {
            const image = grabImage(gallery)
            image.save(screenshotDir + "/gallery-" + data.tag + ".png")
        }
    }
}
