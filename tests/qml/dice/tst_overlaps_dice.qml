// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme
import "../stage/overlaps.js" as Overlaps

// No two things at the table lie on one another, at any size and scale.
DiceTest {
    id: test
    name: "DiceOverlaps"

    property string dealt: ""

    readonly property list<var> byDesign: Overlaps.byDesign.dice
    function cleanup() {
        Theme.scale = 1
    }
    function cleanupTestCase() {
        close()
    }
    function test_nothing_lies_on_another_data() {
        const rows = []
        const few = [[1280, 800, 1], [740, 360, 1]]
        const more = [[1366, 700, 1], [360, 640, 1], [1280, 800, 1.5], [1920, 1080, 1], [1920, 1080, 1.5], [800, 1280, 1], [300, 533, 1], [360, 520, 1],
                      [412, 915, 1], [556, 360, 1]]
        for (const [players, round, sizes] of [[7, 1, few.concat(more)], [2, 1, few], [5, 1, few], [7, 24, few.concat(more)]]) {
            for (const size of sizes)
                rows.push({ tag: [players, "players, round", round, ...size].join(" "), players: players, round: round,
                            width: size[0], height: size[1], scale: size[2] })
        }
        return rows
    }
    function test_nothing_lies_on_another(data) {
        Theme.scale = data.scale
        resize(data.width, data.height)
        const position = data.players + " " + data.round
        if (dealt !== position)
            deal(data.players, 1, () => game.playTo(data.round))
        dealt = position
        wait(20) // what has just changed finds its place
        compare(Overlaps.overlaps(page, byDesign, Theme.px(2)).join("\n"), "")
    }
}
