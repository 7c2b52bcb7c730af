// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// Coins, resources and special dice of a city, in one line.
Item {
    id: means

    required property DiceCity city
    readonly property alias purse: coins

    /// Too little room for all in one line: locked dice are left out.
    readonly property bool tight: width < Theme.px(city.hasPoints ? 200 : 140)

    implicitHeight: Theme.px(24)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: means.tight ? Theme.px(6) : Theme.figureStep
        Figure {
            id: coins
            glyph: "coin"
            tint: Theme.gold
            size: Theme.px(18)
            text: means.city.coins
            name: qsTr("%n coin(s)", "", means.city.coins)
        }
        Figure {
            glyph: "crate"
            tint: Theme.muted
            size: Theme.px(16)
            text: means.city.resources
            name: qsTr("%n resource(s)", "", means.city.resources)
        }
        NumberGlyph {
            readonly property Answer answer: Answer {
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
        spacing: Theme.px(2)
        Repeater {
            model: means.city.special
            DieChip {
                required property var modelData
                family: modelData.family
                mark: modelData.mark
                locked: !modelData.unlocked
                visible: modelData.unlocked || !means.tight
                size: Theme.px(17)
            }
        }
    }
}
