// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// A cell that two people wrote, until somebody chooses.
//   sharing
Rectangle {
    id: note

    required property PadSharing sharing
    readonly property var first: sharing.conflicts[0] ?? { text: "", keepText: "", takeText: "" }
    readonly property real edge: Theme.space12
    /// The buttons stand beside the words.
    readonly property bool wide: width >= words.implicitWidth + buttons.implicitWidth + 3 * edge

    visible: sharing.conflicts.length > 0
    implicitHeight: !visible ? 0 : wide ? buttons.implicitHeight + 2 * edge : words.implicitHeight + buttons.implicitHeight + 3 * edge
    radius: Theme.radius
    color: Theme.raised
    border.width: 2 * Theme.stroke
    border.color: Theme.note
    Accessible.role: Accessible.AlertMessage
    Accessible.name: first.text
    Announcer { text: note.first.text }

    AppLabel {
        id: words
        x: note.edge
        y: note.wide ? (note.height - height) / 2 : note.edge
        width: note.wide ? buttons.x - 2 * note.edge : note.width - 2 * note.edge
        text: note.first.text
        wrapMode: Text.Wrap
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: note.edge
        spacing: Theme.space8
        AppButton {
            text: note.first.keepText
            onClicked: note.sharing.settle(0, false)
        }
        AppButton {
            text: note.first.takeText
            onClicked: note.sharing.settle(0, true)
        }
    }
}
