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
    readonly property StatisticsFilter filter: statistics.filter
    readonly property bool beside: width >= Theme.px(940)
    readonly property var boxes: ScoreBook.boxes
    /// To choose from; 0: all.
    readonly property var sizes: [0, ...statistics.tableSizes]
    readonly property var victories: statistics.victories
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
                onModelChanged: currentIndex = wanted
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
        AppButton {
            Layout.maximumWidth: parent.width
            Layout.alignment: Qt.AlignHCenter
            leftPadding: Theme.space16
            visible: view.statistics.games > 0 || view.filter.isSet
            text: view.filter.text
            glyph: "search"
            Accessible.name: Phrase.facts([qsTr("Which games count"), view.filter.text])
            onClicked: filterSheet.open()
        }
        AppLabel {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.px(640)
            Layout.alignment: Qt.AlignHCenter
            visible: text !== "" && view.statistics.games > 0
            text: Phrase.joined([view.statistics.mixText, view.statistics.timeText], "%1\n%2")
            horizontalAlignment: Text.AlignHCenter
            muted: true
            wrapMode: Text.Wrap
        }
        EmptyState {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space32
            visible: view.statistics.games === 0 && !view.statistics.isCounting
            glyph: "chart"
            title: view.filter.isSet ? qsTr("No such game") : qsTr("Nothing to count yet")
            text: view.filter.isSet ? "" : qsTr("Figures come with the first finished game.")
            actionText: view.filter.isSet ? qsTr("All games") : qsTr("Score a game")
            onActionTriggered: {
                if (view.filter.isSet)
                    view.filter.clear()
                else
                    view.go("scores")
            }
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
                    note: qsTr("The rating is Elo's: everybody begins with 1500 and plays against each other one at the table, for 32 points a game.")
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
                Panel {
                    Layout.fillWidth: true
                    visible: view.victories.length > 0
                    title: qsTr("How Duels were won")
                    ColumnLayout {
                        width: parent.width
                        spacing: Theme.space8
                        ChartKey {
                            Layout.fillWidth: true
                            entries: ways.parts
                        }
                        BarsChart {
                            id: ways
                            Layout.fillWidth: true
                            bars: view.victories.slice(0, 9)
                            // Only Agora has it.
                            readonly property bool political: bars.some(bar => bar.parts[3] > 0)
                            parts: [
                                { text: qsTr("by points"), color: Theme.gold },
                                { text: qsTr("by military"), color: Theme.family("military") },
                                { text: qsTr("by science"), color: Theme.family("scientific") },
                                ...(ways.political ? [{ text: qsTr("by politics"), color: Theme.family("guild") }] : [])
                            ]
                            summary: bars.map(bar => Phrase.of(ways.political
                                                  ? qsTr("%1: %2 by points, %3 by military, %4 by science, %5 by politics")
                                                  : qsTr("%1: %2 by points, %3 by military, %4 by science"),
                                                  bar.name, ...bar.parts))
                                         .join(qsTr("; ", "between parts of a description"))
                        }
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
                    title: qsTr("Seats")
                    table: view.statistics.seats
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
                            text: view.statistics.winnersText
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
    FilterSheet {
        id: filterSheet
        filter: view.filter
    }
}
