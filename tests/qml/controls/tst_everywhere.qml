// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtTest
import "../stage"
import Mirabilia.Theme
import Mirabilia.Controls

// Requirements of every control at every scale: large enough to touch, named, inside its column.
PageTest {
    id: testCase

    name: "Everywhere"
    width: 1280
    height: 2600

    Component {
        id: galleryComponent
        Gallery {}
    }

    function cleanup() {
        Theme.scale = 1
    }
    function operable(item) {
        return item.activeFocusOnTab || item.clicked !== undefined
    }
    function scales() {
        const rows = []
        for (const scale of [0.8, 1, 1.5, 2]) {
            for (const w of [360, 800, 1280])
                rows.push({ tag: scale + " at " + w, scale: scale, w: Math.max(w, 360 * scale) })
        }
        return rows
    }
    function gallery(data) {
        Theme.scale = data.scale
        const made = createTemporaryObject(galleryComponent, testCase, { width: data.w, height: 2600 })
        waitForRendering(made)
        return made
    }

    function test_targets_data() { return scales() }
    function test_targets(data) {
        const targets = shown(gallery(data), item => operable(item) && item.flickableDirection === undefined)
        verify(targets.length >= 20)
        for (const item of targets) {
            verify(item.width >= Theme.target && item.height >= Theme.target,
                   item + " \"" + item.text + "\" is " + item.width + " x " + item.height)
        }
    }
    function test_names() {
        for (const item of shown(gallery({ scale: 1, w: 1280 }), item => operable(item) || item.Accessible.focusable))
            verify(item.Accessible.name !== "", item + " has no name")
    }
    function test_nothing_leaves_its_parent_data() { return scales() }
    function test_nothing_leaves_its_parent(data) {
        const made = gallery(data)
        for (const item of shown(made, item => item.text !== undefined && item.contentWidth !== undefined)) {
            const right = item.mapToItem(made, item.width, 0).x
            verify(right <= made.width + 1, "\"" + item.text + "\" ends at " + right + " of " + made.width)
        }
    }
}
