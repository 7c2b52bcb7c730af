// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Table

// The score sheet at the end of a replay.
GameScene {
    id: screen

    atTable: false
    here: App.replay !== null && App.replay.table === table
    rulesTopic: "score"
    content: GamePages.of(table.game).result

    Binding {
        target: screen.page as ResultPage
        when: screen.page !== null
        property: "replayed"
        value: true
        restoreMode: Binding.RestoreNone
    }
    Connections {
        target: screen.page as ResultPage
        function onHome() { screen.back() }
        function onReviewWanted() { screen.go("review") }
    }
}
