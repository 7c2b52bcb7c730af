// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// Which board, and what can be done with all of them.
//   slim    in two lines; what is done seldom only as glyphs
GridLayout {
    id: tools

    property bool slim: false

    columns: slim ? 1 : 2
    columnSpacing: Theme.space16
    rowSpacing: Theme.space8

    PickField {
        Layout.fillWidth: true
        Layout.maximumWidth: tools.slim ? Infinity : Theme.px(320)
        label: qsTr("Board")
        focus: true
        textRole: "text"
        valueRole: "board"
        options: DiceBoards.boards
        value: DiceBoards.board
        onPicked: value => DiceBoards.board = value
    }
    Flow {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignBottom
        spacing: Theme.space4
        IconButton {
            glyph: "undo"
            text: qsTr("Undo (Ctrl+Z)")
            enabled: DiceBoards.canUndo
            onClicked: DiceBoards.undo()
        }
        IconButton {
            glyph: "redo"
            text: qsTr("Redo (Ctrl+Shift+Z)")
            enabled: DiceBoards.canRedo
            onClicked: DiceBoards.redo()
        }
        IconButton {
            glyph: "to-start"
            text: qsTr("Back to the built-in boards")
            enabled: !DiceBoards.builtIn
            onClicked: DiceBoards.takeBuiltIn()
        }
        IconButton {
            glyph: "import"
            text: qsTr("Take boards from a file")
            onClicked: DiceBoards.askForImport()
        }
        IconButton {
            glyph: "export"
            text: qsTr("Write the boards to a file")
            enabled: DiceBoards.problem === ""
            onClicked: DiceBoards.askForExport()
        }
        AppButton {
            text: qsTr("Keep")
            glyph: tools.slim ? "" : "save"
            tight: tools.slim
            variant: "primary"
            enabled: DiceBoards.unkept && DiceBoards.problem === ""
            onClicked: DiceBoards.keep()
        }
    }
}
