// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// The price of something for a city; if the city cannot pay it, a cross and the price.
//   priceState, price, size, inverse   as in PriceMark
//   brief                              only the cross, for lack of room
Row {
    id: price

    property string priceState
    property int price: 0
    property real size: Theme.px(22)
    property bool inverse: false
    property bool brief: false

    readonly property bool blocked: priceState === "blocked"

    spacing: Theme.px(2)
    visible: priceState !== ""

    PriceMark {
        anchors.verticalCenter: parent.verticalCenter
        priceState: price.priceState
        price: price.price
        size: price.blocked ? price.size * 0.8 : price.size
        inverse: price.inverse
    }
    AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        visible: price.blocked && !price.brief
        text: price.price
        color: Theme.badText
        strong: true
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
}
