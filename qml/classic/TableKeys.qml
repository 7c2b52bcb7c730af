// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table

// The keys of the classic table.
ToolKeys {
    id: keys

    required property ClassicTable table
    required property Hand hand
    game: table
    /// A ClassicAction.
    signal actionWanted(int action)
    signal markedWanted()
    signal seatWanted(int seat)
    signal lastTurnWanted()
    signal stageWanted()
    /// The choice from the discard pile, which was laid aside.
    signal pickWanted()

    function handle(key: int, text: string): bool {
        return curtainKey(key) || showKey(key) || cardKey(key) || toolKey(key, text) || seatKey(key)
    }
    function cardKey(key: int): bool {
        const lifted = table.choice.row >= 0
        switch (key) {
        case Qt.Key_Left: hand.step(-1); return true
        case Qt.Key_Right: hand.step(1); return true
        case Qt.Key_Up: return lifted && pay(-1)
        case Qt.Key_Down: return lifted && pay(1)
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (table.moment === "pick")
                pickWanted()
            else if (!lifted)
                hand.press(hand.current)
            else
                markedWanted()
            return true
        case Qt.Key_B: actionWanted(ClassicAction.Build); return true
        case Qt.Key_W: actionWanted(ClassicAction.Stage); return true
        case Qt.Key_F: actionWanted(ClassicAction.Free); return true
        case Qt.Key_D: actionWanted(ClassicAction.Discard); return true
        case Qt.Key_R: lastTurnWanted(); return true
        case Qt.Key_S: stageWanted(); return true
        case Qt.Key_Escape:
            if (lifted)
                table.choice.clear()
            else
                leaveWanted()
            return true
        }
        return false
    }
    function pay(by: int): bool {
        const last = table.choice.payments.count - 1
        if (last < 1)
            return false
        table.choice.considerPayment(Math.max(0, Math.min(last, table.choice.consideredPayment + by)))
        return true
    }
    function seatKey(key: int): bool {
        const seat = key - Qt.Key_1
        if (seat < 0 || seat >= table.seatCount)
            return false
        seatWanted(seat)
        return true
    }
}
