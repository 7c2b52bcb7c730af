// SPDX-License-Identifier: GPL-3.0-or-later
import QtCharts
import QtQuick
import QtTest
import Mirabilia.ScorePad

// Charts, drawn again and again, and a loop as it was first written in one of them: where Qt 6.4
// compiles it, collecting garbage crashes, which is why the program interprets JavaScript.
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

    ChartView {
        id: plain
        width: 300
        height: 300
        HorizontalStackedBarSeries { id: bars }
    }
    function draw(rows) {
        bars.clear()
        for (let i = 0; i < 2; ++i) {
            bars.append("part", rows.map(row => row.parts[i]))
            bars.at(i).color = "gold"
        }
    }
    function test_closuresInLoops() {
        for (let round = 1; round <= 300; ++round)
            draw([{ parts: [round, 1] }, { parts: [2, round] }])
        compare(bars.at(1).values, [1, 300])
    }

    Component {
        id: averages
        ProfileChart { width: 400 }
    }
    function test_numbersAlongAnAxisAreWhole_data() {
        return [3, 5, 12.4, 15, 26, 60, 240].map(most => ({ tag: "" + most, most: most }))
    }
    function test_numbersAlongAnAxisAreWhole(data) {
        const chart = createTemporaryObject(averages, this)
        chart.profile = [{ shortName: "Military", average: data.most, all: 1 }]
        const axis = chart.axisX(chart.series(0))
        verify(axis.max >= data.most)
        compare(axis.tickType, ValuesAxis.TicksDynamic)
        compare(axis.tickInterval % 1, 0)
        compare(axis.max % axis.tickInterval, 0)
        verify(axis.max / axis.tickInterval <= 5, "and they are few")
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
