// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Duel
import Mirabilia.Table

// The keys of the table of Duel.
ToolKeys {
    id: keys

    required property DuelTable table
    required property Structure structure
    required property DraftOffer offer
    game: table
    /// Look at the opponent's city, the track, the discard pile, read the marked card.
    signal cityWanted()
    signal discardsWanted()
    signal cardWanted(string card)
    signal refused(string why)
    /// The question that a dialog asks, which was laid aside.
    signal answerWanted()

    property bool wonderNext: false ///< W was pressed: a number says which

    function handle(key: int, text: string): bool {
        return curtainKey(key) || showKey(key) || wonderKey(key) || cardKey(key) || toolKey(key, text)
    }
    function wonderKey(key: int): bool {
        const nth = key - Qt.Key_1
        const wanted = wonderNext && nth >= 0 && nth < 4
        wonderNext = false
        if (wanted)
            act(DuelAction.Wonder, nth)
        return wanted
    }
    function act(deed: int, nth: int) {
        const choice = table.choice
        if (!choice.made)
            structure.press(structure.current)
        const row = choice.actions.rowOf(deed, nth)
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
    /// The next of the actions is considered.
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
        else if (table.phase === DuelPhase.Token || table.phase === DuelPhase.Destroy)
            table.choice.walk(right + down)
        else
            structure.step(right, down)
    }
    function cardKey(key: int): bool {
        switch (key) {
        case Qt.Key_Left: step(-1, 0); return true
        case Qt.Key_Right: step(1, 0); return true
        case Qt.Key_Up: step(0, -1); return true
        case Qt.Key_Down: step(0, 1); return true
        case Qt.Key_Less:
        case Qt.Key_Comma: turn(-1); return true
        case Qt.Key_Greater:
        case Qt.Key_Period: turn(1); return true
        case Qt.Key_Return:
        case Qt.Key_Enter: enter(); return true
        case Qt.Key_B: act(DuelAction.Build, 0); return true
        case Qt.Key_D: act(DuelAction.Discard, 0); return true
        case Qt.Key_W:
            wonderNext = true
            return true
        case Qt.Key_O: cityWanted(); return true
        case Qt.Key_P: discardsWanted(); return true
        case Qt.Key_R: logWanted(); return true // the last turn is its end
        case Qt.Key_I:
            if (structure.current >= 0)
                cardWanted(structure.model.get(structure.current).card)
            return true
        case Qt.Key_Escape:
            if (table.choice.made)
                table.choice.clear()
            else
                leaveWanted()
            return true
        }
        return false
    }
}
