// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Theme
import Mirabilia.Controls

// Loads every control in every theme and at every scale. With MIRABILIA_SCREENSHOTS=DIR it also
// saves pictures there for inspection.
TestCase {
    id: testCase

    name: "Gallery"
    when: windowShown
    visible: true
    width: 1280
    height: 2600

    Component {
        id: galleryComponent
        Gallery {}
    }

    function cleanup() {
        Theme.mode = "system"
        Theme.scale = 1
        Theme.motionSpeed = 3
    }
    function init() {
        Theme.motionSpeed = 0
    }
    function save(item, name) {
        if (screenshotDir !== "")
            grabImage(item).save(screenshotDir + "/" + name + ".png")
    }
    function everyLook(sizes) {
        const rows = []
        for (const mode of ["light", "dark"]) {
            for (const [scale, w, h] of sizes)
                rows.push({ tag: mode + "-" + scale + "-" + w, mode: mode, scale: scale, w: w, h: h })
        }
        return rows
    }
    function show(component, data) {
        Theme.mode = data.mode
        Theme.scale = data.scale
        return createTemporaryObject(component, testCase, { width: data.w, height: data.h })
    }

    function test_gallery_data() {
        return everyLook([[0.8, 1280, 800], [1, 1280, 880], [2, 1280, 2600], [1, 360, 1900]])
    }
    function test_gallery(data) {
        const gallery = show(galleryComponent, data)
        verify(gallery)
        gallery.focusSample.forceActiveFocus(Qt.TabFocusReason)
        waitForRendering(gallery)
        save(gallery, "gallery-" + data.tag)
    }
}
