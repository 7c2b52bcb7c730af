// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// The course of a stage being built, over `progress` from 0 to 1: it grows in jolts, then its gain leaps out, and
// behind a finished wonder the light comes up.
QtObject {
    readonly property int count: 4
    /// When the last jolt is over.
    readonly property real built: 0.6

    function part(progress: real, from: real, to: real): real {
        return Math.max(0, Math.min(1, (progress - from) / (to - from)))
    }
    /// Progress of the current jolt, 0 to 1; it moves in the first half and rests in the second.
    function jolt(progress: real): real {
        return progress >= built ? 1 : part(progress, 0, built) * count % 1
    }
    /// How much of the stage is above the ground.
    function share(progress: real): real {
        if (progress >= built)
            return 1
        const done = Math.floor(part(progress, 0, built) * count)
        return (done + 1 - Math.pow(1 - Math.min(1, 2 * jolt(progress)), 3)) / count
    }
    function gain(progress: real): real {
        return part(progress, 0.5, 0.95)
    }
    function light(progress: real): real {
        return part(progress, built - 0.05, 1)
    }
}
