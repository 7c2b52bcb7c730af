// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// What something costs me now: tick = free or own goods, link = free by chain, coin and number =
// coins change hands, cross = cannot be had.
//   priceState   "free", "own", "chain", "pay", "blocked"
//   price        coins, for "pay"
//   size         of the mark, already scaled
//   tint         overrides the colour (on coloured grounds)
Item {
    id: mark

    property string priceState
    property int price: 0
    property real size: Theme.px(22)
    property color tint: priceState === "blocked" ? Theme.bad
                         : priceState === "pay" ? Theme.gold : Theme.good

    implicitWidth: size
    implicitHeight: size
    visible: priceState !== ""

    Glyph {
        anchors.centerIn: parent
        visible: mark.priceState !== "pay"
        name: Words.stateGlyph(mark.priceState)
        color: mark.tint
        size: mark.size
    }
    CoinDisc {
        anchors.centerIn: parent
        visible: mark.priceState === "pay"
        value: mark.price
        size: mark.size
    }
}
