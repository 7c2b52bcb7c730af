// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// Placeholder for empty content: a large muted glyph, one sentence, and an optional action.
//   glyph, title (optional), text
//   actionText    "" = no button; signal actionTriggered()
ColumnLayout {
    id: empty

    property string glyph
    property string title
    property string text
    property string actionText

    signal actionTriggered()

    spacing: Theme.space12

    Glyph {
        Layout.alignment: Qt.AlignHCenter
        visible: empty.glyph !== ""
        name: empty.glyph
        color: Theme.muted
        size: Theme.px(64)
    }
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: empty.title
        title: true
        strong: true
        font.pixelSize: Theme.titleSize
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
    }
    AppLabel {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.px(420)
        Layout.alignment: Qt.AlignHCenter
        text: empty.text
        color: Theme.mutedOnTable
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
    }
    AppButton {
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.space8
        visible: empty.actionText !== ""
        variant: "primary"
        text: empty.actionText
        onClicked: empty.actionTriggered()
    }
}
