// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Theme

// What I can buy from a neighbour: every unit with its price, struck out where the payment being
// considered uses it. Units shrink until all of them fit.
Item {
    id: shelf

    required property City city
    /// By somebody who has no seat: to whom nothing is for sale, and nobody says so.
    property bool watched: false

    readonly property int rows: height >= Theme.px(60) ? 2 : 1
    // In one row up to 30 px, in two up to 24, never below 18.
    readonly property real oneRow: (width - Theme.space4) / Math.max(1, city.goods.signCount) - Theme.space12
    readonly property real unitSize: oneRow >= Theme.px(22) || rows === 1
        ? Math.max(Theme.px(18), Math.min(Theme.px(30), oneRow))
        : Math.max(Theme.px(18), Math.min(Theme.px(24), 2 * oneRow + Theme.px(6)))
    Accessible.ignored: watched
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Goods for sale at %1").arg(city.name)

    Flow {
        anchors.fill: parent
        spacing: Theme.px(3)
        Repeater {
            model: shelf.city.goods
            GoodsUnit {
                size: shelf.unitSize
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
