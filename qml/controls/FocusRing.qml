// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The mark of keyboard focus: a gold ring with a thin edge, just outside its parent.
// Put it into anything that can be focused.
//   shown          usually control.visualFocus
//   cornerRadius   the parent's corner radius
//   inset          true = inside the parent's edge (rows that touch their neighbours)
Item {
    id: ring

    property bool shown: false
    property real cornerRadius: Theme.radius
    property bool inset: false

    readonly property real reach: Theme.focusWidth + Theme.stroke

    anchors.fill: parent
    anchors.margins: inset ? 0 : -reach
    visible: shown

    Rectangle {
        anchors.fill: parent
        radius: ring.inset ? ring.cornerRadius : ring.cornerRadius + ring.reach
        color: "transparent"
        border.width: Theme.stroke
        border.color: Theme.focusEdge
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.stroke
        radius: ring.inset ? ring.cornerRadius : ring.cornerRadius + Theme.focusWidth
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }
}
