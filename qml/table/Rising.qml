// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Parts of wonders that have just been built grow out of the ground, once what was on its way there has come.
//   shareOf(seat, part)   how much of it is to be seen: 0 while it is awaited, then up to 1
Flight {
    id: sky

    property var parts: [] // {seat, part}
    property bool waiting: false

    time: 450

    /// What is to rise.
    function expect(built: var) {
        end()
        parts = built
        waiting = built.length > 0
    }
    function rise() {
        if (waiting)
            start()
        waiting = false
    }
    function end() {
        waiting = false
        skip()
    }
    function shareOf(seat: int, part: var): real {
        if (!waiting && !flying || !parts.some(one => one.seat === seat && one.part === part))
            return 1
        return waiting ? 0 : 1 - Math.pow(1 - progress, 3)
    }

    onWidthChanged: waiting = false
    onHeightChanged: waiting = false
    PointHandler {
        enabled: sky.waiting
        onActiveChanged: if (active) sky.end()
    }
}
