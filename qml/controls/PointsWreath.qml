// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// Points: a number in a laurel wreath.
//   value    the points
//   size     side in pixels, already scaled; default px(40)
//   color    of the wreath (default gold); textColor of the number (default ink)
Item {
    id: wreath

    property int value: 0
    property real size: Theme.px(40)
    property color color: Theme.gold
    property color textColor: Theme.ink

    implicitWidth: size
    implicitHeight: size

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n point(s)", "victory points", value)

    Glyph {
        anchors.fill: parent
        name: "points"
        color: wreath.color
        size: wreath.size
    }
    AppLabel {
        anchors.centerIn: parent
        text: wreath.value
        color: wreath.textColor
        strong: true
        font.pixelSize: Math.round(wreath.size * (wreath.value > 99 || wreath.value < -9 ? 0.28 : 0.36))
        Accessible.ignored: true
    }
}
