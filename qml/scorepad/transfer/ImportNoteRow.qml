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
    /// "Line 12 · g1 · Ada"
    readonly property string place: Phrase.dotted([line === 0 ? "" : qsTr("Line %1").arg(line), where])

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
            Accessible.ignored: true
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: note.place
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
