// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models
import Mirabilia.Table

// The running game.
Scene {
    id: screen

    required property TableModel table
    readonly property bool inFront: T.StackView.status === T.StackView.Active

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
