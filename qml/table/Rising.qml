// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Animates newly built parts of wonders growing out of the ground, once the flights to them have ended.
//   shareOf(seat, part)   visible share of the part: 0 while waiting, then up to 1
//   begun(seat, built)    of so many parts built, those that are seen
Flight {
    id: sky

    property var parts: [] // {seat, part}
    property bool waiting: false

    time: 450

    /// Sets the parts that are about to rise.
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
    /// How many of the parts stand or have begun to rise.
    function begun(seat: int, built: int): int {
        return shareOf(seat, built) > 0 ? built : built - 1
    }

    onWidthChanged: waiting = false
    onHeightChanged: waiting = false
    PointHandler {
        enabled: sky.waiting
        onActiveChanged: if (active) sky.end()
    }
}
