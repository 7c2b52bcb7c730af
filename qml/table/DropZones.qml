// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// Where a dragged card may be let go: the city (build), the foot of the wonder (stage), the discard
// pile. The same actions as the buttons, the same prices.
Item {
    id: zones

    required property TableModel table
    required property rect city // of the own city, in this item
    required property real footHeight
    property point at
    readonly property string target: zoneAt(at)

    /// The action under a point, or "".
    function zoneAt(where: point): string {
        for (let i = 0; i < areas.count; ++i) {
            const area = areas.itemAt(i) as Zone
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
        Zone {}
    }

    component Zone: Rectangle {
        id: zone
        required property string action
        required property string title
        required property string reason
        required property int price
        required state
        required enabled
        readonly property rect area: zones.areaOf(action)
        readonly property bool over: zones.target === action

        x: area.x
        y: area.y
        width: area.width
        height: area.height
        radius: Theme.px(12)
        color: over ? Theme.gold : enabled ? Theme.raised : Theme.quietTint
        border.width: Theme.px(2)
        border.color: enabled ? Theme.gold : Theme.outline

        Column {
            anchors.centerIn: parent
            width: parent.width - Theme.space16
            spacing: Theme.space4
            Glyph {
                anchors.horizontalCenter: parent.horizontalCenter
                name: Words.actionGlyph(zone.action)
                color: zone.over ? Theme.goldInk : zone.enabled ? Theme.ink : Theme.muted
                size: Theme.px(32)
            }
            AppLabel {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: zone.enabled ? zone.title : zone.reason
                color: zone.over ? Theme.goldInk : zone.enabled ? Theme.ink : Theme.muted
                strong: zone.enabled
                wrapMode: Text.Wrap
                maximumLineCount: 2
            }
            PriceMark {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: zone.enabled && zone.action !== "discard"
                priceState: zone.state
                price: zone.price
                size: Theme.px(28)
                onGold: zone.over
            }
        }
    }
}
