// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The economy on a phone: my coins, the warehouse as six resources, and the bonuses, in one line, or in
// two with one for the warehouse.
Item {
    id: economy

    required property DiceTable table
    property bool keyboard: false

    readonly property DiceCity city: table.own
    readonly property alias purse: purse
    readonly property bool twoLines: height >= Theme.px(70)
    readonly property real line: twoLines ? height / 2 : height
    readonly property DiceBuilding warehouse: city.building("warehouse")

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.surface
    }
    Row {
        id: purse
        x: Theme.px(8)
        height: economy.line
        spacing: Theme.figureGap
        readonly property TooltipText tooltip: TooltipText {
            glyph: "coin"
            name: purse.Accessible.name
        }
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n coin(s)", "", economy.city.coins)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: "coin"
            color: Theme.gold
            size: Theme.px(20)
        }
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: economy.city.coins
            strong: true
            font.pixelSize: Theme.leadSize
            Accessible.ignored: true
        }
    }
    Row {
        id: shelf
        x: (economy.twoLines ? parent.width : boxes.x) - width - Theme.px(8)
        y: parent.height - height
        height: economy.line
        readonly property real unit: economy.twoLines ? (parent.width - Theme.px(16)) / 6
            : Math.min(Theme.px(28), (boxes.x - purse.x - purse.width - Theme.px(16)) / 6)
        Accessible.role: Accessible.List
        Accessible.name: economy.warehouse.description
        Repeater {
            model: economy.warehouse.cells
            ShelfCell {
                width: shelf.unit
                family: economy.warehouse.family
                height: shelf.height
                stop: index === 0
                keyboard: economy.keyboard
                onPressed: economy.table.choice.selectCell(cell)
            }
        }
    }
    BonusBoxes {
        id: boxes
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        y: Theme.px(6)
        width: Theme.px(economy.width < Theme.px(280) ? 88 : 102) // in a narrow line the resources need it more
        height: economy.line - 2 * y
        table: economy.table
        keyboard: economy.keyboard
    }
}
