// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme
import "../stage/overlaps.js" as Overlaps

// Nothing on the table overlaps, at any size and scale.
DiceTest {
    id: test
    name: "DiceOverlaps"

    readonly property list<var> byDesign: Overlaps.byDesign.dice
    function cleanup() {
        Theme.scale = 1
        close()
    }
    function test_nothing_lies_on_another_data() {
        const few = [[1280, 800, 1], [740, 360, 1]]
        const more = [[1366, 700, 1], [360, 640, 1], [1280, 800, 1.5], [1920, 1080, 1], [1920, 1080, 1.5], [800, 1280, 1], [300, 533, 1], [360, 520, 1],
                      [412, 915, 1], [556, 360, 1]]
        return [[7, 1, few.concat(more)], [2, 1, few], [5, 1, few], [7, 24, few.concat(more)]]
            .map(([players, round, windows]) => ({ tag: players + " players, round " + round, players: players, round: round, windows: windows }))
    }
    // One game for many windows: dealing takes longer than checking, and so does any further window.
    function test_nothing_lies_on_another(data) {
        deal(data.players, 1, () => game.playTo(data.round))
        for (const [width, height, scale] of data.windows) {
            Theme.scale = scale
            resize(width, height)
            wait(20) // lets the layout settle
            compare(Overlaps.overlaps(page, byDesign, Theme.px(2)).join("\n"), "", [width, height, scale].join(" "))
        }
    }
}
