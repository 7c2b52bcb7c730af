// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The next game and its players. Prefilled from the last game, so that Start is enough.
// A wide window shows the chosen seat beside the list; a narrow one opens it on top.
Page {
    id: page

    readonly property bool beside: width >= Theme.px(940)
    readonly property real span: beside ? Math.min(width, Theme.px(1320)) : width
    /// The seat shown beside the list. A seat keeps its row when moved and loses it when removed.
    property SeatRow chosen: null
    readonly property SeatRow shown: chosen ? chosen : repeater.first as SeatRow

    /// At another host somebody here has to sit down; this program can only show a table of its own.
    readonly property string problem: App.newGame.problem !== "" ? App.newGame.problem
                                    : App.newGame.bigScreen && App.lan.elsewhere !== "" ? qsTr("Somebody has to sit at this screen.") : ""

    title: App.newGame.hosting ? qsTr("Host a game") : qsTr("New game")
    subtitle: App.lan.elsewhere !== "" ? Phrase.of(qsTr("The table is at %1"), App.lan.elsewhere) : ""

    opener: games.chosen
    openedPicture: Look.game(App.newGame.game)

    Component.onCompleted: App.newGame.seatElsewhere(objectName === "host")
    Component.onDestruction: App.lan.openHere()

    function edit(row: SeatRow) {
        chosen = row
        if (!beside)
            dialog.open()
    }
    function summary(): string {
        const players = App.newGame.count
        return App.newGame.freeCity ? qsTr("Two players and the Free City") : qsTr("%n player(s)", "", players)
    }

    ScrollPane {
        id: list
        anchors.top: parent.top
        anchors.bottom: footer.top
        x: (parent.width - page.span) / 2
        width: page.beside ? Math.round(page.span * 0.52) : page.span
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: qsTr("Players and seats")

        Panel {
            Layout.fillWidth: true
            padding: Theme.space8
            GamePicker {
                id: games
                width: parent.width
                room: list.height * 0.4 // the top of the next panel stays in the window
            }
        }
        Panel {
            Layout.fillWidth: true
            padding: Theme.space8
            Accessible.name: qsTr("Seats, clockwise")
            ColumnLayout {
                width: parent.width
                spacing: 0
                Choice {
                    Layout.fillWidth: true
                    Layout.margins: Theme.space8
                    visible: options.length > 1
                    label: qsTr("Players")
                    value: App.newGame.count.toString()
                    options: App.newGame.counts
                    onPicked: value => App.newGame.count = parseInt(value)
                }
                GameOptions {
                    Layout.fillWidth: true
                    Layout.margins: Theme.space8
                }
                Column {
                    id: seats
                    Layout.fillWidth: true
                    Repeater {
                        id: repeater
                        readonly property Item first: count > 0 ? itemAt(0) : null
                        model: App.newGame
                        // Reset before the row is destroyed, when its users would briefly see null.
                        onItemRemoved: (index, item) => {
                            if (page.chosen === item)
                                page.chosen = null
                        }
                        SeatRow {
                            id: row
                            width: seats.width
                            highlighted: page.beside && page.shown === row
                            onClicked: page.edit(row)
                            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                        }
                    }
                }
            }
        }
        NetworkOptions {
            Layout.fillWidth: true
            visible: App.newGame.hosting
        }
        TableOptions { Layout.fillWidth: true }
    }

    ScrollPane {
        anchors.left: list.right
        width: page.span - list.width
        anchors.top: parent.top
        anchors.bottom: footer.top
        visible: page.beside
        margin: Theme.space16
        maximumWidth: Theme.px(640)
        name: qsTr("The chosen seat")

        Panel {
            Layout.fillWidth: true
            title: page.shown ? page.shown.text : ""
            Column {
                id: editor
                width: parent.width
                Conditional {
                    when: page.beside && page.shown !== null
                    SeatEditor {
                        width: editor.width
                        seat: page.shown
                    }
                }
            }
        }
    }
    DialogFrame {
        id: dialog
        title: page.shown ? page.shown.text : ""
        Column {
            id: editorOnTop
            Layout.fillWidth: true
            Conditional {
                when: dialog.visible && page.shown !== null
                SeatEditor {
                    width: editorOnTop.width
                    seat: page.shown
                }
            }
        }
        buttons: [
            AppButton {
                text: qsTr("Done")
                variant: "primary"
                onClicked: dialog.close()
            }
        ]
    }

    Rectangle {
        id: footer
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: bar.implicitHeight + 2 * Theme.space12
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
        GridLayout {
            id: bar
            /// True if the text does not fit beside the button: it goes above, and only if there is a problem.
            readonly property bool tight: width < Theme.px(240)
            anchors.fill: parent
            anchors.leftMargin: Theme.space24
            anchors.rightMargin: Theme.space24
            columns: tight ? 1 : 3
            columnSpacing: Theme.space12
            rowSpacing: Theme.space4
            Glyph {
                visible: page.problem !== "" && !bar.tight
                name: "warning"
                color: Theme.bad
            }
            AppLabel {
                Layout.fillWidth: true
                visible: page.problem !== "" || !bar.tight
                text: page.problem !== "" ? page.problem : page.summary()
                color: page.problem !== "" ? Theme.badText : Theme.ink
                wrapMode: Text.Wrap
                maximumLineCount: bar.tight ? 4 : 2
            }
            AppButton {
                stretch: bar.tight
                text: App.newGame.hosting ? qsTr("Open the table") : qsTr("Start")
                variant: "primary"
                glyph: "play"
                focus: true
                enabled: page.problem === "" && !App.opening
                Layout.minimumWidth: Math.min(Theme.px(160), bar.width / 2)
                onClicked: App.startGame()
            }
        }
    }
}
