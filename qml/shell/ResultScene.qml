// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models.Scorepad
import Mirabilia.Models.Shell
import Mirabilia.Table

// The result of the game; leaving it leaves the table. Undo returns to the game.
GameScene {
    id: screen

    rulesTopic: "score"
    content: GamePages.of(table.game).result

    Binding {
        target: screen.page as ResultPage
        when: screen.page !== null
        property: "mayRematch"
        value: App.canRematch
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: screen.page as ResultPage
        when: screen.page !== null
        property: "waiting"
        value: screen.table.overNetwork && !App.canRematch && !App.lan.room.watching && App.lan.room.state === "here"
               ? qsTr("The host can play again: wait here to join in") : ""
        restoreMode: Binding.RestoreNone
    }
    // Found in the history; games of others are not there.
    Component.onCompleted: ScoreBook.news.ask(table.matchId)
    Component.onDestruction: ScoreBook.news.forget()
    Binding {
        target: screen.page as ResultPage
        when: screen.page !== null
        property: "newsText"
        value: ScoreBook.news.text
        restoreMode: Binding.RestoreNone
    }
    // The review knows my best moment; it goes on below its own page and the replay.
    readonly property bool alone: !table.shared && !table.watching
    T.StackView.onActivated: if (alone) App.review.look(table)
    T.StackView.onRemoved: if (alone) App.review.stop()
    Binding {
        target: screen.page as ResultPage
        when: screen.page !== null && screen.alone
        property: "momentText"
        value: App.review.bestMoment
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: screen.page as ResultPage
        when: screen.page !== null && screen.alone
        property: "momentAwaited"
        value: App.review.thinking
        restoreMode: Binding.RestoreNone
    }
    Connections {
        target: screen.page as ResultPage
        function onReplay() { App.openReplay(screen.table.exportRecord()) }
        function onHome() { App.leaveTable() }
        function onRematch() { App.rematch() }
        function onReviewWanted() { screen.go("review") }
    }
    Connections {
        target: screen.table
        function onChanged() {
            if (!screen.table.over)
                screen.go("table")
        }
    }
}
