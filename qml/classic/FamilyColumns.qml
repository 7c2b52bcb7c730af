// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The seven families of a city side by side. Their heads grow while there is room; what does not fit below one another
// stands in lanes. All columns have the same width unless the effects of some need more.
Item {
    id: strip

    required property FamilyModel families
    /// How high it is at most: usually, where that is too low for its heads, and where even their lanes are too narrow then.
    required property real usual
    required property real more
    required property real most

    readonly property real least: Theme.px(25) // of a head
    readonly property real inSight: Theme.px(21) // of a head beneath the next one, at least: its effect
    readonly property var columns: Array.from({ length: columnsOf.count }, (none, index) => columnsOf.itemAt(index)).filter(column => column)
    readonly property real room: width - Math.max(0, columns.length - 1) * row.spacing
    readonly property bool tight: sum(needsIn(more)) > room
    readonly property real limit: tight ? most : more
    readonly property var needs: needsIn(limit)
    readonly property int deepest: Math.max(1, ...columns.map(column => column.rows))
    readonly property real allowed: Math.max(usual, Math.min(limit, deepest * least))
    readonly property real headHeight: Math.max(least, Math.min(Theme.px(56), Math.max(Theme.px(32), level / 2), allowed / Math.max(3, deepest)))
    /// The width of every column that does not need more.
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
    /// The least widths of the columns where the strip is so high.
    function needsIn(height: real): var {
        return columns.map(column => lanesIn(height, column.count) * column.laneNeed)
    }
    function widthOf(need: real): real {
        return Math.floor(Math.max(level, need) * Math.min(1, room / sum(needs)))
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
