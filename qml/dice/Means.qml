// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// A city's coins, resources and special dice, in one line.
Item {
    id: means

    required property DiceCity city
    readonly property alias purse: coins

    /// True if not all fits: first the locked dice are omitted, then the others shrink, then the resources are omitted.
    readonly property bool tight: width < Theme.px(city.hasPoints ? 200 : 140)
    /// True if signs can be as large as a resource's, even beside three dice.
    readonly property bool roomy: !tight && width >= Theme.px(164)
    readonly property int dice: [...city.special].filter(die => die.unlocked || !tight).length
    readonly property real dieGap: Theme.px(2)
    readonly property real step: tight ? Theme.px(6) : Theme.figureStep
    readonly property real least: coins.implicitWidth + (city.hasPoints ? step + Theme.px(26) : 0)
    readonly property bool crowded: least + step + crates.implicitWidth + widthOf(Theme.px(14)) > width
    readonly property real dieSize: Math.max(Theme.px(14), Math.min(Theme.px(17),
        (width - figures.width - step - (dice - 1) * dieGap) / Math.max(1, dice)))

    /// Width of the dice including their distance from the figures.
    function widthOf(size: real): real {
        return dice > 0 ? step + dice * size + (dice - 1) * dieGap : 0
    }

    implicitHeight: Theme.px(24)

    Row {
        id: figures
        anchors.verticalCenter: parent.verticalCenter
        spacing: means.step
        Figure {
            id: coins
            glyph: "coin"
            tint: Theme.gold
            size: Theme.px(means.roomy ? 22 : 18)
            text: means.city.coins
            name: qsTr("%n coin(s)", "", means.city.coins)
        }
        Figure {
            id: crates
            visible: !means.crowded
            glyph: "crate"
            tint: Theme.muted
            size: Theme.px(means.roomy ? 22 : 16)
            text: means.city.resources
            name: qsTr("%n resource(s)", "", means.city.resources)
        }
        NumberGlyph {
            readonly property TooltipText tooltip: TooltipText {
                glyph: "points"
                name: means.city.pointsText
            }
            anchors.verticalCenter: parent.verticalCenter
            visible: means.city.hasPoints
            name: "points"
            number: means.city.points
            color: Theme.goldText
            ink: Theme.ink
            size: Theme.px(26)
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: means.city.pointsText
        }
    }
    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: means.dieGap
        Repeater {
            model: means.city.special
            DieChip {
                required property var modelData
                family: modelData.family
                mark: modelData.mark
                locked: !modelData.unlocked
                visible: modelData.unlocked || !means.tight
                size: means.dieSize
            }
        }
    }
}
