// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// A city's gold reserve: the number of coins, and the circles of the sheet: filled, crossed off, empty.
Item {
    id: reserve

    required property DiceCity city
    required property int rowLength
    readonly property alias purse: coin
    readonly property int circles: city.coins + city.spent + city.room
    readonly property int rows: Math.ceil(circles / rowLength)
    readonly property real dot: Math.min(Theme.px(22), (width - Theme.px(110)) / rowLength, (height - Theme.px(24)) / Math.max(1, rows))

    readonly property TooltipText tooltip: TooltipText {
        glyph: "coin"
        name: reserve.Accessible.name
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Gold reserve: %n coin(s)", "", city.coins)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.surface
    }
    Glyph {
        id: coin
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        name: "coin"
        color: Theme.gold
        size: Theme.px(32)
    }
    AppLabel {
        anchors.left: coin.right
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        text: reserve.city.coins
        strong: true
        elide: Text.ElideNone
        font.pixelSize: Theme.headlineSize
        Accessible.ignored: true
    }
    Grid {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        columns: reserve.rowLength
        visible: reserve.dot >= Theme.px(8)
        Repeater {
            model: reserve.circles
            Item {
                id: circle
                required property int index
                readonly property bool spent: index < reserve.city.spent
                readonly property bool filled: !spent && index < reserve.city.spent + reserve.city.coins
                width: reserve.dot
                height: reserve.dot
                Rectangle {
                    anchors.centerIn: parent
                    width: reserve.dot - Theme.px(4)
                    height: width
                    radius: width / 2
                    color: circle.filled ? Theme.gold : circle.spent ? Theme.quietTint : Theme.surface
                    border.width: circle.filled ? 0 : Theme.stroke
                    border.color: circle.spent ? Theme.line : Theme.outline
                }
                Glyph {
                    anchors.centerIn: parent
                    visible: circle.spent
                    name: "cross"
                    color: Theme.muted
                    size: reserve.dot - Theme.px(8)
                }
            }
        }
    }
}
