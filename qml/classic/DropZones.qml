// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The drop targets of a dragged card: the city (build), the foot of the wonder (stage), the discard
// pile. Same actions and prices as the buttons.
Item {
    id: zones

    required property ClassicTable table
    required property rect city // of the own city, in this item
    required property real footHeight
    property point at
    /// Row of the action under the card; -1 = none.
    readonly property int target: zoneAt(at)

    function zoneAt(where: point): int {
        for (let i = 0; i < areas.count; ++i) {
            const area = areas.itemAt(i) as DropZone
            if (area && area.enabled && area.contains(area.mapFromItem(zones, where)))
                return i
        }
        return -1
    }
    function areaOf(action: int, copy: int): rect {
        const third = city.width / 4
        if (action === ClassicAction.Discard)
            return Qt.rect(city.x + city.width - third, city.y, third, city.height)
        const left = city.width - third - Theme.space8
        if (action === ClassicAction.Stage) {
            const width = copy === ClassicCopy.Nobody ? left : (left - Theme.space8) / 2
            return Qt.rect(city.x + (copy === ClassicCopy.Right ? width + Theme.space8 : 0),
                           city.y + city.height - stripHeight(), width, stripHeight())
        }
        const top = action === ClassicAction.Free ? 0.5 : 0
        const tall = city.height - stripHeight() - Theme.space8
        const part = hasFree ? tall / 2 - Theme.space4 : tall
        return Qt.rect(city.x, city.y + tall * top + (top > 0 ? Theme.space4 : 0), left, part)
    }
    function stripHeight(): real {
        return Math.max(footHeight, Theme.px(72))
    }
    readonly property bool hasFree: table.choice.row >= 0
                                    && table.choice.actions.possible(ClassicAction.Free) >= 0

    Repeater {
        id: areas
        model: zones.table.choice.actions
        DropZone {
            area: zones.areaOf(action, copy)
            over: zones.target === index
        }
    }
}
