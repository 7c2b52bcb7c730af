// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// An unobtrusive line over the table about somebody's seat or the connection to the host. A press hides it until the
// next notice.
//   text      empty = no notice
//   glyph
Item {
    id: notice

    property string text
    property string glyph: "connection-lost"
    property string seen

    implicitWidth: sign.width + words.implicitWidth + 3 * Theme.space12
    implicitHeight: Math.max(Theme.px(36), words.implicitHeight + Theme.space8)
    visible: text !== "" && text !== seen
    onTextChanged: seen = ""
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Announcer { text: notice.text }

    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        onTapped: notice.seen = notice.text
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.ink
    }
    Glyph {
        id: sign
        x: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        name: notice.glyph
        color: Theme.surface
        size: Theme.px(20)
    }
    AppLabel {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.space12
        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        text: notice.text
        color: Theme.surface
        wrapMode: Text.Wrap
        maximumLineCount: 3
        Accessible.ignored: true
    }
}
