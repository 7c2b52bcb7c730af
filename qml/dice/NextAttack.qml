// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// My next attack against a neighbour: the defence it meets, and its value.
Rectangle {
    id: front

    required property var modelData // {building, defence, glyph, points}
    readonly property TooltipText tooltip: TooltipText {
        glyph: front.modelData.glyph
        name: qsTr("next attack")
        sentence: qsTr("%n defence(s)", "", front.modelData.defence)
    }

    radius: Theme.px(6)
    color: Theme.badTint

    Row {
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(3)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n defence(s)", "", front.modelData.defence)
        Repeater {
            model: 2
            Glyph {
                required property int index
                name: "shield"
                color: index < front.modelData.defence ? Theme.ink : Theme.outline
                size: Theme.px(22)
            }
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: front.modelData.points >= 0
        spacing: Theme.px(6)
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, front.width - Theme.px(140))
            text: qsTr("next attack")
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: front.modelData.glyph
            color: Theme.badText
            size: Theme.px(20)
        }
        NumberGlyph {
            anchors.verticalCenter: parent.verticalCenter
            name: "points"
            number: front.modelData.points
            color: Theme.badText
            ink: Theme.ink
            size: Theme.px(28)
        }
    }
}
