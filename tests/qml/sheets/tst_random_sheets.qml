// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../scorepad"

// Two hundred sheets of each box.
PadTest {
    name: "RandomSheets"

    function test_each_ends_as_it_was_meant_data() {
        return [{ tag: "classic" }, { tag: "duel" }, { tag: "dice" }]
    }
    function cleanup() {
        shell.anchors.fill = shell.parent
    }
    function test_each_ends_as_it_was_meant(data) {
        const below = randomly(11)
        const sizes = [[1280, 800], [900, 700], [800, 1280], [360, 640]]
        shell.anchors.fill = undefined
        for (let sheet = 0; sheet < 200; ++sheet) {
            const size = sizes[sheet % sizes.length]
            shell.width = size[0]
            shell.height = size[1]
            writeRandomly(data.tag, below)
        }
    }
}
