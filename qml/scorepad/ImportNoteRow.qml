// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// Something in an imported file that was not understood (cross) or cannot be right (warning).
RowLayout {
    id: note

    required property int line
    required property string where
    required property string text
    required property bool isUnread

    spacing: Theme.space12

    Glyph {
        Layout.alignment: Qt.AlignTop
        name: note.isUnread ? "cross" : "warning"
        color: note.isUnread ? Theme.bad : Theme.note
        size: Theme.px(22)
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        AppLabel {
            Layout.fillWidth: true
            text: note.text
            wrapMode: Text.Wrap
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: note.line === 0 ? note.where : qsTr("Line %1").arg(note.line) + (note.where === "" ? "" : " \u00b7 " + note.where)
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
        }
    }
}
