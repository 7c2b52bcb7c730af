// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// The editor of the boards: who owns the game enters what is printed on each space. The form of a
// space is beside the board, below it on a tall screen, or in a sheet where there is little room.
//   ownDataTaken     what is kept is played with
//   mayStartAgain    no game runs that the program would have to leave
FocusScope {
    id: editor

    property bool ownDataTaken: true
    property bool mayStartAgain: true

    readonly property bool beside: width >= Theme.px(940)
    readonly property bool slim: width < Theme.px(640)
    readonly property bool below: !beside && !slim && height >= Theme.px(1100)
    readonly property bool inSheet: !beside && !below
    readonly property string layout: slim ? "list" : board.width < Theme.px(780) ? "tablet" : "wide"
    /// Somebody moves over the board by keys: it shows where they are.
    property bool keyboard: false
    property Item lastCell: null
    readonly property Item focusedItem: Window.activeFocusItem

    function choose(cell: Cell) {
        lastCell = cell
        DiceBoards.space = cell.cell
        if (inSheet)
            sheet.open()
        else if (keyboard)
            form.begin()
    }
    function walk(dx: int, dy: int) {
        keyboard = true
        way.nearest(Window.activeFocusItem, dx, dy)?.forceActiveFocus()
    }
    function toBoard() {
        const before = keyboard
        const cell = lastCell ?? way.stops()[0]
        cell.forceActiveFocus()
        keyboard = before
    }

    Component.onCompleted: DiceBoards.look()
    // Tab came here; a press says otherwise at once.
    onFocusedItemChanged: {
        if (way.isStop(focusedItem))
            keyboard = true
    }
    onInSheetChanged: {
        if (!inSheet)
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
            // The form says what is wrong, if it is there.
            readonly property string bad: DiceBoards.trouble !== "" ? DiceBoards.trouble
                                        : editor.inSheet || DiceBoards.space === "" ? DiceBoards.problem : ""
            text: bad !== "" ? bad
                : Phrase.facts([DiceBoards.progressText, DiceBoards.unkept ? qsTr("not kept yet") : "",
                                editor.ownDataTaken ? "" : qsTr("your own data files are switched off")])
            color: bad !== "" ? Theme.badText : Theme.mutedOnTable
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            Announcer { text: DiceBoards.trouble }
        }
        Item {
            id: table
            readonly property real room: pane.height - 2 * pane.margin - tools.height - news.height - 2 * pane.spacing
            Layout.fillWidth: true
            implicitHeight: editor.inSheet ? area.height : Math.max(Theme.px(480), room)

            FocusScope {
                id: area
                width: board.width
                height: board.y + board.height
                Keys.onLeftPressed: editor.walk(-1, 0)
                Keys.onRightPressed: editor.walk(1, 0)
                Keys.onUpPressed: editor.walk(0, -1)
                Keys.onDownPressed: editor.walk(0, 1)
                Keys.onReturnPressed: editor.take()
                Keys.onEnterPressed: editor.take()
                Keys.onSpacePressed: editor.take()

                OriginKey {
                    id: legend
                    x: editor.slim ? 0 : board.places.coins.x
                    y: editor.slim ? 0 : board.places.coins.y + Theme.space8
                    width: board.width - x
                    across: editor.slim
                }
                CityBoard {
                    id: board
                    y: editor.slim ? legend.height + Theme.space8 : 0
                    width: editor.beside ? table.width - side.width - Theme.space16 : table.width
                    height: editor.beside ? table.height
                          : editor.below ? Math.max(Theme.px(600), Math.min(Theme.px(800), table.height - Theme.px(430)))
                          : editor.slim ? places.listHeight : Theme.px(600)
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
            }
            Panel {
                id: side
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: editor.beside ? Theme.px(380) : table.width
                height: editor.beside ? table.height : table.height - board.height - Theme.space12
                visible: !editor.inSheet
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
