// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table

// All buildings of a city, placed by its geometry.
//   cellPressed(space), buildingPressed(house)
Item {
    id: board

    required property DiceCity city
    readonly property string poster: city.poster
    required property BoardGeometry places
    property bool keyboard: false
    /// Highlighted buildings: the hovered or chosen cell leads there.
    property var lit: []
    property bool choosing: false
    property Rising rising: null
    signal cellPressed(Cell space)
    signal buildingPressed(Building house)

    Repeater {
        model: ["barracks_west", "wonder", "guild_court", "gallery", "barracks_east", "agora", "market", "university", "warehouse"]
        Building {
            id: house
            required property string modelData
            readonly property rect place: board.places.of(modelData)
            building: board.city.building(modelData)
            visible: width > 0
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            shallow: board.places.phone
            headHeight: board.places.headHeight
            keyboard: board.keyboard
            lit: board.lit.includes(modelData)
            choosing: board.choosing
            rising: board.rising
            seat: board.city.seat
            mode: modelData.startsWith("barracks") ? board.places.barracksMode : modelData === "gallery" ? "gallery" : "rows"
            art: modelData === "wonder" && !board.places.phone ? board.poster : ""
            onCellPressed: space => board.cellPressed(space)
            onPressed: board.buildingPressed(house)
        }
    }
}
