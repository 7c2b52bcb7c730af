// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A sentence above the hand with at most one button: waiting for others, a hint, a special moment.
Item {
    id: note

    property string glyph
    property string title
    property string text
    property string actionText
    property string actionGlyph
    /// True on a phone: the button goes below the text.
    property bool upright: false
    readonly property bool opaque: true // for Tooltips
    signal triggered()

    readonly property bool stacked: action.visible && upright
    readonly property real wordsHeight: stacked ? action.y - Theme.px(6) : height

    implicitHeight: words.height + Theme.space12 + (stacked ? action.height + Theme.px(6) : 0)

    Accessible.role: Accessible.Grouping
    Accessible.name: title === "" ? text : Phrase.of(qsTr("%1. %2", "a heading and a sentence"), title, text)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusMedium
        color: Theme.surface
    }
    Rectangle {
        x: Theme.space12
        width: parent.width - 2 * x
        height: Theme.px(3)
        color: Theme.gold
    }
    Glyph {
        id: sign
        x: Theme.px(14)
        y: (note.wordsHeight - height) / 2
        name: note.glyph
        color: Theme.gold
        size: Theme.px(28)
    }
    Column {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.space12
        anchors.right: action.visible && !note.stacked ? action.left : parent.right
        anchors.rightMargin: Theme.space12
        y: Math.max(Theme.px(6), (note.wordsHeight - height) / 2)
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
            maximumLineCount: 4
            font.pixelSize: note.title === "" ? Theme.bodySize : Theme.captionSize
            Accessible.ignored: true
        }
    }
    AppButton {
        id: action
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        y: note.stacked ? note.height - height - Theme.px(6) : (note.height - height) / 2
        width: note.stacked ? note.width - 2 * Theme.px(10) : implicitWidth
        visible: note.actionText !== ""
        text: note.actionText
        glyph: note.actionGlyph
        onClicked: note.triggered()
    }
}
