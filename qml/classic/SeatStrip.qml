// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A neighbour in two short lines, for where the whole city is not shown: coins, shields, and the goods for sale.
Column {
    id: strip

    required property City city
    readonly property alias purse: coins
    readonly property real unitSize: Math.min(Theme.px(18), width / Math.max(1, city.goods.signCount + 0.4 * city.goods.strokeCount)
                                                            - Theme.px(1))

    spacing: Theme.px(2)

    Row {
        spacing: Theme.figureStep
        Figure {
            id: coins
            glyph: "coin"
            tint: Theme.goldOnTable
            text: strip.city.coins
            size: Theme.px(18)
            Accessible.ignored: true
        }
        Figure {
            glyph: "shield"
            tint: Theme.familyText("military")
            text: strip.city.shields
            size: Theme.px(18)
            Accessible.ignored: true
        }
    }
    Row {
        height: Theme.px(18)
        spacing: Theme.px(1)
        Repeater {
            model: strip.city.goods
            GoodsSigns {
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                size: strip.unitSize
            }
        }
    }
}
