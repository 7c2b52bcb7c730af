// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models.Shell
import Mirabilia.Table

// The running game.
GameScene {
    id: screen

    readonly property TablePage played: page as TablePage
    readonly property bool inFront: T.StackView.status === T.StackView.Active
    content: GamePages.of(table.game).table

    Binding {
        target: screen.played
        when: screen.played !== null
        property: "inFront"
        value: screen.inFront
        restoreMode: Binding.RestoreNone
    }
    Connections {
        target: screen.played
        function onLeave() { App.leaveTable() }
        function onShowResult() { screen.go("result") }
        function onOpenSettings() { screen.go("settings") }
    }
}
