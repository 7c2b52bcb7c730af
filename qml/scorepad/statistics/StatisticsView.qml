// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// What the finished games tell: per player, per wonder and side, per category, head to head. Every
// figure says how many games it rests on. It opens on the person who plays here; computers are left
// out unless somebody asks for them.
//   here          the name of that person
//   go(string)    "scores"
FocusScope {
    id: view

    property string here
    signal go(string where)

    readonly property ScoreStatisticsModel statistics: ScoreBook.statistics
    readonly property bool beside: width >= Theme.px(940)
    readonly property var boxes: ScoreBook.boxes
    /// To choose from; 0: all.
    readonly property var sizes: [0, ...statistics.tableSizes]
    readonly property bool hasPlayer: statistics.player.key !== ""

    Component.onCompleted: {
        statistics.player.here = here
        ScoreBook.look()
        statistics.shown = true
    }
    Component.onDestruction: statistics.shown = false

    // Beside the list of players, or below it: where it is seen when one of them is pressed.
    component ShownPlayer: PlayerFigures {
        player: view.statistics.player
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
        GridLayout {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(640)
            Layout.alignment: Qt.AlignHCenter
            visible: view.sizes.length > 2 || view.statistics.hasComputers || view.statistics.editions.length > 0
            columns: width >= Theme.px(440) ? 2 : 1
            columnSpacing: Theme.space16
            rowSpacing: Theme.space8
            ComboField {
                readonly property int wanted: view.sizes.indexOf(view.statistics.tableSize)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: view.sizes.length > 2
                label: qsTr("Games with")
                model: view.sizes.map(players => players === 0 ? qsTr("Any number of players") : qsTr("%n player(s)", "", players))
                currentIndex: wanted
                onWantedChanged: currentIndex = wanted
                onActivated: index => view.statistics.tableSize = view.sizes[index]
            }
            EditionFilter {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                editions: view.statistics.editions
                value: view.statistics.edition
                onPicked: value => view.statistics.edition = value
            }
            ToggleSwitch {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignBottom
                visible: view.statistics.hasComputers
                text: qsTr("Computers too")
                checked: view.statistics.withComputers
                onToggled: view.statistics.withComputers = checked
            }
        }
        EmptyState {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space32
            visible: view.statistics.games === 0 && !view.statistics.isCounting
            glyph: "chart"
            title: qsTr("Nothing to count yet")
            text: qsTr("Figures come with the first finished game.")
            actionText: qsTr("Score a game")
            onActionTriggered: view.go("scores")
        }
        ProgressStrip {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(640)
            Layout.alignment: Qt.AlignHCenter
            visible: view.statistics.isCounting
            text: qsTr("Counting the games")
            value: view.statistics.progress
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
                    chosen: view.statistics.player.key
                    onPressed: key => view.statistics.player.key = key
                }
                Column {
                    id: above
                    Layout.fillWidth: true
                    visible: !view.beside && view.hasPlayer
                    Conditional {
                        when: view.hasPlayer && !view.beside
                        ShownPlayer { width: above.width }
                    }
                }
                FigureList {
                    Layout.fillWidth: true
                    title: qsTr("Wonders")
                    table: view.statistics.wonders
                    charted: true
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
                Column {
                    id: besideThem
                    Layout.fillWidth: true
                    visible: view.beside && view.hasPlayer
                    Conditional {
                        when: view.hasPlayer && view.beside
                        ShownPlayer { width: besideThem.width }
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
                            text: qsTr("Average points in %n game(s)", "", view.statistics.games)
                            muted: true
                            font.pixelSize: Theme.captionSize
                            wrapMode: Text.Wrap
                        }
                        ChartKey {
                            Layout.fillWidth: true
                            entries: [
                                { text: qsTr("the winners"), color: Theme.gold },
                                { text: qsTr("everybody"), color: Theme.outline }
                            ]
                        }
                        ProfileChart {
                            Layout.fillWidth: true
                            profile: view.statistics.winners
                            summary: profile.map(one => Phrase.of(qsTr("%1: winners %2, everybody %3"), one.name, one.averageText, one.allText)).join(qsTr("; ", "between parts of a description"))
                        }
                    }
                }
            }
        }
    }
}
