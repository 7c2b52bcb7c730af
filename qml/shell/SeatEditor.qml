// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// All settings of a seat of the new game.
//   seat    the row to edit
ColumnLayout {
    id: editor

    required property SeatRow seat
    readonly property int last: App.newGame.count - 1
    readonly property bool two: App.newGame.count === 2

    function write(role: string, value: string) {
        App.newGame.set(seat.index, role, value)
    }

    spacing: Theme.space16

    AppLabel {
        Layout.fillWidth: true
        visible: editor.seat.freeCity
        text: qsTr("With two players a third city stands between them: each turn one of you also plays a card for it.")
        wrapMode: Text.Wrap
    }
    Choice {
        Layout.fillWidth: true
        visible: !editor.seat.freeCity
        label: qsTr("Who sits here")
        value: editor.seat.kind
        options: [
            { value: "me", text: qsTr("Me"), glyph: "" },
            { value: "person", text: qsTr("Someone here"), glyph: "" },
            { value: "elsewhere", text: qsTr("Over the network"), glyph: "" },
            { value: "computer", text: qsTr("Computer"), glyph: "" }
        ]
        onPicked: value => editor.write("kind", value)
    }
    Choice {
        Layout.fillWidth: true
        visible: editor.seat.kind === "computer"
        label: qsTr("How well it plays")
        value: editor.seat.level
        options: [
            { value: "easy", text: qsTr("Easy"), glyph: "" },
            { value: "normal", text: qsTr("Normal"), glyph: "" },
            { value: "expert", text: qsTr("Expert"), glyph: "" },
            { value: "master", text: qsTr("Master"), glyph: "" }
        ]
        onPicked: value => editor.write("level", value)
    }
    TextInputField {
        Layout.fillWidth: true
        visible: !editor.seat.freeCity && editor.seat.kind !== "elsewhere"
        label: qsTr("Name")
        text: editor.seat.name
        maximumLength: 24
        onTextEdited: editor.write("name", text)
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.space4
        AppLabel {
            text: qsTr("Colour")
            muted: true
            font.pixelSize: Theme.captionSize
        }
        ColourPicker {
            Layout.fillWidth: true
            palette: App.newGame.palette
            value: editor.seat.color
            onPicked: value => editor.write("color", value)
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: App.newGame.hasBoards
        spacing: Theme.space8
        AppLabel {
            text: qsTr("Board")
            muted: true
            font.pixelSize: Theme.captionSize
        }
        BoardPicker {
            Layout.fillWidth: true
            wonder: editor.seat.wonder
            side: editor.seat.side
            onPicked: wonder => editor.write("wonder", wonder)
        }
        SideChoice {
            Layout.fillWidth: true
            visible: App.newGame.hasSides
            edition: App.newGame.edition
            value: editor.seat.side
            onPicked: value => editor.write("side", value)
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: !editor.seat.freeCity
        spacing: Theme.space8
        AppButton {
            Layout.preferredWidth: 1
            stretch: true
            leftPadding: Theme.space8
            text: editor.two ? qsTr("Swap places") : qsTr("Earlier seat")
            enabled: editor.two || editor.seat.index > 0
            onClicked: App.newGame.moveSeat(editor.seat.index, editor.two ? 1 - editor.seat.index : editor.seat.index - 1)
        }
        AppButton {
            Layout.preferredWidth: 1
            stretch: true
            leftPadding: Theme.space8
            visible: !editor.two
            text: qsTr("Later seat")
            enabled: editor.seat.index < editor.last
            onClicked: App.newGame.moveSeat(editor.seat.index, editor.seat.index + 1)
        }
    }
}
