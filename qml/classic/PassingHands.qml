// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// After a turn every hand travels on to the next seat.
//   spot   function(seat): where the hand of that city lies
Flight {
    id: sky

    required property ClassicTable table
    required property var spot
    readonly property bool passing: table.passing
    readonly property int age: table.age

    time: 700
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
            readonly property real way: sky.way(0, 1)
            readonly property point middle: sky.between(from, to, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: Theme.px(64)
            height: width * 1.4
            opacity: Math.min(1, 6 * way, 6 * (1 - way))
            Repeater {
                model: 3
                Item {
                    required property int index
                    x: Theme.px(5) * (index - 1)
                    width: pile.width
                    height: pile.height
                    rotation: 6 * (index - 1)
                    Picture {
                        anchors.fill: parent
                        art: Art.back(sky.age)
                    }
                }
            }
        }
    }
}
