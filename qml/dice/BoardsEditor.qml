// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// The editor of the boards: who owns the game enters what is printed on each space. The form of a
// space lies beside the board or, where there is little room, in a sheet.
//   ownDataTaken     what is kept is played with
//   mayStartAgain    no game runs that the program would have to leave
FocusScope {
    id: editor

    property bool ownDataTaken: true
    property bool mayStartAgain: true

    readonly property bool beside: width >= Theme.px(940)
    readonly property bool slim: width < Theme.px(640)
    readonly property real sideWidth: Theme.px(360)
    readonly property string layout: slim ? "phone" : board.width < Theme.px(780) ? "tablet" : "wide"
    /// Somebody moves over the board by keys: it shows where they are.
    property bool keyboard: false
    property Item lastCell: null

    function choose(cell: Item) {
        lastCell = cell
        DiceBoards.space = cell.cell
        if (!beside)
            sheet.open()
        else if (keyboard)
            form.begin()
    }
    function walk(dx: int, dy: int) {
        keyboard = true
        way.nearest(Window.activeFocusItem, dx, dy)?.forceActiveFocus()
    }
    function toBoard() {
        (lastCell ?? way.stops()[0]).forceActiveFocus()
    }

    Component.onCompleted: DiceBoards.look()
    onBesideChanged: {
        if (beside)
            sheet.close()
    }
    Keys.onPressed: event => {
        event.accepted = true
        if (event.matches(StandardKey.Undo))
            DiceBoards.undo()
        else if (event.matches(StandardKey.Redo))
            DiceBoards.redo()
        else
            event.accepted = false
    }

    ScrollPane {
        id: pane
        anchors.fill: parent
        margin: editor.slim ? Theme.space8 : Theme.space16
        maximumWidth: Theme.px(1600)
        spacing: Theme.space12
        name: qsTr("Boards of 7 Wonders Dice")

        BoardsTools {
            id: tools
            Layout.fillWidth: true
            slim: editor.slim
        }
        AppLabel {
            id: news
            Layout.fillWidth: true
            text: DiceBoards.trouble !== "" ? DiceBoards.trouble
                : DiceBoards.problem !== "" && !editor.beside ? DiceBoards.problem
                : Phrase.facts([DiceBoards.progressText, DiceBoards.unkept ? qsTr("not kept yet") : "",
                                editor.ownDataTaken ? "" : qsTr("your own data files are switched off")])
            color: DiceBoards.trouble !== "" || DiceBoards.problem !== "" && !editor.beside ? Theme.badText : Theme.mutedOnTable
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            Announcer { text: DiceBoards.trouble }
        }
        Item {
            id: table
            readonly property real room: pane.height - 2 * pane.margin - tools.height - news.height - 2 * pane.spacing
            Layout.fillWidth: true
            implicitHeight: editor.beside ? Math.max(Theme.px(480), room)
                                          : board.height + (editor.slim ? warehouse.height + legend.height + 2 * Theme.space8 : 0)

            FocusScope {
                id: area
                width: board.width
                height: table.height
                Keys.onLeftPressed: editor.walk(-1, 0)
                Keys.onRightPressed: editor.walk(1, 0)
                Keys.onUpPressed: editor.walk(0, -1)
                Keys.onDownPressed: editor.walk(0, 1)
                Keys.onReturnPressed: editor.take()
                Keys.onEnterPressed: editor.take()
                Keys.onSpacePressed: editor.take()

                CityBoard {
                    id: board
                    width: editor.beside ? table.width - editor.sideWidth - Theme.space16 : table.width
                    height: editor.beside ? area.height : editor.slim ? Theme.px(380) : Math.max(Theme.px(600), Math.min(Theme.px(800), table.room))
                    city: DiceBoards.city
                    keyboard: editor.keyboard
                    places: BoardGeometry {
                        layout: editor.layout
                        area: Qt.rect(0, 0, board.width, board.height)
                    }
                    onCellPressed: cell => {
                        editor.keyboard = false
                        editor.choose(cell)
                    }
                }
                Building {
                    id: warehouse
                    y: board.height + Theme.space8
                    width: board.width
                    height: Theme.px(68)
                    visible: editor.slim
                    building: DiceBoards.city.building("warehouse")
                    headHeight: board.places.headHeight
                    shallow: true
                    keyboard: editor.keyboard
                    onCellPressed: cell => {
                        editor.keyboard = false
                        editor.choose(cell)
                    }
                }
                OriginKey {
                    id: legend
                    x: editor.slim ? 0 : board.places.coins.x
                    y: editor.slim ? warehouse.y + warehouse.height + Theme.space8 : board.places.coins.y + Theme.space8
                    width: board.width - x
                    across: editor.slim
                }
            }
            Panel {
                id: side
                anchors.right: parent.right
                width: editor.sideWidth
                height: parent.height
                visible: editor.beside
                title: DiceBoards.space === "" ? qsTr("Enter what is printed") : DiceBoards.spaceName
                rightPadding: Theme.space4

                Item {
                    anchors.fill: parent
                    ScrollPane {
                        anchors.fill: parent
                        anchors.margins: -margin
                        anchors.rightMargin: 0
                        margin: Theme.space8
                        visible: DiceBoards.space !== ""
                        name: side.title
                        Keys.onEscapePressed: editor.toBoard()
                        SpaceForm {
                            id: form
                            Layout.fillWidth: true
                        }
                    }
                    AppLabel {
                        width: parent.width - Theme.space16
                        visible: DiceBoards.space === ""
                        text: qsTr("Choose a space of the board, and set its cost and what it gives. The number in the head of a building says how many of its spaces are as printed.")
                        muted: true
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
    /// The space that has the keyboard.
    function take() {
        const cell = Window.activeFocusItem
        keyboard = true
        if (way.isStop(cell))
            choose(cell)
    }

    Walk {
        id: way
        ground: area
    }
    DialogFrame {
        id: sheet
        title: DiceBoards.spaceName
        explanation: DiceBoards.spaceText
        onOpened: {
            if (editor.keyboard)
                sheetForm.begin()
        }
        onClosed: editor.toBoard()
        SpaceForm {
            id: sheetForm
            Layout.fillWidth: true
        }
        buttons: [
            AppButton {
                text: qsTr("Undo")
                enabled: DiceBoards.canUndo
                onClicked: DiceBoards.undo()
            },
            AppButton {
                text: qsTr("Done")
                variant: "primary"
                onClicked: sheet.close()
            }
        ]
    }
    Toast {
        id: toast
        onActionTriggered: DiceBoards.startAgain()
    }
    Connections {
        target: DiceBoards
        function onTold(text: string) { toast.show(text, "") }
        function onKept() {
            toast.show(qsTr("Kept. From the next start on, Dice is played with these boards."),
                       editor.mayStartAgain ? qsTr("Start again now") : "")
        }
    }
}
