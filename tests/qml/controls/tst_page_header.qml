// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Theme

// A header narrowed in one step loses its subtitle and wraps its title; the layout must settle.
TestCase {
    id: test
    name: "PageHeader"
    when: windowShown
    visible: true
    width: 1366
    height: 200

    PageHeader {
        id: header
        width: test.width
        title: "7 Wonders, the history of our games"
        subtitle: test.width < Theme.px(600) ? "" : "Ada leads"
        IconButton { glyph: "undo"; text: "Undo" }
        AppButton { text: "Finish"; glyph: "tick" }
    }

    function cleanup() {
        Theme.scale = 1
    }
    function test_it_settles_at_every_width_data() {
        return [0.8, 1, 1.5, 2].map(scale => ({ tag: scale * 100 + " %", scale: scale }))
    }
    function test_it_settles_at_every_width(data) {
        failOnWarning(/Polish loop/)
        Theme.scale = data.scale
        for (let width = 200; width < 700; width += 5) {
            test.width = 1366
            wait(0)
            test.width = width
            wait(0)
        }
    }
}
