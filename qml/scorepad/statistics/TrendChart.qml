// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// Totals of a player, game by game, and their average. Games with expansions have a line of their
// own, with squares.
//   series      list of { game, total, isFirst, expanded }, oldest first; game counts from 1
//   averages    list of { average, expanded }
//   summary     the same in words
Item {
    id: chart

    property var series: []
    property var averages: []
    property string summary

    readonly property var totals: [...series.map(one => one.total), ...averages.map(one => one.average)]
    /// From each game to the next of its kind.
    readonly property var ways: [...waysOf(series.filter(one => !one.expanded)), ...waysOf(series.filter(one => one.expanded))]
    /// Where there is no line, or another could be taken for it.
    readonly property var points: series.filter(one => one.expanded || series.filter(other => !other.expanded).length === 1)
    readonly property int firstGame: series.length > 0 ? series[0].game : 1
    readonly property int games: Math.max(2, series.length)
    readonly property int gameStep: Math.ceil(games / 8)
    readonly property int least: Math.floor((Math.min(...totals) - 5) / 10) * 10
    readonly property int most: Math.ceil((Math.max(...totals) + 5) / 10) * 10
    readonly property int step: most - least > 60 ? 20 : 10
    readonly property int lowestMark: Math.ceil(least / step) * step

    implicitHeight: Theme.px(240)
    Accessible.role: Accessible.Graphic
    Accessible.name: summary

    function colorOf(expanded: bool): color {
        return Theme.familyText(expanded ? "guild" : "civilian")
    }
    function waysOf(kind: var): var {
        return kind.slice(1).map((to, i) => ({ from: kind[i], to: to }))
    }
    function xOf(game: int): real {
        return (game - firstGame + 0.5) / games * plot.width
    }
    function yOf(total: real): real {
        return (most - total) / (most - least) * plot.height
    }

    FontMetrics {
        id: metrics
        font.family: Theme.textFont
        font.pixelSize: Theme.captionSize
    }
    Item {
        id: plot
        visible: chart.series.length > 0
        x: Math.ceil(Math.max(metrics.advanceWidth(Rows.plain(chart.least)), metrics.advanceWidth(Rows.plain(chart.most)))) + Theme.space8
        y: Math.ceil(metrics.height / 2)
        width: Math.max(0, chart.width - x - Theme.space8)
        height: Math.max(0, chart.height - y - metrics.height - Theme.space8)

        Repeater {
            model: Math.floor((chart.most - chart.lowestMark) / chart.step) + 1
            Rectangle {
                id: line
                required property int index
                readonly property int total: chart.lowestMark + index * chart.step
                y: Math.round(chart.yOf(total))
                width: plot.width
                implicitHeight: Theme.stroke
                color: Theme.line
                ChartLabel {
                    x: -width - Theme.space8
                    anchors.verticalCenter: parent.verticalCenter
                    text: Rows.plain(line.total)
                }
            }
        }
        Rectangle {
            y: plot.height
            width: plot.width
            height: Theme.stroke
            color: Theme.outline
        }
        Repeater {
            model: Math.ceil(chart.games / chart.gameStep)
            Rectangle {
                id: mark
                required property int index
                readonly property int game: chart.firstGame + index * chart.gameStep
                x: Math.round(chart.xOf(game))
                y: plot.height
                width: Theme.stroke
                height: Theme.space4
                color: Theme.outline
                ChartLabel {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.space4
                    text: mark.game
                }
            }
        }
        Repeater {
            model: chart.averages
            Row {
                id: average
                required property var modelData
                y: Math.round(chart.yOf(modelData.average)) - Theme.px(1)
                width: plot.width
                spacing: Theme.px(3)
                clip: true
                Repeater {
                    model: Math.ceil(plot.width / Theme.px(12))
                    Rectangle {
                        width: Theme.px(9)
                        height: Theme.px(2)
                        color: chart.averages.length > 1 ? chart.colorOf(average.modelData.expanded) : Theme.muted
                    }
                }
            }
        }
        // From game to game.
        Repeater {
            model: chart.ways
            Rectangle {
                id: way
                required property var modelData
                readonly property var from: modelData.from
                readonly property var to: modelData.to
                readonly property real across: chart.xOf(to.game) - chart.xOf(from.game)
                readonly property real down: chart.yOf(to.total) - chart.yOf(from.total)
                x: chart.xOf(from.game) - radius
                y: chart.yOf(from.total) - radius
                width: Math.hypot(across, down) + height
                height: Theme.px(3)
                radius: height / 2
                color: chart.colorOf(to.expanded)
                antialiasing: true
                transform: Rotation {
                    origin.x: way.radius
                    origin.y: way.radius
                    angle: Math.atan2(way.down, way.across) * 180 / Math.PI
                }
            }
        }
        Repeater {
            model: chart.points
            Rectangle {
                required property var modelData
                x: Math.round(chart.xOf(modelData.game) - width / 2)
                y: Math.round(chart.yOf(modelData.total) - height / 2)
                width: Theme.px(10)
                height: width
                radius: modelData.expanded ? Theme.px(2) : width / 2
                color: chart.colorOf(modelData.expanded)
            }
        }
        Repeater {
            model: chart.series.filter(one => one.isFirst)
            Rectangle {
                required property var modelData
                x: Math.round(chart.xOf(modelData.game) - width / 2)
                y: Math.round(chart.yOf(modelData.total) - height / 2)
                width: Theme.px(14)
                height: width
                radius: width / 2
                color: Theme.gold
                border.color: Theme.surface
                border.width: Theme.px(2)
            }
        }
    }
}
