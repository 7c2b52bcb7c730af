// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Colour and board of a seat at a network table, before the game begins.
//   color, wonder, side      the current choice ("" = random)
//   signal picked(string role, string value)
ColumnLayout {
    id: look

    required property RoomModel room
    property string color
    property string wonder
    property string side

    signal picked(string role, string value)

    spacing: Theme.space8

    AppLabel {
        text: qsTr("Colour")
        muted: true
        font.pixelSize: Theme.captionSize
    }
    ColourPicker {
        Layout.fillWidth: true
        palette: look.room.palette
        value: look.color
        holders: look.room.holders
        onPicked: value => look.picked("color", value)
    }
    AppLabel {
        visible: look.room.wonders.length > 0
        text: qsTr("Board")
        muted: true
        font.pixelSize: Theme.captionSize
    }
    BoardPicker {
        Layout.fillWidth: true
        visible: look.room.wonders.length > 0
        wonders: look.room.wonders
        wonder: look.wonder
        side: look.side
        holders: look.room.holders
        onPicked: wonder => look.picked("wonder", wonder)
    }
    SideChoice {
        Layout.fillWidth: true
        visible: look.room.hasSides
        edition: look.room.edition
        value: look.side
        onPicked: value => look.picked("side", value)
    }
}
