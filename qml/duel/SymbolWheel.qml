// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Theme

// The different symbols of a city as a wheel.
//   lit   how many of them shine, clockwise from the top
Item {
    id: wheel

    required property DuelCity city
    required property int lit
    readonly property var symbols: {
        const held = []
        for (let i = 0; i < city.symbols.count; ++i) {
            if (city.symbols.get(i).count > 0)
                held.push(city.symbols.get(i).symbol)
        }
        return held
    }
    readonly property bool whole: lit >= symbols.length
    readonly property real spoke: width * 0.38
    readonly property color glow: Theme.dark ? Theme.gold : Theme.goldOnInk // on the dark scene
    readonly property color dull: Theme.withAlpha(Theme.lightInk, 0.3)

    Rectangle { // the rim
        anchors.centerIn: parent
        width: 2 * wheel.spoke
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.px(6)
        border.color: wheel.whole ? wheel.glow : wheel.dull
    }
    Repeater {
        model: wheel.symbols
        Item {
            id: arm
            required property string modelData
            required property int index
            readonly property bool shines: index < wheel.lit
            anchors.centerIn: wheel
            rotation: index * 360 / wheel.symbols.length
            Rectangle {
                x: -width / 2
                y: -wheel.spoke
                width: Theme.px(6)
                height: wheel.spoke
                color: arm.shines ? wheel.glow : wheel.dull
            }
            Rectangle {
                id: disc
                x: -width / 2
                y: -wheel.spoke - height / 2
                width: wheel.width * 0.23
                height: width
                radius: width / 2
                rotation: -arm.rotation
                color: arm.shines ? Theme.family("scientific") : Theme.darkInk
                border.width: Theme.px(4)
                border.color: arm.shines ? wheel.glow : wheel.dull
                scale: arm.shines ? 1.08 : 1
                Behavior on scale { NumberAnimation { duration: Theme.motion(260); easing.type: Easing.OutBack; easing.overshoot: 5 } }
                Glyph {
                    anchors.centerIn: parent
                    name: arm.modelData
                    color: arm.shines ? Theme.lightInk : wheel.dull
                    size: disc.width * 0.6
                }
            }
        }
    }
    Rectangle { // the hub
        anchors.centerIn: parent
        width: wheel.width * 0.2
        height: width
        radius: width / 2
        color: wheel.whole ? wheel.glow : Theme.darkInk
        border.width: Theme.px(6)
        border.color: wheel.whole ? wheel.glow : wheel.dull
        Glyph {
            anchors.centerIn: parent
            name: "crown"
            visible: wheel.whole
            color: Theme.darkInk
            size: parent.width * 0.6
        }
    }
}
