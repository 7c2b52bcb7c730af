// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A cost as glyphs: one disc for the coins, then one glyph per unit. `{id, count}`, resources or "coins".
Row {
    id: marks

    property list<var> cost
    property real size: Theme.px(22)
    readonly property int coins: {
        let sum = 0
        for (const part of cost)
            sum += part.id === "coins" ? part.count : 0
        return sum
    }
    // A flat list, because a glyph briefly outlives the row that made it, and the theme may change meanwhile.
    readonly property list<string> goods: {
        const units = []
        for (const part of cost) {
            for (let unit = 0; part.id !== "coins" && unit < part.count; ++unit)
                units.push(part.id)
        }
        return units
    }

    spacing: Theme.px(1)

    CoinDisc {
        visible: marks.coins > 0
        value: marks.coins
        size: marks.size
        readonly property TooltipText tooltip: TooltipText {
            glyph: "coin"
            name: qsTr("%n coin(s)", "", marks.coins)
        }
    }
    Repeater {
        model: marks.goods
        Glyph {
            id: unit
            required property string modelData
            readonly property TooltipText tooltip: TooltipText { glyph: unit.modelData }
            name: modelData
            color: Theme.resource(modelData)
            size: marks.size
        }
    }
}
