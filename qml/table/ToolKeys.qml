// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Session

// The keys that every table has. Each game builds its own on it; `handle` answers whether the key
// meant something.
QtObject {
    id: keys

    property TableModel game
    signal logWanted()
    /// The people at the other screens; what they are asked.
    signal roomWanted()
    signal askedWanted()
    signal keysWanted()
    /// What is it that the keyboard is at?
    signal answersWanted()
    signal leaveWanted()

    function take(event: var): bool {
        return !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) && handle(event.key, event.text)
    }
    /// Who is at the curtain may leave; the table beneath belongs to nobody.
    function curtainKey(key: int): bool {
        if (game.curtain && !roomKey(key) && key === Qt.Key_Escape)
            leaveWanted()
        return game.curtain
    }
    function roomKey(key: int): bool {
        if (!game.overNetwork || (key !== Qt.Key_T && key !== Qt.Key_A))
            return false
        if (key === Qt.Key_T)
            roomWanted()
        else
            askedWanted()
        return true
    }
    /// While something is being shown, Space and Enter go on; a replay has keys of its own.
    function showKey(key: int): bool {
        if (!game.showing || game.replayed)
            return false
        if (key === Qt.Key_Space || key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Escape)
            goOn()
        return true
    }
    function goOn() {
        game.skip()
    }
    function toolKey(key: int, text: string): bool {
        switch (key) {
        case Qt.Key_L: logWanted(); return true
        case Qt.Key_H: if (game.myTurn && !game.overNetwork) game.hint(); return true
        case Qt.Key_Z: if (game.canUndo) game.undo(); return true
        case Qt.Key_C: if (game.canChange) game.change(); return true
        case Qt.Key_E: answersWanted(); return true
        case Qt.Key_F1: keysWanted(); return true
        }
        if (text !== "?")
            return roomKey(key)
        keysWanted()
        return true
    }
}
