// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A sentence above the hand with at most one button: waiting for the others, a hint, a special
// moment.
Item {
    id: note

    property string glyph
    property string title
    property string text
    property string actionText
    property string actionGlyph
    signal triggered()

    Accessible.role: Accessible.AlertMessage
    Accessible.name: title === "" ? text : qsTr("%1. %2", "a heading and a sentence").arg(title).arg(text)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.surface
    }
    Rectangle {
        x: Theme.px(12)
        width: parent.width - 2 * x
        height: Theme.px(3)
        color: Theme.gold
    }
    Glyph {
        id: sign
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        name: note.glyph
        color: Theme.gold
        size: Theme.px(28)
    }
    Column {
        anchors.left: sign.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: action.visible ? action.left : parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        AppLabel {
            width: parent.width
            visible: text !== ""
            text: note.title
            title: true
            strong: true
            font.pixelSize: Theme.leadSize
            Accessible.ignored: true
        }
        AppLabel {
            width: parent.width
            visible: text !== ""
            text: note.text
            wrapMode: Text.Wrap
            maximumLineCount: note.height > Theme.px(100) ? 4 : 2
            font.pixelSize: note.title === "" ? Theme.bodySize : Theme.captionSize
            Accessible.ignored: true
        }
    }
    AppButton {
        id: action
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: note.actionText !== ""
        text: note.actionText
        glyph: note.actionGlyph
        onClicked: note.triggered()
    }
}
