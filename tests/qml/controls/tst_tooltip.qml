// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Theme

// A tooltip is as wide as its text, at every scale and in every window, and its layout settles.
TestCase {
    id: test
    name: "Tooltip"
    when: windowShown
    visible: true
    width: 1280
    height: 300

    Item {
        anchors.centerIn: parent
        width: 40
        height: 40
        Tooltip {
            id: tooltip
            delay: 0
            visible: true
        }
    }

    function init() {
        Theme.motionSpeed = 0
        failOnWarning(/Binding loop/)
    }
    function cleanup() {
        Theme.scale = 1
        Theme.motionSpeed = 3
        width = 1280
    }
    function test_it_settles_data() {
        return [
            { tag: "a word", text: "Gold" },
            { tag: "a sentence", text: "Violet: taken by Ada Lovelace of the large table" },
            { tag: "more than a phone is wide", text: "No die shows its row, and the city has no bridge that would lead there for less. ".repeat(3) },
            { tag: "Japanese", text: "この区画を建てるサイコロがありません。資源が一つ足りず、コインもありません。" }
        ]
    }
    function test_it_settles(data) {
        tooltip.text = data.text
        tryVerify(() => tooltip.opened)
        for (const size of [1280, 360, 960, 300]) {
            width = size
            for (let scale = 0.8; scale <= 2; scale += 0.05) {
                Theme.scale = scale
                wait(0)
                verify(tooltip.width <= Math.min(Theme.px(360), size - 2 * tooltip.margins) + 1)
                const label = tooltip.contentItem
                verify(label.height > 0 && label.height <= tooltip.height)
            }
        }
    }
    function test_a_short_text_stays_in_one_line() {
        tooltip.text = "Violet: taken by Ada"
        tryVerify(() => tooltip.opened)
        for (let scale = 0.8; scale <= 2; scale += 0.05) {
            Theme.scale = scale
            wait(0)
            verify(tooltip.height < 2 * Theme.captionSize + 2 * Theme.space8, scale)
        }
    }
}
