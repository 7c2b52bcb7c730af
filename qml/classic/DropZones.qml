// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// Where a dragged card may be let go: the city (build), the foot of the wonder (stage), the discard
// pile. The same actions as the buttons, the same prices.
Item {
    id: zones

    required property ClassicTable table
    required property rect city // of the own city, in this item
    required property real footHeight
    property point at
    readonly property string target: zoneAt(at)

    /// The action under a point, or "".
    function zoneAt(where: point): string {
        for (let i = 0; i < areas.count; ++i) {
            const area = areas.itemAt(i) as DropZone
            if (area && area.enabled && area.contains(area.mapFromItem(zones, where)))
                return area.action
        }
        return ""
    }
    function areaOf(action: string): rect {
        const third = city.width / 4
        if (action === "discard")
            return Qt.rect(city.x + city.width - third, city.y, third, city.height)
        const left = city.width - third - Theme.px(8)
        if (action.startsWith("stage")) {
            const width = action === "stage" ? left : (left - Theme.px(8)) / 2
            return Qt.rect(city.x + (action === "stageRight" ? width + Theme.px(8) : 0),
                           city.y + city.height - stripHeight(), width, stripHeight())
        }
        const top = action === "free" ? 0.5 : 0
        const tall = city.height - stripHeight() - Theme.px(8)
        const part = hasFree ? tall / 2 - Theme.px(4) : tall
        return Qt.rect(city.x, city.y + tall * top + (top > 0 ? Theme.px(4) : 0), left, part)
    }
    function stripHeight(): real {
        return Math.max(footHeight, Theme.px(72))
    }
    readonly property bool hasFree: {
        for (let i = 0; i < table.choice.actions.count; ++i) {
            if (table.choice.actions.get(i).action === "free")
                return true
        }
        return false
    }

    Repeater {
        id: areas
        model: zones.table.choice.actions
        DropZone {
            area: zones.areaOf(action)
            over: zones.target === action
        }
    }
}
