// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// What the history tells of one player: the totals over time, the categories, and against another.
//   player
ColumnLayout {
    id: figures

    required property ChosenPlayer player
    readonly property var profile: player.profile
    readonly property var rivals: player.rivals
    readonly property var rival: rivals[Math.max(0, Math.min(rivals.length - 1, choice.currentIndex))]
    /// So many of them are drawn.
    readonly property int mostDrawn: 12

    spacing: Theme.space16

    Panel {
        Layout.fillWidth: true
        title: figures.player.name
        ColumnLayout {
            width: parent.width
            spacing: Theme.space8
            AppLabel {
                Layout.fillWidth: true
                text: figures.player.games > figures.player.mostGames
                    ? qsTr("Points in the latest %1 of %Ln game(s)", "", figures.player.games).arg(figures.player.mostGames)
                    : qsTr("Points, game by game (%Ln game(s))", "", figures.player.games)
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
            ChartKey {
                Layout.fillWidth: true
                entries: [
                    { text: qsTr("won"), color: Theme.gold, mark: "dot" },
                    ...(trend.averages.length > 1 ? [
                        { text: qsTr("without expansions"), color: trend.colorOf(false), mark: "dashes" },
                        { text: qsTr("with expansions"), color: trend.colorOf(true), mark: "square" }
                    ] : [{ text: qsTr("average"), color: Theme.muted, mark: "dashes" }])
                ]
            }
            TrendChart {
                id: trend
                Layout.fillWidth: true
                series: figures.player.series
                averages: figures.player.averages
                summary: qsTr("Points, game by game: %1").arg(series.map(one => one.total).join(qsTr(", ", "between points")))
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
                text: figures.player.profileText
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
            ChartKey {
                Layout.fillWidth: true
                entries: [
                    { text: figures.player.name, color: Theme.gold },
                    { text: qsTr("everybody"), color: Theme.outline }
                ]
            }
            ProfileChart {
                Layout.fillWidth: true
                profile: figures.profile
                summary: figures.profile.map(one => Phrase.of(qsTr("%1: %2, everybody %3"), one.name, one.averageText, one.allText)).join(qsTr("; ", "between parts of a description"))
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
                bars: figures.rivals.slice(0, figures.mostDrawn)
                parts: [
                    { text: figures.player.name, color: Theme.gold },
                    { text: qsTr("level"), color: Theme.mix(Theme.outline, Theme.surface, 0.6) },
                    { text: qsTr("the other"), color: Theme.outline }
                ]
                summary: bars.map(one => one.text).join(qsTr("; ", "between parts of a description"))
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
