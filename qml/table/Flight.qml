// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// Animates items across the table, one after another.
// A touch or a resize of the table ends the animation; with motion off there is none.
Item {
    id: sky

    readonly property alias flying: flight.running
    property real progress: 0
    property int time: 900

    function start() {
        if (Theme.motionSpeed > 0)
            flight.restart()
    }
    function skip() {
        flight.stop()
    }
    /// Eased progress (0 to 1) of item `index` of `count`, with staggered starts.
    function way(index: int, count: int): real {
        const part = Math.max(0, Math.min(1, 1.4 * progress - 0.4 * index / count))
        return part * part * (3 - 2 * part)
    }
    function between(from: rect, to: rect, way: real): point {
        return Qt.point((from.x + from.width / 2) * (1 - way) + (to.x + to.width / 2) * way,
                        (from.y + from.height / 2) * (1 - way) + (to.y + to.height / 2) * way)
    }

    onWidthChanged: skip()
    onHeightChanged: skip()

    NumberAnimation {
        id: flight
        target: sky
        property: "progress"
        from: 0
        to: 1
        duration: Theme.motion(sky.time)
    }
    PointHandler {
        enabled: sky.flying
        onActiveChanged: if (active) sky.skip()
    }
}
