// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models
import Mirabilia.Table

// The end of the game; leaving it is leaving the table. Undo goes back to the game.
Scene {
    id: screen

    required property TableModel table

    ResultPage {
        anchors.fill: parent
        focus: true
        table: screen.table
        onHome: App.leaveTable()
        onRematch: App.rematch()
    }
    Connections {
        target: screen.table
        function onChanged() {
            if (!screen.table.over)
                screen.go("table")
        }
    }
}
