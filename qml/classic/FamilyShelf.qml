// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The seven families of a city in two piles, beside the poster: goods, trade and guilds; houses, soldiers and
// learning. Every head is as wide as its name needs. Where a pile is too low the heads overlap, and if their
// effects would be covered the largest family continues in another lane.
Item {
    id: shelf

    required property ClassicFamilyModel families

    readonly property real least: Theme.px(25) // minimum height of a head
    readonly property real inSight: Theme.px(21) // minimum visible part of a covered head: its effect
    readonly property real tab: Theme.px(28)
    readonly property real gap: Theme.px(4)
    readonly property real pileWidth: Math.floor((width - Theme.space8) / 2)
    readonly property real headHeight: Math.max(Theme.px(32), Math.min(Theme.px(44), pileWidth / 3.6, height / 9))
    readonly property var columns: Array.from({ length: columnsOf.count }, (none, index) => columnsOf.itemAt(index)).filter(column => column)
    readonly property var places: {
        const found = {}
        for (let pile = 0; pile < 2; ++pile)
            lay(columns.filter(column => pileOf(column.family) === pile), found)
        return found
    }

    /// Long effects have their name below.
    function tall(family: string): bool {
        return family === "commercial" || family === "guild"
    }
    function headOf(family: string): real {
        return tall(family) ? Math.max(Theme.px(46), headHeight) : headHeight
    }
    function pileOf(family: string): int {
        return family === "civilian" || family === "military" || family === "scientific" ? 1 : 0
    }
    function columnOf(family: string): Item {
        return columns.find(column => column.family === family) ?? null
    }
    /// Lanes of each family, visible part of a covered head and height of an empty family in a pile.
    function sharedOut(pile: var): var {
        const lanes = {}
        for (const column of pile)
            lanes[column.family] = 1
        const empty = pile.filter(column => column.count === 0).length
        const room = pile.reduce((left, column) => left - (column.count > 0 ? headOf(column.family) : 0), height - (pile.length - 1) * gap)
        for (;;) {
            const rows = column => Math.max(1, Math.ceil(column.count / lanes[column.family]))
            const whole = pile.reduce((sum, column) => sum + (rows(column) - 1) * headOf(column.family), 0)
            const tabs = empty * tab + whole <= room ? tab : 0
            const pitch = whole + empty * tabs <= room ? Infinity : pitchIn(pile, rows, room - empty * tabs)
            const wider = pile.filter(column => rows(column) > 1 && (lanes[column.family] + 1) * column.laneNeed <= pileWidth)
            if (pitch >= inSight || wider.length === 0)
                return { lanes: lanes, pitch: pitch, tab: tabs }
            lanes[wider.sort((a, b) => rows(b) - rows(a))[0].family] += 1
        }
    }
    /// The largest pitch at which the covered heads fit; a head is never further from the next than it is high.
    function pitchIn(pile: var, rows: var, room: real): real {
        const steps = pile.map(column => ({ count: rows(column) - 1, head: headOf(column.family) })).sort((a, b) => a.head - b.head)
        let count = steps.reduce((sum, step) => sum + step.count, 0)
        for (const step of steps) {
            if (step.head * count > room)
                break
            room -= step.head * step.count
            count -= step.count
        }
        return room / Math.max(1, count)
    }
    /// Adds the place of each family of a pile.
    function lay(pile: var, found: var) {
        const shares = sharedOut(pile)
        let y = 0
        for (const column of pile) {
            const rows = Math.ceil(column.count / shares.lanes[column.family])
            const height = rows === 0 ? shares.tab : (rows - 1) * Math.min(shares.pitch, headOf(column.family)) + headOf(column.family)
            found[column.family] = { y: y, height: height, lanes: shares.lanes[column.family] }
            y += height + (height > 0 ? gap : 0)
        }
    }

    Repeater {
        id: columnsOf
        model: shelf.families
        FamilyColumn {
            readonly property var place: shelf.places?.[family] ?? { y: 0, height: 0, lanes: 1 }
            x: shelf.pileOf(family) * (shelf.width - shelf.pileWidth)
            y: Math.floor(place.y)
            width: shelf.pileWidth
            height: place.height
            lanes: place.lanes
            headHeight: shelf.headOf(family)
            tall: shelf.tall(family)
            tabbed: height > 0
        }
    }
}
