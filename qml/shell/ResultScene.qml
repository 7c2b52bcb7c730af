// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models
import Mirabilia.Table

// The end of the game; leaving it is leaving the table. Undo goes back to the game.
Scene {
    id: screen

    required property TableModel table
    atTable: true

    // While it fades out the table may go: then the page goes at once.
    Repeater {
        model: App.table && App.table === screen.table ? 1 : 0
        ResultPage {
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
