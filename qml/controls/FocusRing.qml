// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// Keyboard focus indicator: a ring of ink with a thin light edge, just outside its parent.
// Add one to every focusable item.
//   shown          usually control.visualFocus
//   cornerRadius   the parent's corner radius
//   inset          true = inside the parent's edge (rows that touch their neighbours)
Item {
    id: ring

    property bool shown: false
    property real cornerRadius: Theme.radius
    property bool inset: false

    // A gap in the background colour separates the ring from a dark button.
    readonly property real reach: 3 * Theme.stroke + Theme.focusWidth

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
        radius: ring.inset ? ring.cornerRadius : ring.cornerRadius + ring.reach - Theme.stroke
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }
}
