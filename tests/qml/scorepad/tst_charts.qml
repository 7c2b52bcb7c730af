// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../stage"
import Mirabilia.ScorePad.Statistics

// What the charts draw: lengths, axes, names.
PageTest {
    name: "Charts"
    width: 400
    height: 600

    function texts(chart) {
        return all(chart, item => item.text !== undefined && item.visible)
    }
    function marks(chart, color) {
        return all(chart, item => item.radius !== undefined && Qt.colorEqual(item.color, color) && item.width > 0)
    }

    Component {
        id: several
        BarsChart {
            width: 360
            parts: [{ text: "won", color: "#ff0001" }, { text: "other", color: "#0000ff" }]
        }
    }
    function test_barsAreAsLongAsTheirParts() {
        const chart = createTemporaryObject(several, this)
        for (let games = 1; games <= 300; ++games)
            chart.bars = [{ name: "A long name that has no room at all " + games, parts: [games, 1] }, { name: "B", parts: [1, games] }]
        const won = marks(chart, "#ff0001")
        const other = marks(chart, "#0000ff")
        compare(won.length, 2)
        compare(other.length, 2)
        fuzzyCompare(won[0].width / other[1].width, 1, 0.02)
        verify(won[0].width > 100 * won[1].width)
        compare(other[0].x, won[0].width, "one part after the other")
        verify(won[0].mapToItem(chart, 0, 0).y < won[1].mapToItem(chart, 0, 0).y, "the first on top")
        const names = texts(chart).slice(0, 2)
        verify(names[0].truncated && names[0].width <= 0.45 * chart.width)
        compare(names[1].text, "B")
        verify(!names[1].truncated)
        verify(other[0].mapToItem(chart, other[0].width, 0).x <= chart.width)
    }
    function test_ofNothingNothingIsDrawn() {
        const chart = createTemporaryObject(several, this)
        compare(marks(chart, "#ff0001").length, 0)
        compare(chart.most, 1)
        chart.bars = [{ name: "A", parts: [0, 0] }]
        compare(marks(chart, "#ff0001").length, 0)
        compare(createTemporaryObject(games, this).summary, "")
    }

    Component {
        id: averages
        ProfileChart { width: 400 }
    }
    function test_numbersAlongAnAxisAreWhole_data() {
        return [3, 3.75, 5, 12.4, 15, 26, 60, 240].map(most => ({ tag: "" + most, most: most }))
    }
    function test_numbersAlongAnAxisAreWhole(data) {
        const chart = createTemporaryObject(averages, this)
        chart.profile = [{ shortName: "Military", average: data.most, all: 1 }, { shortName: "Cities", average: -2, all: 0 }]
        const numbers = texts(chart).map(label => label.text).slice(2)
        verify(numbers.length >= 2 && numbers.length <= 6, "they are few: " + numbers)
        compare(numbers[0], "0")
        verify(numbers[numbers.length - 1] >= data.most)
        for (const number of numbers)
            compare(number % 1, 0)
    }

    Component {
        id: games
        TrendChart { width: 400 }
    }
    function test_aLineFromGameToGame() {
        const chart = createTemporaryObject(games, this, { averages: [{ average: 50, expanded: false }] })
        chart.series = [[40, false], [60, true], [50, false]].map((one, i) => ({ game: 11 + i, total: one[0], isFirst: one[1], expanded: false }))
        const lines = all(chart, item => item.down !== undefined)
        compare(lines.length, 2)
        verify(lines[0].down < 0 && lines[1].down > 0, "up, then down")
        compare(lines[1].across, lines[0].across)
        fuzzyCompare(lines[0].down / lines[1].down, -2, 0.01)
        const numbers = texts(chart).map(label => label.text)
        for (const number of ["11", "12", "13", "40", "50", "60"])
            verify(numbers.includes(number), number + " of " + numbers)
        for (const label of texts(chart)) {
            const place = label.mapToItem(chart, 0, 0)
            verify(place.x >= 0 && place.x + label.width <= chart.width, label.text + " lies inside")
        }
    }
    function test_gamesWithExpansionsHaveALineOfTheirOwn() {
        const chart = createTemporaryObject(games, this, { averages: [{ average: 40, expanded: false }, { average: 70, expanded: true }] })
        chart.series = [40, 70, 40, 70].map((total, i) => ({ game: i + 1, total: total, isFirst: false, expanded: total === 70 }))
        const lines = all(chart, item => item.down !== undefined)
        compare(lines.length, 2)
        for (const line of lines)
            compare(line.down, 0, "no line leads from one kind to the other")
        verify(!Qt.colorEqual(lines[0].color, lines[1].color))
        compare(all(chart, item => item.width === 10 && item.height === 10 && item.radius === 2).length, 2, "squares, for those who see no colour")
    }
    function test_oneGameOrNegativePoints() {
        const chart = createTemporaryObject(games, this, { averages: [{ average: -7, expanded: false }] })
        chart.series = [{ game: 1, total: -7, isFirst: true, expanded: false }]
        const numbers = texts(chart).map(label => label.text)
        verify(numbers.includes("1") && numbers.includes("\u221210"), numbers)
        compare(all(chart, item => item.down !== undefined).length, 0)
        const dots = () => all(chart, item => item.radius > 0 && item.radius === item.width / 2 && item.visible).length
        verify(dots() > 0)
        chart.series = [{ game: 1, total: -7, isFirst: false, expanded: false }]
        compare(dots(), 1, "a game that was lost, too")
    }
}
