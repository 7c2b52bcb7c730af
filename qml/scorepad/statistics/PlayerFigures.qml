// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// What the history tells of one player: the totals over time, the categories, and against another.
//   statistics
//   player     the name that the figures are kept under
//   name       the same as it is shown
ColumnLayout {
    id: figures

    required property ScoreStatisticsModel statistics
    property string player
    property string name
    /// Counts up when the figures have changed.
    property int revision: 0

    /// So many games at most are drawn, and read out, one by one.
    readonly property int mostGames: 100
    readonly property var series: revision >= 0 && player !== "" ? statistics.series(player, mostGames) : []
    readonly property int games: series.length > 0 ? series[series.length - 1].game : 0
    readonly property var profile: revision >= 0 && player !== "" ? statistics.profile(player) : []
    readonly property var rivals: revision >= 0 && player !== "" ? statistics.rivals(player) : []
    readonly property var rival: rivals[Math.max(0, Math.min(rivals.length - 1, choice.currentIndex))]
    /// So many of them are drawn.
    readonly property int mostDrawn: 12

    spacing: Theme.space16

    Connections {
        target: figures.statistics
        function onChanged() { ++figures.revision }
    }

    function decimal(number: double): string {
        return Number(number).toLocaleString(Qt.locale(), "f", 1)
    }

    Panel {
        Layout.fillWidth: true
        title: figures.name
        ColumnLayout {
            width: parent.width
            spacing: Theme.space8
            AppLabel {
                Layout.fillWidth: true
                text: figures.games > figures.mostGames ? qsTr("Points in the latest %1 of %n game(s)", "", figures.games).arg(figures.mostGames)
                                                        : qsTr("Points, game by game (%n game(s))", "", figures.games)
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
            ChartKey {
                Layout.fillWidth: true
                entries: [
                    { text: qsTr("won"), color: Theme.gold, mark: "dot" },
                    { text: qsTr("average"), color: Theme.muted, mark: "dashes" }
                ]
            }
            TrendChart {
                Layout.fillWidth: true
                series: figures.series
                summary: qsTr("Points, game by game: %1").arg(figures.series.map(one => one.total).join(qsTr(", ", "between points")))
            }
        }
    }
    Panel {
        Layout.fillWidth: true
        title: qsTr("By category")
        visible: figures.profile.length > 0
        ColumnLayout {
            width: parent.width
            spacing: Theme.space8
            AppLabel {
                Layout.fillWidth: true
                text: qsTr("Average points in %n game(s)", "", figures.profile.length > 0 ? figures.profile[0].games : 0)
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
            ChartKey {
                Layout.fillWidth: true
                entries: [
                    { text: figures.name, color: Theme.gold },
                    { text: qsTr("everybody"), color: Theme.outline }
                ]
            }
            ProfileChart {
                Layout.fillWidth: true
                profile: figures.profile
                summary: figures.profile.map(one => qsTr("%1: %2, everybody %3").arg(one.name).arg(figures.decimal(one.average)).arg(figures.decimal(one.all))).join(qsTr("; ", "between parts of a description"))
            }
        }
    }
    Panel {
        Layout.fillWidth: true
        title: qsTr("Head to head")
        visible: figures.rivals.length > 0
        ColumnLayout {
            width: parent.width
            spacing: Theme.space12
            AppLabel {
                Layout.fillWidth: true
                text: qsTr("Games together, and who came in first")
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
            ChartKey {
                Layout.fillWidth: true
                entries: duels.parts
            }
            BarsChart {
                id: duels
                Layout.fillWidth: true
                bars: figures.rivals.slice(0, figures.mostDrawn).map(one => ({ name: one.name, parts: [one.wins, one.shared, one.otherWins] }))
                parts: [
                    { text: figures.name, color: Theme.gold },
                    { text: qsTr("level"), color: Theme.mix(Theme.outline, Theme.surface, 0.6) },
                    { text: qsTr("the other"), color: Theme.outline }
                ]
                summary: figures.rivals.slice(0, figures.mostDrawn).map(one => one.text).join(qsTr("; ", "between parts of a description"))
            }
            ComboField {
                id: choice
                Layout.fillWidth: true
                label: qsTr("Against")
                model: figures.rivals.map(one => one.name)
            }
            AppLabel {
                Layout.fillWidth: true
                text: figures.rival?.text ?? ""
                wrapMode: Text.Wrap
            }
            AppLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: figures.rival?.differenceText ?? ""
                strong: true
                wrapMode: Text.Wrap
            }
        }
    }
}
