// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// Dice on a television: the Forum, which everybody looks at, above the cities.
TvPage {
    id: page

    required property DiceTable table
    game: table

    readonly property real forumHeight: Theme.px(128)
    readonly property int rows: table.seatCount > 4 ? 2 : 1

    heading: qsTr("Round %1").arg(table.round)
    progress: table.lastRound ? qsTr("Last round") : ""
    rulesTopic: table.lastRound ? "bonus" : "turn"

    Forum {
        width: page.stage.width
        height: page.forumHeight
        table: page.table
    }
    Repeater {
        model: page.table.cities
        DiceTvCity {
            required property DiceCity modelData
            readonly property rect place: page.cityPlace(modelData.seat, page.table.seatCount, page.rows,
                                                         page.forumHeight + page.gap, page.gap)
            city: modelData
            whole: page.table.seatCount <= 3
            x: place.x
            y: place.y
            width: place.width
            height: place.height
        }
    }
    front: DiceReveal {
        anchors.fill: parent
        table: page.table
        function placeOf(seat: int): rect {
            const place = page.cityPlace(seat, page.table.seatCount, page.rows, page.forumHeight + page.gap, page.gap)
            return page.mapFromItem(page.stage, place.x, place.y, place.width, place.height)
        }
    }
}
