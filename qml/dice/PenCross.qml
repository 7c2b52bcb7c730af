// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// A cross of two pen strokes from corner to corner.
//   drawn   how much of it is drawn, 0 to 1
Item {
    id: cross

    property real drawn: 1
    property color ink
    readonly property real slope: Math.atan2(height, width) * 180 / Math.PI

    Stroke {
        part: Math.min(1, 2 * cross.drawn)
        y: -height / 2
        rotation: cross.slope
    }
    Stroke {
        part: Math.max(0, 2 * cross.drawn - 1)
        y: cross.height - height / 2
        rotation: -cross.slope
    }

    component Stroke: Rectangle {
        property real part
        width: part * Math.hypot(cross.width, cross.height)
        height: Math.max(Theme.px(2), Math.min(cross.width, cross.height) * 0.09)
        radius: height / 2
        visible: part > 0
        antialiasing: true
        transformOrigin: Item.Left
        color: cross.ink
    }
}
