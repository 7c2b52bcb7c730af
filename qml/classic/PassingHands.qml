// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// After a turn every hand travels on to the next seat. One that lay open turns over and is gathered first.
//   spot   function(seat): where the hand of that city lies
Flight {
    id: sky

    required property ClassicTable table
    required property var spot
    readonly property bool passing: table.passing
    readonly property int age: table.age
    /// Cards that are left in each hand.
    readonly property int handSize: table.turnsPerAge + 2 - table.turn

    time: 950
    onPassingChanged: {
        if (passing)
            start()
        else
            skip()
    }
    function next(seat: int): int {
        return (seat + (table.passTo === "left" ? 1 : table.seatCount - 1)) % table.seatCount
    }

    Repeater {
        model: sky.flying ? sky.table.cities : []
        Item {
            id: pile
            required property ClassicCity modelData
            // Not bound: a resize of the table ends the flight.
            property rect from
            property rect to
            Component.onCompleted: {
                from = sky.spot(modelData.seat)
                const next = sky.next(modelData.seat)
                to = sky.spot(next)
            }
            /// Between the outermost cards of a hand that lay open.
            readonly property real spread: Math.max(0, Math.min(from.width - Theme.px(140), Theme.px(900)))
            readonly property bool open: spread > Theme.px(100)
            readonly property int backs: open ? sky.handSize : 3
            readonly property real gathered: open ? Math.min(1, sky.progress / 0.35) : 1
            readonly property real way: {
                const part = open ? Math.max(0, (sky.progress - 0.3) / 0.7) : sky.progress
                return part * part * (3 - 2 * part)
            }
            readonly property point middle: sky.between(from, to, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: Theme.px(64)
            height: width * 1.4
            opacity: Math.min(1, open ? 1 : 6 * way, 6 * (1 - way))
            Repeater {
                model: pile.backs
                Item {
                    id: back
                    required property int index
                    readonly property real side: pile.backs > 1 ? 2 * index / (pile.backs - 1) - 1 : 0 // from the middle, -1 to 1
                    readonly property real apart: (1 - pile.gathered) * (1 - pile.gathered)
                    x: side * (Theme.px(5) + apart * pile.spread / 2)
                    width: pile.width
                    height: pile.height
                    scale: 1 + 0.9 * apart
                    rotation: 6 * side * (1 - apart)
                    transform: Scale { // turned over
                        origin.x: back.width / 2
                        xScale: pile.open ? Math.min(1, 8 * sky.progress) : 1
                    }
                    Picture {
                        anchors.fill: parent
                        art: Art.back(sky.age)
                    }
                }
            }
        }
    }
}
