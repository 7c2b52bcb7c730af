// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.ScorePad

// Charts are drawn again and again while garbage is collected: with a closure over a loop's
// variable the compiled code of Qt 6.4 crashed.
TestCase {
    name: "Charts"
    when: windowShown
    width: 400
    height: 400

    Component {
        id: several
        BarsChart {
            width: 300
            parts: [{ text: "won", color: "gold" }, { text: "other", color: "grey" }]
        }
    }

    function test_drawnOften() {
        const chart = createTemporaryObject(several, this)
        for (let games = 1; games <= 300; ++games)
            chart.bars = [{ name: "A long name " + games, parts: [games, 1] }, { name: "B", parts: [1, games] }]
        const drawn = chart.series(0)
        compare(drawn.count, 2, "won and other")
        compare(drawn.at(0).values.length, 2)
        compare(drawn.at(0).values[1], 300, "the first bar stands last, at the top")
    }
}
