// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Session

// The actions of every table. Without a table: those of a hot seat game, for the list of keys.
Actions {
    id: actions

    property TableModel table: null
    /// What Esc does.
    property string escapeText: qsTr("Put the card back, close")
    /// Name of the turn before this one.
    property string lastTurnText: qsTr("Last turn")
    readonly property bool overNetwork: table?.overNetwork ?? false
    readonly property bool replayed: table?.replayed ?? false
    readonly property alias back: back
    readonly property alias log: log
    readonly property alias lastTurn: lastTurn
    readonly property alias people: people
    readonly property alias questions: questions
    readonly property alias hint: hint
    readonly property alias undo: undo
    readonly property alias skip: skip
    readonly property alias rules: rules
    readonly property alias keySheet: keySheet
    readonly property alias menu: menu
    readonly property alias settings: settings
    readonly property alias leave: leave
    signal escaped()
    signal logWanted()
    signal lastTurnWanted()
    /// Opens the list of people at the other screens; focuses the questions about them.
    signal peopleWanted()
    signal questionsWanted()
    /// Skips the running animation.
    signal skipped()
    /// Asks for the tooltip of the focused item.
    signal tooltipWanted()
    signal rulesWanted()
    signal keySheetWanted()
    signal menuWanted()
    signal settingsWanted()
    signal leaveWanted()

    // In a replay its bar handles these keys.
    Action {
        shown: actions.replayed
        keyText: qsTr("Left, Right")
        help: qsTr("One step back, one step forward")
    }
    Action {
        shown: actions.replayed
        keyText: qsTr("Home, End")
        help: qsTr("To the beginning, to the end")
    }
    Action {
        shown: actions.replayed
        keyText: qsTr("Space")
        help: qsTr("Play, pause")
    }
    Action {
        id: back
        keys: [Qt.Key_Escape]
        keyText: qsTr("Esc")
        help: actions.replayed ? qsTr("Leave the replay, close") : actions.escapeText
        onTriggered: actions.escaped()
    }
    Action {
        shown: !actions.replayed
        keys: [Qt.Key_C]
        help: qsTr("Change my choice while others think")
        enabled: actions.table?.canChange ?? false
        onTriggered: actions.table.change()
    }
    Action {
        id: log
        text: qsTr("Log")
        glyph: "log"
        keys: [Qt.Key_L]
        onTriggered: actions.logWanted()
    }
    Action {
        id: lastTurn
        text: actions.lastTurnText
        glyph: "history"
        keys: [Qt.Key_R]
        help: qsTr("Last turn in words")
        onTriggered: actions.lastTurnWanted()
    }
    Action {
        id: people
        shown: actions.overNetwork
        text: qsTr("People at the table")
        glyph: "people"
        keys: [Qt.Key_T]
        onTriggered: actions.peopleWanted()
    }
    Action {
        id: questions
        shown: actions.overNetwork
        keys: [Qt.Key_A]
        help: qsTr("Answer what the table is asked")
        onTriggered: actions.questionsWanted()
    }
    // Over the network there are no hints and no undo.
    Action {
        id: hint
        shown: !actions.overNetwork && !actions.replayed
        text: qsTr("Hint")
        glyph: "hint"
        keys: [Qt.Key_H]
        enabled: actions.table?.myTurn ?? false
        onTriggered: actions.table.hint()
    }
    Action {
        id: undo
        shown: !actions.overNetwork && !actions.replayed
        text: qsTr("Undo")
        glyph: "undo"
        keys: [Qt.Key_U]
        keyText: qsTr("U, Ctrl+Z")
        enabled: actions.table?.canUndo ?? false
        onTriggered: actions.table.undo()
    }
    Action { // in a replay Space starts and stops it
        id: skip
        shown: !actions.replayed
        keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Escape]
        keyText: qsTr("Space")
        help: qsTr("Skip what is being shown")
        enabled: actions.table?.showing ?? false
        onTriggered: actions.skipped()
    }
    Action {
        keys: [Qt.Key_E]
        help: qsTr("Explain the item in focus")
        onTriggered: actions.tooltipWanted()
    }
    Action { // F2 itself is handled by the whole program
        id: rules
        text: qsTr("Rules")
        glyph: "book"
        keyText: qsTr("F2")
        onTriggered: actions.rulesWanted()
    }
    Action {
        id: keySheet
        text: qsTr("Keys and marks")
        glyph: "info"
        keys: [Qt.Key_F1, "?"]
        keyText: qsTr("F1 or ?")
        help: qsTr("This page")
        onTriggered: actions.keySheetWanted()
    }
    Action {
        id: menu
        text: qsTr("Menu")
        glyph: "menu"
        onTriggered: actions.menuWanted()
    }
    Action {
        id: settings
        text: qsTr("Settings")
        glyph: "settings"
        onTriggered: actions.settingsWanted()
    }
    Action {
        id: leave
        text: actions.replayed ? qsTr("Leave the replay") : qsTr("Leave the table")
        glyph: "home"
        onTriggered: actions.leaveWanted()
    }
}
