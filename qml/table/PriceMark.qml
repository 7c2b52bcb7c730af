// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// What something costs me now: tick = free or own goods, link = free by chain, coin and number =
// coins to pay, cross = cannot be built.
//   priceState   "free", "own", "chain", "pay", "blocked"
//   price        coins, for "pay"
//   size         size of the mark, already scaled
//   built        already built: the tick is not a price
//   inverse      the mark lies on gold
Item {
    id: mark

    property string priceState
    property int price: 0
    property real size: Theme.px(22)
    property bool inverse: false
    property bool built: false
    readonly property TooltipText tooltip: TooltipText {
        glyph: mark.built ? "" : mark.priceState === "pay" ? "disc" : Words.stateGlyph(mark.priceState)
        name: mark.priceState === "pay" ? qsTr("%n coin(s)", "", mark.price) : ""
    }

    implicitWidth: size
    implicitHeight: size
    visible: priceState !== ""

    Glyph {
        anchors.centerIn: parent
        visible: mark.priceState !== "pay"
        name: Words.stateGlyph(mark.priceState)
        color: mark.inverse ? Theme.goldInk : mark.priceState === "blocked" ? Theme.bad : Theme.good
        size: mark.size
    }
    CoinDisc {
        anchors.centerIn: parent
        visible: mark.priceState === "pay"
        value: mark.price
        size: mark.size
        color: mark.inverse ? Theme.raised : Theme.gold
        ink: mark.inverse ? Theme.ink : Theme.goldInk
    }
}
