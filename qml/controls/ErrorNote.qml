// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// An error or a notice: what happened, what is safe, what to do next.
//   worked               true = a notice, not an error
//   what, safe, next     one sentence each; safe and next may be empty
//   actionText           "" = no button; signal actionTriggered()
Rectangle {
    id: note

    property string what
    property string safe
    property string next
    property string actionText
    property bool worked: false

    signal actionTriggered()

    /// True if there is room for the button beside the text.
    readonly property bool beside: width >= Theme.px(560)
    readonly property real edge: beside ? Theme.space12 : Theme.space16

    implicitWidth: Theme.px(420)
    implicitHeight: 2 * edge
                    + (!button.visible ? words.implicitHeight
                       : beside ? Math.max(words.implicitHeight, button.implicitHeight)
                                : words.implicitHeight + Theme.space12 + button.implicitHeight)
    radius: Theme.radius
    color: worked ? Theme.raised : Theme.mix(Theme.surface, Theme.badTint, 0.5)
    border.width: Theme.stroke
    border.color: worked ? Theme.line : Theme.bad

    Accessible.role: Accessible.Grouping
    Accessible.name: (what + " " + safe + " " + next).trim()
    Announcer { text: note.Accessible.name }

    Glyph {
        id: sign
        x: Theme.space16
        y: words.y
        name: note.worked ? "info" : "warning"
        color: note.worked ? Theme.goldText : Theme.bad
    }
    ColumnLayout {
        id: words
        x: sign.x + sign.width + Theme.space12
        y: note.beside ? (note.height - implicitHeight) / 2 : Theme.space16
        width: (note.beside && button.visible ? button.x - Theme.space16 : note.width - Theme.space16) - x
        spacing: Theme.space8

        AppLabel {
            Layout.fillWidth: true
            text: note.what
            strong: true
            wrapMode: Text.Wrap
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: note.safe
            wrapMode: Text.Wrap
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: note.next
            wrapMode: Text.Wrap
        }
    }
    AppButton {
        id: button
        x: note.beside ? note.width - Theme.space16 - width : words.x
        y: note.beside ? (note.height - height) / 2 : note.height - Theme.space16 - height
        visible: note.actionText !== ""
        text: note.actionText
        onClicked: note.actionTriggered()
    }
}
