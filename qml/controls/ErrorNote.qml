// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// Something went wrong: what happened, what is safe, what to do next.
//   what, safe, next     one sentence each; safe and next may be empty
//   actionText           "" = no button; signal actionTriggered()
Rectangle {
    id: note

    property string what
    property string safe
    property string next
    property string actionText

    signal actionTriggered()

    implicitWidth: Theme.px(420)
    implicitHeight: row.implicitHeight + 2 * Theme.space16
    radius: Theme.radius
    color: Theme.mix(Theme.surface, Theme.badTint, 0.5)
    border.width: Theme.stroke
    border.color: Theme.bad

    Accessible.role: Accessible.AlertMessage
    Accessible.name: (what + " " + safe + " " + next).trim()

    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space16
        spacing: Theme.space12

        Glyph {
            Layout.alignment: Qt.AlignTop
            name: "warning"
            color: Theme.bad
        }
        ColumnLayout {
            Layout.fillWidth: true
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
            AppButton {
                Layout.topMargin: Theme.space4
                visible: note.actionText !== ""
                text: note.actionText
                onClicked: note.actionTriggered()
            }
        }
    }
}
