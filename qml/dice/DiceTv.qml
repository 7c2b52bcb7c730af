// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
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
    readonly property int columns: Math.ceil(table.seatCount / rows)
    readonly property size tile: Qt.size((stage.width - (columns - 1) * gap) / Math.max(1, columns),
                                         (stage.height - forumHeight - rows * gap) / rows)

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
            required property int index
            city: modelData
            whole: page.table.seatCount <= 3
            x: index % page.columns * (page.tile.width + page.gap)
            y: page.forumHeight + page.gap + Math.floor(index / page.columns) * (page.tile.height + page.gap)
            width: page.tile.width
            height: page.tile.height
        }
    }
    front: DiceReveal {
        anchors.fill: parent
        table: page.table
    }
}
