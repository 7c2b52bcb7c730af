// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The classic game on a television: the cities clockwise round the rim, in two rows.
TvPage {
    id: page

    required property ClassicTable table
    game: table

    readonly property int above: Math.floor(table.seatCount / 2)
    readonly property int below: table.seatCount - above
    readonly property size tile: Qt.size((stage.width - (below - 1) * gap) / Math.max(1, below), (stage.height - gap) / 2)

    /// The first cities stand above, from the left; the others below, from the right.
    function placeOfCity(seat: int): point {
        const isAbove = seat < above
        const column = isAbove ? seat : below - 1 - (seat - above)
        const margin = isAbove ? (stage.width - above * tile.width - (above - 1) * gap) / 2 : 0
        return Qt.point(margin + column * (tile.width + gap), isAbove ? 0 : tile.height + gap)
    }

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
            readonly property point place: page.placeOfCity(modelData.seat)
            city: modelData
            age: page.table.age
            x: place.x
            y: place.y
            width: page.tile.width
            height: page.tile.height
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
