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
    readonly property real rowHeight: (stage.height - gap) / 2

    /// The first cities stand above, from the left; the others below, from the right.
    function placeOfCity(seat: int): rect {
        const isAbove = seat < above
        const count = Math.max(1, isAbove ? above : below)
        const column = isAbove ? seat : table.seatCount - 1 - seat
        const width = (stage.width - (count - 1) * gap) / count
        return Qt.rect(column * (width + gap), isAbove ? 0 : rowHeight + gap, width, rowHeight)
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
            readonly property rect place: page.placeOfCity(modelData.seat)
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
