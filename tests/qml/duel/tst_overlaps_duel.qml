// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Theme
import "../stage/overlaps.js" as Overlaps

// No two things at the table lie on one another, at any size and scale.
DuelTest {
    id: test
    name: "DuelOverlaps"

    property string laid: ""

    // What may lie on what.
    readonly property list<var> byDesign: [
        ["CounterBadge", "BarTool"], // how many cards lie there
        ["duelcard/", "Structure"] // cards lie on cards, and what is live on them
    ]
    function cleanup() {
        Theme.scale = 1
        App.settings.language = "en"
    }
    function cleanupTestCase() {
        close()
    }
    function test_nothing_lies_on_another_data() {
        const rows = []
        const few = [[1280, 800, 1], [300, 533, 1], [740, 360, 1]]
        const more = [[1366, 700, 1], [360, 640, 1], [1280, 800, 1.5], [1920, 1080, 1], [1920, 1080, 2], [800, 1280, 1],
                      [360, 520, 1], [556, 360, 1], [1024, 768, 1]]
        for (const [fixture, sizes] of [["duel-danger", few.concat(more)], ["duel", few], ["duel-draft", few]]) {
            for (const size of sizes)
                rows.push({ tag: fixture + " " + size.join(" "), fixture: fixture, width: size[0], height: size[1], scale: size[2], language: "en" })
        }
        for (const language of ["en", "ja"]) // the most words above buttons
            rows.push({ tag: "duel-begin 360 640 " + language, fixture: "duel-begin", width: 360, height: 640, scale: 1, language: language })
        return rows
    }
    function test_nothing_lies_on_another(data) {
        Theme.scale = data.scale
        resize(data.width, data.height)
        if (laid !== data.fixture)
            lay(data.fixture)
        laid = data.fixture
        App.settings.language = data.language
        wait(20) // what has just changed finds its place
        compare(Overlaps.overlaps(page, byDesign, Theme.px(2)).join("\n"), "")
    }
}
