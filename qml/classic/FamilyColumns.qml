// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The seven families of a city side by side. Heads grow while there is room; those that do not fit in one lane
// continue in another. Columns are equally wide unless some effects need more.
Item {
    id: strip

    required property ClassicFamilyModel families
    /// Maximum heights: normally, if that is too low for the heads, and if even then the lanes are too narrow.
    required property real usual
    required property real more
    required property real most

    readonly property real least: Theme.px(25) // minimum height of a head
    readonly property real inSight: Theme.px(21) // minimum visible part of a covered head: its effect
    readonly property var columns: Array.from({ length: columnsOf.count }, (none, index) => columnsOf.itemAt(index)).filter(column => column)
    readonly property real room: width - Math.max(0, columns.length - 1) * row.spacing
    readonly property bool tight: sum(needsIn(more)) > room
    readonly property real limit: tight ? most : more
    readonly property var needs: needsIn(limit)
    readonly property int deepest: Math.max(1, ...columns.map(column => column.rows))
    readonly property real allowed: Math.max(usual, Math.min(limit, deepest * least))
    readonly property real headHeight: Math.max(least, Math.min(Theme.px(56), Math.max(Theme.px(32), level / 2), allowed / Math.max(3, deepest)))
    /// Width of every column that does not need more.
    readonly property real level: {
        let left = room
        let others = needs.length
        for (const need of [...needs].sort((a, b) => b - a)) {
            if (need * others <= left)
                break
            left -= need
            --others
        }
        return others > 0 ? Math.max(0, left / others) : 0
    }

    function sum(values: var): real {
        return values.reduce((all, value) => all + value, 0)
    }
    function lanesIn(height: real, count: int): int {
        return Math.max(1, Math.ceil(count / Math.max(1, 1 + Math.floor((height - least) / inSight))))
    }
    /// Minimum widths of the columns at that height of the strip.
    function needsIn(height: real): var {
        return columns.map(column => lanesIn(height, column.count) * column.laneNeed)
    }
    function widthOf(need: real): real {
        return Math.floor(Math.max(level, need) * Math.min(1, room / sum(needs)))
    }

    function columnOf(family: string): Item {
        return columns.find(column => column.family === family) ?? null
    }

    implicitHeight: Math.min(allowed, deepest * headHeight)

    Row {
        id: row
        spacing: Theme.px(strip.width > Theme.px(500) ? 6 : 2)
        Repeater {
            id: columnsOf
            model: strip.families
            FamilyColumn {
                lanes: strip.lanesIn(strip.limit, count)
                width: strip.widthOf(lanes * laneNeed)
                height: strip.height
                headHeight: strip.headHeight
            }
        }
    }
}
