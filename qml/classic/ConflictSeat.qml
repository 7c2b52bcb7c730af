// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A city at the end of an age: its wonder, its player, and its conflict tokens.
//   pending    tokens it already owns that are still in flight
//   fighting   true while one of its borders is fought
//   shown      loads its picture
Item {
    id: plate

    required property ClassicCity city
    required property list<int> pending
    required property bool fighting
    required property bool shown

    /// The city's tokens without the pending ones.
    readonly property list<int> landed: {
        const tokens = [...city.tokens]
        for (const token of pending)
            tokens.splice(tokens.lastIndexOf(token), 1)
        return tokens
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border.width: plate.fighting ? Theme.px(3) : 0
        border.color: Theme.goldOnTable
    }
    WonderPicture {
        id: poster
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * x
        height: parent.height - Theme.px(40)
        wonder: plate.shown ? plate.city.poster : ""
        built: plate.city.stagesBuilt
        stages: plate.city.stageCount
    }
    Rectangle {
        id: seatLine
        anchors.top: poster.bottom
        x: poster.x
        width: poster.width
        height: Theme.px(4)
        color: Theme.seat(plate.city.color)
    }
    Item {
        anchors.top: seatLine.bottom
        anchors.bottom: parent.bottom
        x: Theme.px(10)
        width: parent.width - 2 * x
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: tokens.x - Theme.space8
            text: plate.city.name
            title: true
            strong: true
            font.pixelSize: Theme.leadSize
        }
        WarTokens {
            id: tokens
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width
            city: plate.city
            tokens: plate.landed
            size: Theme.px(26)
            room: parent.width * 0.6
        }
    }
}
