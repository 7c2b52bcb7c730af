// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table

// The classic game on a television: the cities clockwise round the rim, in two rows.
TvPage {
    id: page

    required property ClassicTable table
    game: table

    heading: qsTr("Age %1").arg(Words.age(table.age))
    progress: Phrase.of(qsTr("turn %1 of %2"), table.turn, table.turnsPerAge)
    sign: table.passTo === "left" ? "arrow-left" : "arrow-right"
    rulesTopic: table.conflictShown ? "war" : "turn"
    spoken: table.revealing ? qsTr("All cards are turned over") : table.status
    onSkipped: {
        if (conflict.visible)
            conflict.goOn()
        else
            table.skip()
    }

    Repeater {
        model: page.table.cities
        ClassicTvCity {
            required property City modelData
            readonly property rect place: page.cityPlace(modelData.seat, page.table.seatCount, 2, 0)
            city: modelData
            age: page.table.age
            broad: page.table.seatCount <= 4
            x: place.x
            y: place.y
            width: place.width
            height: place.height
        }
    }
    news: TvPlays {
        anchors.fill: parent
        reveal: page.table.reveal
    }
    front: [
        Reveal {
            anchors.fill: parent
            table: page.table
            hand: null
        },
        ConflictRing {
            id: conflict
            anchors.fill: parent
            table: page.table
        }
    ]
}
