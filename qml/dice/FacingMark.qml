// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The neighbour attacked by a Barracks. Upright: name and defence against the attacks. Otherwise, with the name in the
// head: defence, coins and, if there is room, resources.
Item {
    id: facing

    required property DiceBuilding building
    property bool upright: true
    readonly property int defence: building.facingDefence
    /// True if three figures, one with two digits, have little width.
    readonly property bool crowded: width < Theme.px(96) && building.facingCoins > 9
    readonly property real leastStep: Theme.px(crowded ? 3 : 4)

    readonly property TooltipText tooltip: TooltipText {
        name: facing.building.facingName
        sentence: qsTr("%n defence(s)", "", facing.defence)
    }

    Accessible.ignored: true // the building describes it

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: Theme.badTint
    }
    Rectangle {
        width: Theme.px(4)
        height: parent.height
        visible: !facing.upright
        color: Theme.seat(facing.building.facingColor)
    }
    Row {
        id: means
        x: Theme.px(4) + (facing.width - Theme.px(4) - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        visible: !facing.upright
        spacing: Math.max(facing.leastStep, Math.min(Theme.figureStep, (room - Theme.px(6) - shield.width - coin.width - crate.implicitWidth) / 2))
        readonly property real room: facing.width - Theme.px(6)
        Meant {
            id: shield
            glyph: "shield"
            text: facing.defence
            name: qsTr("%n defence(s)", "", facing.defence)
        }
        Meant {
            id: coin
            glyph: "coin"
            tint: Theme.gold
            text: facing.building.facingCoins
            name: qsTr("%n coin(s)", "", facing.building.facingCoins)
        }
        Meant {
            id: crate
            glyph: "crate"
            tint: Theme.muted
            visible: shield.width + coin.width + implicitWidth + 2 * facing.leastStep <= means.room
            text: facing.building.facingResources
            name: qsTr("%n resource(s)", "", facing.building.facingResources)
        }
    }
    Column {
        anchors.centerIn: parent
        visible: facing.upright
        spacing: Theme.px(4)
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(3)
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(4)
                height: Theme.px(14)
                color: Theme.seat(facing.building.facingColor)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                width: Math.min(implicitWidth, facing.width - Theme.px(9))
                text: facing.building.facingName
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(2)
            Repeater {
                model: 2
                Glyph {
                    required property int index
                    name: "shield"
                    color: index < facing.defence ? Theme.ink : Theme.outline
                    size: Theme.px(18)
                }
            }
        }
        AppLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: facing.defence > 0 ? "\u2212" + facing.defence : qsTr("open", "a neighbour without defence")
            color: facing.defence > 0 ? Theme.badText : Theme.muted
            strong: facing.defence > 0
            elide: Text.ElideNone
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
    }

    component Meant: Figure {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(facing.crowded ? 1 : 2)
        size: Theme.px(facing.crowded ? 12 : 14)
        textSize: Theme.captionSize
        Accessible.ignored: true
    }
}
