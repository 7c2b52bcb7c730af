// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Classic

// The keys of the table. `handle` answers whether the key meant something.
QtObject {
    id: keys

    required property ClassicTable table
    required property Hand hand
    /// A ClassicAction.
    signal actionWanted(int action)
    signal markedWanted()
    signal seatWanted(int seat)
    signal logWanted()
    signal lastTurnWanted()
    signal keysWanted()
    signal leaveWanted()
    /// The choice from the discard pile, which was laid aside.
    signal pickWanted()

    function handle(key: int, text: string): bool {
        return curtainKey(key) || showKey(key) || cardKey(key) || toolKey(key, text) || seatKey(key)
    }
    /// Who is at the curtain may leave; the table beneath belongs to nobody.
    function curtainKey(key: int): bool {
        if (table.curtain && key === Qt.Key_Escape)
            leaveWanted()
        return table.curtain
    }
    /// While something is being shown, Space and Enter go on.
    function showKey(key: int): bool {
        if (!table.revealing && !table.conflictShown)
            return false
        if (key === Qt.Key_Space || key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Escape)
            table.skip()
        return true
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
    function toolKey(key: int, text: string): bool {
        switch (key) {
        case Qt.Key_L: logWanted(); return true
        case Qt.Key_R: lastTurnWanted(); return true
        case Qt.Key_H: if (table.myTurn) table.hint(); return true
        case Qt.Key_Z: if (table.canUndo) table.undo(); return true
        case Qt.Key_C: if (table.canChange) table.change(); return true
        case Qt.Key_F1: keysWanted(); return true
        }
        if (text !== "?")
            return false
        keysWanted()
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
