// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// Hover and press feedback on top of a background.
//   hovered, pressed; radius of the background
Rectangle {
    property bool hovered: false
    property bool pressed: false

    anchors.fill: parent
    color: pressed ? Theme.pressedTint : hovered ? Theme.hoverTint : Theme.withAlpha(Theme.ink, 0)

    Behavior on color {
        ColorAnimation { duration: Theme.quick }
    }
}
