// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table

// Other seats side by side or one above the other, in one cached layer.
//   cities   in the order of the places
//   spots    the geometry of each
CachedLayer {
    id: chips

    property var cities: []
    property var spots: []
    signal opened(DiceCity city)

    function parts(): var {
        return Array.from({ length: seats.count }, (none, index) => seats.itemAt(index))
    }
    place: {
        if (spots.length === 0)
            return Qt.rect(0, 0, 0, 0)
        const left = Math.min(...spots.map(spot => spot.x))
        const top = Math.min(...spots.map(spot => spot.y))
        return Qt.rect(left, top, Math.max(...spots.map(spot => spot.x + spot.width)) - left,
                       Math.max(...spots.map(spot => spot.y + spot.height)) - top)
    }
    visible: cities.length > 0

    Repeater {
        id: seats
        model: chips.cities
        SeatChip {
            required property DiceCity modelData
            required property int index
            readonly property rect spot: chips.spots[index] ?? Qt.rect(0, 0, 0, 0)
            x: spot.x - chips.place.x
            y: spot.y - chips.place.y
            width: spot.width
            height: spot.height
            city: modelData
            onOpened: chips.opened(city)
        }
    }
}
