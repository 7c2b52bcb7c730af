// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A neighbour in a few short lines, for when its city is not shown: coins, shields, and goods for sale.
Column {
    id: strip

    required property ClassicCity city
    readonly property alias purse: coins
    property real goodsHeight: Theme.px(18)
    readonly property real unitSize: Math.min(Theme.px(18), fit.unitSize)
    readonly property GoodsFit fit: GoodsFit {
        goods: strip.city.goods
        width: strip.width
        height: strip.goodsHeight
        gap: Theme.px(1)
    }

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
    Flow {
        width: parent.width
        height: strip.goodsHeight
        spacing: strip.fit.gap
        Repeater {
            model: strip.city.goods
            GoodsSigns { size: strip.unitSize }
        }
    }
}
