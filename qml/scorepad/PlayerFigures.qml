// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// What the history tells of one player: the totals over time, the categories, and against another.
//   statistics
//   player     the name that the figures are kept under
//   others     everybody else who has figures
ColumnLayout {
    id: figures

    required property ScoreStatisticsModel statistics
    property string player
    property list<string> others
    /// Counts up when the figures have changed.
    property int revision: 0

    readonly property var series: revision >= 0 && player !== "" ? statistics.series(player) : []
    readonly property var profile: revision >= 0 && player !== "" ? statistics.profile(player) : []
    readonly property string rival: others.length > 0 ? others[Math.max(0, Math.min(others.length - 1, rivals.currentIndex))] : ""
    readonly property var duel: revision >= 0 && player !== "" && rival !== "" ? statistics.headToHead(player, rival) : undefined

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
        title: figures.player
        ColumnLayout {
            width: parent.width
            spacing: Theme.space8
            AppLabel {
                Layout.fillWidth: true
                text: qsTr("Points, game by game (%n game(s)); gold: won; dashed: the average", "", figures.series.length)
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
            TrendChart {
                Layout.fillWidth: true
                series: figures.series
                summary: qsTr("Points, game by game: %1").arg(figures.series.map(one => one.total).join(", "))
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
                text: qsTr("Average points in %n game(s); gold: %1, grey: everybody", "", figures.profile.length > 0 ? figures.profile[0].games : 0).arg(figures.player)
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
            ProfileChart {
                Layout.fillWidth: true
                profile: figures.profile
                summary: figures.profile.map(one => qsTr("%1: %2, everybody %3").arg(one.name).arg(figures.decimal(one.average)).arg(figures.decimal(one.all))).join("; ")
            }
        }
    }
    Panel {
        Layout.fillWidth: true
        title: qsTr("Head to head")
        visible: figures.others.length > 0
        ColumnLayout {
            width: parent.width
            spacing: Theme.space12
            ComboField {
                id: rivals
                Layout.fillWidth: true
                label: qsTr("Against")
                model: figures.others
            }
            RowLayout {
                id: score
                readonly property var duel: figures.duel
                Layout.fillWidth: true
                visible: duel !== undefined && duel.games > 0
                spacing: Theme.px(2)
                Repeater {
                    model: score.visible ? [
                        { count: score.duel.wins, colour: Theme.gold, ink: Theme.goldInk },
                        { count: score.duel.shared, colour: Theme.quietTint, ink: Theme.ink },
                        { count: score.duel.otherWins, colour: Theme.outline, ink: Theme.surface }
                    ] : []
                    Rectangle {
                        id: part
                        required property var modelData
                        Layout.fillWidth: true
                        Layout.preferredWidth: modelData.count
                        Layout.minimumWidth: visible ? Theme.px(28) : 0
                        implicitHeight: Theme.px(36)
                        visible: modelData.count > 0
                        radius: Theme.radiusSmall
                        color: modelData.colour
                        AppLabel {
                            anchors.centerIn: parent
                            text: part.modelData.count
                            color: part.modelData.ink
                            strong: true
                            Accessible.ignored: true
                        }
                    }
                }
            }
            AppLabel {
                Layout.fillWidth: true
                text: figures.duel ? figures.duel.text : ""
                wrapMode: Text.Wrap
            }
            AppLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: figures.duel ? figures.duel.differenceText : ""
                strong: true
                wrapMode: Text.Wrap
            }
        }
    }
}
