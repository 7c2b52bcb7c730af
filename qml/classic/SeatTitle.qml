// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A city's heading: the seat's colour, an optional glyph (on which side it sits), the player's name and
// status.
Item {
    id: title

    required property ClassicCity city
    property string glyph
    property real fontSize: Theme.leadSize
    readonly property alias cardSpot: cardSpot
    readonly property TooltipText tooltip: TooltipText {
        name: title.city.name
        sentence: title.city.board
    }

    implicitHeight: Theme.px(28)

    Rectangle {
        id: seatColour
        width: Theme.px(5)
        height: parent.height - Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.seat(title.city.color)
    }
    Glyph {
        id: sideGlyph
        anchors.left: seatColour.right
        anchors.leftMargin: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        visible: name !== ""
        name: title.glyph
        color: Theme.muted
        size: Theme.px(18)
        width: visible ? size : 0
    }
    AppLabel {
        id: label
        anchors.left: sideGlyph.right
        anchors.leftMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, title.width - x - mark.width - Theme.space8
                                       - (points.visible ? points.width + Theme.px(6) : 0))
        text: title.city.name
        title: true
        strong: true
        font.pixelSize: title.fontSize
        Accessible.role: Accessible.Heading
    }
    SeatMark {
        id: mark
        anchors.left: label.right
        anchors.leftMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        city: title.city
    }
    Item {
        id: cardSpot
        anchors.centerIn: mark
        width: height / 1.4
        height: parent.height - Theme.px(2)
    }
    Figure {
        id: points
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: title.city.hasPoints
        glyph: "points"
        tint: Theme.gold
        text: title.city.points
        name: title.city.pointsText
    }
}
