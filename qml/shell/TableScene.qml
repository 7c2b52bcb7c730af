// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models
import Mirabilia.Table

// The running game.
Scene {
    id: screen

    required property TableModel table
    atTable: true
    readonly property bool inFront: T.StackView.status === T.StackView.Active

    // While it fades out the table may go: then the page goes at once.
    Repeater {
        model: App.table && App.table === screen.table ? 1 : 0
        TablePage {
            anchors.fill: parent
            focus: true
            table: screen.table
            inFront: screen.inFront
            onLeave: App.leaveTable()
            onShowResult: screen.go("result")
            onOpenSettings: screen.go("settings")
        }
    }
}
