// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models
import Mirabilia.Table

// The running game.
Scene {
    id: screen

    required property TableModel table

    TablePage {
        anchors.fill: parent
        focus: true
        table: screen.table
        onLeave: App.leaveTable()
        onShowResult: screen.go("result")
        onOpenSettings: screen.go("settings")
    }
}
