// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Classic
import Mirabilia.Dice
import Mirabilia.Duel
import Mirabilia.Models.Session
import Mirabilia.Models.Shell

// The end of the game; leaving it is leaving the table. Undo goes back to the game.
Scene {
    id: screen

    required property TableModel table
    atTable: true
    readonly property bool here: App.table && App.table === screen.table

    // While it fades out the table may go: then the page goes at once.
    Repeater {
        model: screen.here && screen.table.game === "classic" ? 1 : 0
        ClassicResult {
            anchors.fill: parent
            focus: true
            table: screen.table
            onHome: App.leaveTable()
            onRematch: App.rematch()
        }
    }
    Repeater {
        model: screen.here && screen.table.game === "duel" ? 1 : 0
        DuelResult {
            anchors.fill: parent
            focus: true
            table: screen.table
            onHome: App.leaveTable()
            onRematch: App.rematch()
        }
    }
    Repeater {
        model: screen.here && screen.table.game === "dice" ? 1 : 0
        DiceResult {
            anchors.fill: parent
            focus: true
            table: screen.table
            onHome: App.leaveTable()
            onRematch: App.rematch()
        }
    }
    Connections {
        target: screen.table
        function onChanged() {
            if (!screen.table.over)
                screen.go("table")
        }
    }
}
