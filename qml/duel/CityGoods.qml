// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// A city's production, with its price for another unit below. A bracket marks one additional unit of any
// good in it: the three raw materials, or the two manufactured goods.
Item {
    id: goods

    required property DuelCity city
    /// The short form for phones: without prices and brackets.
    property bool brief: false
    /// Two lines: raw materials, manufactured goods.
    property bool folded: false
    readonly property real column: folded ? width / 3 : (width - (brief && more > 0 ? Theme.px(22) : 0)) / 5
    readonly property bool tight: !brief && column < Theme.px(43)
    readonly property int more: city.rawChoices + city.goodsChoices
    // Without a bracket both lines move closer, and what is below stays level with the other city.
    readonly property real inset: Theme.px(more > 0 ? 0 : 8)
    readonly property real prices: Theme.px(more > 0 ? 46 : 41)

    implicitHeight: Theme.px(brief ? 22 : 74)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Goods")

    Rectangle {
        y: goods.prices
        width: parent.width
        height: Theme.px(26)
        radius: Theme.radiusSmall
        visible: !goods.brief
        color: Theme.quietTint
    }
    Repeater {
        model: goods.city.goods
        Item {
            id: unit
            required property int index
            required property string resource
            required property int count
            required property int price
            required property string description
            readonly property TooltipText tooltip: TooltipText {
                glyph: unit.resource
                name: unit.description
            }
            readonly property bool below: goods.folded && index > 2
            x: (index - (below ? 3 : 0)) * goods.column
            y: below ? height : 0
            width: goods.column
            height: goods.folded ? goods.height / 2 : goods.height
            Accessible.role: Accessible.StaticText
            Accessible.name: description
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: goods.brief ? (parent.height - height) / 2 : goods.inset
                spacing: goods.brief ? 0 : Theme.figureGap
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    opacity: unit.count > 0 ? 1 : Theme.noneOpacity
                    name: unit.resource
                    color: Theme.resource(unit.resource)
                    size: Theme.px(goods.brief ? 16 : goods.tight ? 20 : 22)
                }
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: unit.count
                    strong: unit.count > 0
                    muted: unit.count === 0
                    font.pixelSize: goods.brief ? Theme.captionSize : goods.tight ? Theme.px(18) : Theme.leadSize
                    elide: Text.ElideNone
                    Accessible.ignored: true
                }
            }
            CoinDisc {
                anchors.horizontalCenter: parent.horizontalCenter
                y: goods.prices + Theme.px(2)
                visible: !goods.brief
                value: unit.price
                size: Theme.px(22)
            }
        }
    }
    Bracket {
        visible: goods.city.rawChoices > 0 && !goods.brief
        first: 0
        last: 2
        text: "+" + goods.city.rawChoices
    }
    Bracket {
        visible: goods.city.goodsChoices > 0 && !goods.brief
        first: 3
        last: 4
        text: "+" + goods.city.goodsChoices
    }
    AppLabel {
        x: goods.width - (goods.folded ? (goods.column + width) / 2 : width)
        y: goods.height * (goods.folded ? 0.75 : 0.5) - height / 2
        visible: goods.brief && goods.more > 0
        text: "+" + goods.more
        color: Theme.goldText
        strong: true
        font.pixelSize: Theme.captionSize
        elide: Text.ElideNone
    }

    component Bracket: Item {
        property int first
        property int last
        property alias text: label.text
        readonly property TooltipText tooltip: TooltipText {
            name: label.text
            sentence: qsTr("In each payment, this many more of any of these.")
        }
        x: first * goods.column + Theme.px(6)
        y: Theme.px(28)
        width: (last - first + 1) * goods.column - Theme.px(12)
        height: Theme.px(16)
        Rectangle { width: Theme.px(2); height: Theme.px(6); color: Theme.gold }
        Rectangle { anchors.right: parent.right; width: Theme.px(2); height: Theme.px(6); color: Theme.gold }
        Rectangle {
            y: Theme.px(6)
            width: (parent.width - label.width) / 2 - Theme.px(3)
            height: Theme.px(2)
            color: Theme.gold
        }
        Rectangle {
            anchors.right: parent.right
            y: Theme.px(6)
            width: (parent.width - label.width) / 2 - Theme.px(3)
            height: Theme.px(2)
            color: Theme.gold
        }
        AppLabel {
            id: label
            anchors.horizontalCenter: parent.horizontalCenter
            y: -Theme.px(2)
            color: Theme.goldText
            strong: true
            font.pixelSize: Theme.captionSize
            elide: Text.ElideNone
        }
    }
}
