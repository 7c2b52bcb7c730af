// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// The heading of a city on a television: the seat's colour, what the player is doing, and the name, large. A card that
// was chosen lies face down; an empty place waits for one.
//   doing     as in SeatsModel: "thinking", "chosen", "idle" or "lost"
//   back      picture of a card lying face down; empty: a tick instead
//   children  figures at the right end
Item {
    id: seat

    property string name
    property string color
    property string doing
    property string back
    /// Where the chosen card lies.
    readonly property alias cardSpot: place
    default property alias figures: right.data

    implicitHeight: Theme.px(52)
    Accessible.role: Accessible.Heading
    Accessible.name: doing === "idle" || doing === "" ? name : Words.action(name, Words.state(doing))

    Rectangle {
        id: mark
        x: Theme.space8
        width: Theme.px(8)
        height: parent.height - Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.seat(seat.color)
    }
    Item {
        id: place
        anchors.left: mark.right
        anchors.leftMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(32)
        height: Theme.px(45)
        Rectangle {
            anchors.fill: parent
            visible: !card.visible
            radius: Theme.radiusSmall
            color: "transparent"
            border.width: Theme.px(2)
            border.color: seat.doing === "thinking" ? Theme.gold : Theme.line
        }
        Picture {
            id: card
            anchors.fill: parent
            visible: seat.back !== "" && seat.doing === "chosen"
            art: visible ? seat.back : ""
        }
        Glyph {
            anchors.centerIn: parent
            visible: name !== "" && !card.visible
            name: seat.doing === "chosen" ? "tick" : seat.doing === "thinking" ? "thinking"
                : seat.doing === "lost" ? "connection-lost" : ""
            color: seat.doing === "lost" ? Theme.bad : seat.doing === "chosen" ? Theme.good : Theme.goldText
            size: Theme.px(26)
        }
    }
    AppLabel {
        anchors.left: place.right
        anchors.leftMargin: Theme.space12
        anchors.right: right.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        text: seat.name
        title: true
        strong: true
        font.pixelSize: Theme.px(32)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(27)
        Accessible.ignored: true
    }
    Row {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space16
    }
}
