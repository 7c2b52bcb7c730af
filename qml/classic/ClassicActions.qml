// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table

// The additional actions of the classic table.
Actions {
    id: actions

    required property ClassicTable table
    required property Hand hand
    readonly property alias discards: discards
    readonly property bool lifted: table.choice.row >= 0
    readonly property int payments: table.choice.payments.count
    /// A ClassicAction.
    signal actionWanted(int action)
    signal markedWanted()
    signal seatWanted(int seat)
    signal stageWanted()
    signal cardWanted(string card)
    signal discardsWanted()
    /// Reopens the choice from the discard pile after it was put aside.
    signal pickWanted()

    Action {
        keys: [Qt.Key_Left, Qt.Key_Right]
        keyText: qsTr("Left, Right")
        help: qsTr("Move along the hand")
        onTriggered: key => actions.hand.step(key === Qt.Key_Left ? -1 : 1)
    }
    Action {
        keys: [Qt.Key_Return, Qt.Key_Enter]
        keyText: qsTr("Enter")
        help: qsTr("Lift the card; then play what is marked")
        onTriggered: {
            if (actions.table.moment === "pick")
                actions.pickWanted()
            else if (!actions.lifted)
                actions.hand.press(actions.hand.current)
            else
                actions.markedWanted()
        }
    }
    Action {
        keys: [Qt.Key_Up, Qt.Key_Down]
        keyText: qsTr("Up, Down")
        help: qsTr("Choose how to pay")
        enabled: actions.lifted && actions.payments > 1
        onTriggered: key => {
            const next = actions.table.choice.consideredPayment + (key === Qt.Key_Up ? -1 : 1)
            actions.table.choice.considerPayment(Math.max(0, Math.min(actions.payments - 1, next)))
        }
    }
    Action {
        readonly property var kinds: [ClassicAction.Build, ClassicAction.Stage, ClassicAction.Discard, ClassicAction.Free]
        keys: [Qt.Key_B, Qt.Key_W, Qt.Key_D, Qt.Key_F]
        keyText: qsTr("B, W, D, F")
        help: qsTr("Build, wonder stage, discard, free build")
        onTriggered: key => actions.actionWanted(kinds[keys.indexOf(key)])
    }
    Action {
        keys: [Qt.Key_S]
        help: qsTr("Look at the next stage of my wonder")
        onTriggered: actions.stageWanted()
    }
    Action {
        keys: [Qt.Key_Z, Qt.Key_I]
        keyText: qsTr("Z or I")
        help: qsTr("Show the card large; so does holding it, or a right click")
        enabled: actions.hand.count > 0
        onTriggered: actions.cardWanted(actions.table.choice.card !== "" ? actions.table.choice.card : actions.hand.cardAt(actions.hand.current))
    }
    Action {
        keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7]
        keyText: qsTr("1 to 7")
        help: qsTr("Look at a seat's city")
        onTriggered: key => {
            if (keys.indexOf(key) < actions.table.seatCount)
                actions.seatWanted(keys.indexOf(key))
        }
    }
    Action {
        id: discards
        text: qsTr("Discard pile")
        glyph: "discard"
        onTriggered: actions.discardsWanted()
    }
}
