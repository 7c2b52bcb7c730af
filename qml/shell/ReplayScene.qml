// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// A replay of a finished game: its table, read-only, and the replay bar.
GameScene {
    id: screen

    required property ReplayModel replay
    readonly property TablePage shown: page as TablePage
    readonly property bool inFront: T.StackView.status === T.StackView.Active
    /// True already during the transition, so that keys need not wait for it.
    readonly property bool heard: inFront || T.StackView.status === T.StackView.Activating

    atTable: false
    here: App.replay !== null && App.replay === replay
    content: GamePages.of(table.game).table
    place: board
    rulesTopic: shown?.rulesTopic ?? ""
    Component.onCompleted: {
        bar.forceActiveFocus()
        if (replay.dataText !== "")
            toast.show(replay.dataText, "")
    }
    // Not on destruction: when the window closes, the stack is destroyed too and must not be changed.
    T.StackView.onRemoved: {
        if (App.replay === replay) // `here` may not have been updated for a new replay yet
            App.closeReplay()
    }

    Item {
        id: board
        width: parent.width
        anchors.top: parent.top
        anchors.bottom: bar.top
    }
    ReplayBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        replay: screen.replay
        onResultWanted: screen.go("replayResult")
        onClosed: screen.back()
    }
    Toast {
        id: toast
        anchors.bottomMargin: bar.height + Theme.space24
    }
    Binding {
        target: screen.shown
        when: screen.shown !== null
        property: "inFront"
        value: screen.inFront
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: screen.shown
        when: screen.shown !== null
        property: "keysAt"
        value: bar
        restoreMode: Binding.RestoreNone
    }
    Connections {
        target: screen.shown
        function onLeave() { screen.back() }
        function onOpenRules() { screen.go("rules") }
        function onOpenSettings() { screen.go("settings") }
    }

    // Takes precedence over the table's own keys, which move between cards. Buttons keep Space.
    Shortcut {
        sequence: "Left"
        enabled: screen.heard
        onActivated: screen.replay.back()
    }
    Shortcut {
        sequence: "Right"
        enabled: screen.heard
        onActivated: screen.replay.forward()
    }
    Shortcut {
        sequence: "Home"
        enabled: screen.heard
        onActivated: screen.replay.goTo(0)
    }
    Shortcut {
        sequence: "End"
        enabled: screen.heard
        onActivated: screen.replay.goTo(screen.replay.lastStep)
    }
    // Keys for the log and other table actions, wherever the focus is.
    Keys.forwardTo: page ? [page] : []
    Keys.onSpacePressed: bar.toggle()
}
