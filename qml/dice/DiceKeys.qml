// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table

// The keys of the table of Dice.
ToolKeys {
    id: keys

    required property DiceTable table
    game: table
    signal walkWanted(int dx, int dy)
    signal enterPressed()
    signal wonderWanted()
    signal dieWanted(int number)
    signal cityWanted()
    signal lastRoundWanted()

    function handle(key: int, text: string): bool {
        return showKey(key) || dieKey(key) || playKey(key) || toolKey(key, text)
    }
    /// While a round is being shown, Space and Enter go on.
    function showKey(key: int): bool {
        if (!table.revealing || table.replayed)
            return false
        if (key === Qt.Key_Space || key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Escape)
            goOn()
        return true
    }
    function dieKey(key: int): bool {
        const number = key - Qt.Key_1
        if (number < 0 || number >= table.forum.count)
            return false
        dieWanted(number)
        return true
    }
    function playKey(key: int): bool {
        switch (key) {
        case Qt.Key_Left: walkWanted(-1, 0); return true
        case Qt.Key_Right: walkWanted(1, 0); return true
        case Qt.Key_Up: walkWanted(0, -1); return true
        case Qt.Key_Down: walkWanted(0, 1); return true
        case Qt.Key_Return:
        case Qt.Key_Enter: enterPressed(); return true
        case Qt.Key_W: wonderWanted(); return true
        case Qt.Key_P: table.choice.pass(); return true
        case Qt.Key_S: table.choice.decline(); return true
        case Qt.Key_O: cityWanted(); return true
        case Qt.Key_R: lastRoundWanted(); return true
        case Qt.Key_Escape:
            if (table.choice.active)
                table.choice.clear()
            else
                leaveWanted()
            return true
        }
        return false
    }
}
