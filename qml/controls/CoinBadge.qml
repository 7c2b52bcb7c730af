// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// Coins: a number on a gold disc.
//   value    number of coins
//   size     side in pixels, already scaled; default px(32)
Item {
    id: badge

    property int value: 0
    property real size: Theme.px(32)

    implicitWidth: size
    implicitHeight: size

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n coin(s)", "", value)

    Rectangle {
        anchors.centerIn: parent
        width: badge.size
        height: badge.size
        radius: width / 2
        color: Theme.gold

        Rectangle {
            anchors.fill: parent
            anchors.margins: Math.max(1, Math.round(badge.size * 0.08))
            radius: width / 2
            color: "transparent"
            border.width: Math.max(1, Math.round(badge.size * 0.04))
            border.color: Theme.withAlpha(Theme.goldInk, 0.45)
        }
    }
    AppLabel {
        anchors.centerIn: parent
        text: badge.value
        color: Theme.goldInk
        strong: true
        font.pixelSize: Math.round(badge.size * (badge.value > 99 ? 0.4 : 0.52))
        Accessible.ignored: true
    }
}
