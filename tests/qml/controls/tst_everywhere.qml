// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtTest
import Mirabilia.Theme
import Mirabilia.Controls

// Requirements of every control at every scale: large enough to touch, named, inside its column.
TestCase {
    id: testCase

    name: "Everywhere"
    when: windowShown
    visible: true
    width: 1280
    height: 2600

    Component {
        id: galleryComponent
        Gallery {}
    }

    function cleanup() {
        Theme.scale = 1
    }
    function walk(root, visit) {
        if (!root.visible)
            return
        visit(root)
        for (let i = 0; i < root.children.length; ++i)
            walk(root.children[i], visit)
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
        let count = 0
        walk(gallery(data), item => {
            if (!operable(item) || item.flickableDirection !== undefined)
                return
            ++count
            verify(item.width >= Theme.target && item.height >= Theme.target,
                   item + " \"" + item.text + "\" is " + item.width + " x " + item.height)
        })
        verify(count >= 20)
    }
    function test_names() {
        walk(gallery({ scale: 1, w: 1280 }), item => {
            if (operable(item) || item.Accessible.focusable)
                verify(item.Accessible.name !== "", item + " has no name")
        })
    }
    function test_nothing_leaves_its_parent_data() { return scales() }
    function test_nothing_leaves_its_parent(data) {
        const made = gallery(data)
        walk(made, item => {
            if (item.text === undefined || item.contentWidth === undefined)
                return
            const right = item.mapToItem(made, item.width, 0).x
            verify(right <= made.width + 1, "\"" + item.text + "\" ends at " + right + " of " + made.width)
        })
    }
}
