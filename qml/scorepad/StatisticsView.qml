// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// What the finished games tell: per player, per wonder and side, per category, head to head. Every
// figure says how many games it rests on.
//   go(string)    "scores"
FocusScope {
    id: view

    signal go(string where)

    readonly property ScoreStatisticsModel statistics: ScoreBook.statistics
    readonly property bool beside: width >= Theme.px(940)
    property string wanted
    readonly property var boxes: ScoreBook.boxes
    readonly property var names: {
        const all = []
        for (let i = 0; i < statistics.players.count; ++i)
            all.push(statistics.players.get(i).key)
        return all
    }
    readonly property string player: names.includes(wanted) ? wanted : names.length > 0 ? names[0] : ""

    property var winners: []
    function countWinners() {
        const lines = []
        for (let i = 0; i < statistics.categories.count; ++i) {
            const one = statistics.categories.get(i)
            lines.push({ name: one.name, average: one.winnersAverage, all: one.average, games: one.games })
        }
        winners = lines
    }
    Component.onCompleted: countWinners()
    Connections {
        target: view.statistics
        function onChanged() { view.countWinners() }
    }

    ScrollPane {
        anchors.fill: parent
        margin: Theme.space16
        maximumWidth: Theme.px(view.beside ? 1280 : 720)
        name: qsTr("Statistics")

        Choice {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(640)
            Layout.alignment: Qt.AlignHCenter
            focus: true
            label: qsTr("Game")
            value: view.statistics.box
            options: view.boxes.map(one => ({ value: one.box, text: one.name, glyph: "" }))
            onPicked: value => view.statistics.box = value
        }
        EmptyState {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space32
            visible: view.statistics.games === 0
            glyph: "chart"
            title: qsTr("Nothing to count yet")
            text: qsTr("Figures come with the first finished game.")
            actionText: qsTr("Score a game")
            onActionTriggered: view.go("scores")
        }
        GridLayout {
            Layout.fillWidth: true
            visible: view.statistics.games > 0
            columns: view.beside ? 2 : 1
            columnSpacing: Theme.space16
            rowSpacing: Theme.space16

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space16
                FigureList {
                    Layout.fillWidth: true
                    title: qsTr("Players")
                    table: view.statistics.players
                    leads: true
                    chosen: view.player
                    onPressed: key => view.wanted = key
                }
                FigureList {
                    Layout.fillWidth: true
                    title: qsTr("Wonders")
                    table: view.statistics.wonders
                }
                FigureList {
                    Layout.fillWidth: true
                    title: qsTr("Categories")
                    table: view.statistics.categories
                    ranked: false
                    shown: 20
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                Layout.row: view.beside ? 0 : 1
                Layout.column: view.beside ? 1 : 0
                spacing: Theme.space16
                Repeater {
                    model: view.player !== "" ? 1 : 0
                    PlayerFigures {
                        Layout.fillWidth: true
                        statistics: view.statistics
                        player: view.player
                        others: view.names.filter(one => one !== view.player)
                    }
                }
                Panel {
                    Layout.fillWidth: true
                    title: qsTr("What wins")
                    ColumnLayout {
                        width: parent.width
                        spacing: Theme.space8
                        AppLabel {
                            Layout.fillWidth: true
                            text: qsTr("Average points in %n game(s); gold: the winners, grey: everybody", "", view.statistics.games)
                            muted: true
                            font.pixelSize: Theme.captionSize
                            wrapMode: Text.Wrap
                        }
                        ProfileChart {
                            Layout.fillWidth: true
                            profile: view.winners
                            summary: view.winners.map(one => qsTr("%1: winners %2, everybody %3").arg(one.name).arg(one.average.toFixed(1)).arg(one.all.toFixed(1))).join("; ")
                        }
                    }
                }
            }
        }
    }
}
