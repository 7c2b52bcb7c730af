// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The goods I can buy from a neighbour: every unit with its price, struck out if the considered payment
// uses it; in one row or two, whichever makes them larger.
Item {
    id: shelf

    required property ClassicCity city
    /// True for a spectator, to whom nothing is for sale; the text saying so is omitted.
    property bool watched: false

    readonly property real gap: Theme.px(3)
    readonly property real discSize: Theme.px(height < Theme.px(60) ? 17 : 21)
    readonly property real unitSize: Math.min(Theme.px(30), fit.unitSize)
    readonly property GoodsFit fit: GoodsFit {
        goods: shelf.city.goods
        width: shelf.width
        height: shelf.height
        gap: shelf.gap
        below: shelf.discSize
    }

    Accessible.ignored: watched
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Goods for sale at %1").arg(city.name)

    Flow {
        anchors.fill: parent
        spacing: shelf.gap
        Repeater {
            model: shelf.city.goods
            GoodsUnit {
                size: shelf.unitSize
                discSize: shelf.discSize
                Accessible.role: Accessible.ListItem
                Accessible.name: description
            }
        }
    }
    AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        visible: shelf.city.goods.count === 0 && !shelf.watched
        text: qsTr("Nothing for sale")
        muted: true
        font.pixelSize: Theme.captionSize
    }
}
