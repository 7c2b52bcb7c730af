// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The course of newly built parts of wonders growing out of the ground, once the flights to them have ended.
//   progressOf(seat, part)   0 while waiting, then up to 1: as Jolts has it
//   shareOf(seat, part)      its visible share
//   standing(seat, built)    of so many parts built, those that are finished
Flight {
    id: sky

    property var parts: [] // {seat, part}
    property bool waiting: false

    time: 1200

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
    function progressOf(seat: int, part: var): real {
        if (!waiting && !flying || !parts.some(one => one.seat === seat && one.part === part))
            return 1
        return waiting ? 0 : progress
    }
    function shareOf(seat: int, part: var): real {
        return Jolts.share(progressOf(seat, part))
    }
    /// How many parts of a seat are not finished.
    function pending(seat: int): int {
        return parts.filter(one => progressOf(one.seat, one.part) < 1 && one.seat === seat).length
    }
    function standing(seat: int, built: int): int {
        return progressOf(seat, built) < 1 ? built - 1 : built
    }

    onWidthChanged: waiting = false
    onHeightChanged: waiting = false
    PointHandler {
        enabled: sky.waiting
        onActiveChanged: if (active) sky.end()
    }
}
