// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// How the cities of a result go from seating order to their places: the winner first, each a little after the one before.
QtObject {
    /// How far a city has gone that comes to place `index` of `count`, while `placed` goes from 0 to 1.
    function way(index: int, count: int, placed: real): real {
        const start = 0.5 * index / Math.max(1, count - 1)
        const part = Math.max(0, Math.min(1, 2 * (placed - start)))
        return part * part * (3 - 2 * part)
    }
}
