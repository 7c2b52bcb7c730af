// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// A city's heading: the seat's colour, the side it sits on, the name, its bonuses.
//   glyph   "arrow-left", "arrow-right", "arrow-both" or ""
Item {
    id: head

    required property DiceCity city
    property string glyph
    readonly property TooltipText tooltip: TooltipText {
        name: head.city.name
        sentence: head.city.cityName
    }
    property real fontSize: Theme.leadSize
    property real glassSize: Theme.px(17)

    implicitHeight: Theme.px(28)

    Rectangle {
        id: bar
        width: Theme.px(5)
        height: parent.height - Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.seat(head.city.color)
    }
    Glyph {
        id: side
        anchors.left: bar.right
        anchors.leftMargin: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        visible: name !== ""
        name: head.glyph
        color: Theme.muted
        size: Theme.px(18)
        width: visible ? size : 0
    }
    AppLabel {
        anchors.left: side.right
        anchors.leftMargin: Theme.px(5)
        anchors.right: glasses.left
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        text: head.city.name
        title: true
        strong: true
        font.pixelSize: head.fontSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.captionSize
        Accessible.role: Accessible.Heading
    }
    Hourglasses {
        id: glasses
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        city: head.city
        size: head.glassSize
    }
}
