// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Duel
import Mirabilia.Table

// The additional actions of the Duel table.
Actions {
    id: actions

    required property DuelTable table
    required property Structure structure
    required property DraftOffer offer
    required property BeginChoice begin
    readonly property alias discards: discards
    readonly property alias tokens: tokens
    /// Open the opponent's city, the discard pile, the progress tokens, and the current card.
    signal cityWanted()
    signal discardsWanted()
    signal tokensWanted()
    signal cardWanted(string card)
    signal refused(string why)
    /// Reopens the dialog of the pending question after it was put aside.
    signal answerWanted()

    property bool wonderNext: false ///< W was pressed: the next digit selects the wonder

    function act(kind: int, nth: int) {
        const choice = table.choice
        if (!choice.made)
            structure.press(structure.current)
        const row = choice.actions.rowOf(kind, nth)
        if (row < 0)
            return
        if (choice.actions.get(row).possible)
            choice.play(row)
        else
            refused(choice.actions.get(row).reason)
    }
    function enter() {
        const choice = table.choice
        if (choice.made && choice.considered >= 0)
            choice.play()
        else if (table.phase === DuelPhase.Pick && structure.current >= 0)
            structure.press(structure.current)
        else
            answerWanted()
    }
    /// Moves to the next or previous possible action.
    function turn(by: int) {
        const choice = table.choice
        let row = choice.considered + by
        while (row >= 0 && row < choice.actions.count && !choice.actions.get(row).possible)
            row += by
        if (row >= 0 && row < choice.actions.count)
            choice.consider(row)
    }
    function step(right: int, down: int) {
        if (table.phase === DuelPhase.Draft)
            offer.walk(right + down * offer.columns)
        else if (begin.visible)
            begin.walk(right + down)
        else if (table.phase === DuelPhase.Token || table.phase === DuelPhase.Destroy)
            table.choice.walk(right + down)
        else
            structure.step(right, down)
    }

    Action {
        keys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        keyText: qsTr("Arrows")
        help: qsTr("Move between the open cards")
        onTriggered: key => actions.step((key === Qt.Key_Right) - (key === Qt.Key_Left), (key === Qt.Key_Down) - (key === Qt.Key_Up))
    }
    Action {
        keys: [Qt.Key_Return, Qt.Key_Enter]
        keyText: qsTr("Enter")
        help: qsTr("Choose the card; then do what is marked")
        onTriggered: actions.enter()
    }
    Action {
        keys: [Qt.Key_Less, Qt.Key_Comma, Qt.Key_Greater, Qt.Key_Period]
        keyText: qsTr("<, >")
        help: qsTr("Switch what to do with it")
        onTriggered: key => actions.turn(key === Qt.Key_Less || key === Qt.Key_Comma ? -1 : 1)
    }
    Action {
        keys: [Qt.Key_B, Qt.Key_D]
        keyText: qsTr("B, D")
        help: qsTr("Build, discard")
        onTriggered: key => actions.act(key === Qt.Key_B ? DuelAction.Build : DuelAction.Discard, 0)
    }
    Action {
        keys: [Qt.Key_W, Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4]
        keyText: qsTr("W, then 1 to 4")
        help: qsTr("Build that wonder over the card")
        onTriggered: key => {
            if (key === Qt.Key_W)
                actions.wonderNext = true
            else if (actions.wonderNext) {
                actions.wonderNext = false
                actions.act(DuelAction.Wonder, key - Qt.Key_1)
            }
        }
    }
    Action {
        keys: [Qt.Key_Z, Qt.Key_I]
        keyText: qsTr("Z or I")
        help: qsTr("Show the card large, with both prices; so does holding it, or a right click")
        enabled: actions.structure.current >= 0
        onTriggered: actions.cardWanted(actions.structure.model.get(actions.structure.current).card)
    }
    Action {
        keys: [Qt.Key_O]
        help: qsTr("Look at the opponent's city")
        onTriggered: actions.cityWanted()
    }
    Action {
        id: discards
        text: qsTr("Discard pile")
        glyph: "discard"
        keys: [Qt.Key_P]
        onTriggered: actions.discardsWanted()
    }
    Action {
        id: tokens
        text: qsTr("Progress tokens")
        glyph: "progress"
        onTriggered: actions.tokensWanted()
    }
}
