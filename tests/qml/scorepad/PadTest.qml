// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../shell"
import Mirabilia.Models.Scorepad

// Base of the score pad's tests: a fresh pad without history, and access to its cells.
ShellTest {
    id: padTest

    readonly property ScorePadModel pad: ScoreBook.pad

    function openPad(box, players) {
        pad.close()
        ScoreBook.history.search = ""
        ScoreBook.history.edition = ""
        while (ScoreBook.history.count > 0)
            ScoreBook.history.remove(ScoreBook.history.get(0).sheetId)
        ScoreBook.pad.begin(box, players)
        verify(pad.isOpen)
        for (let i = 0; i < players; ++i)
            pad.setPlayer(i, "name", ["Ada", "Bo", "Cy", "Dion", "Eve", "Finn", "Gaia", "Hal"][i])
        pad.select(0, 0)
        shell.go("scores")
        at("scores")
        tryVerify(() => cell(0, 0))
        waitForRendering(shell, 500)
        tryVerify(() => cell(0, 0).activeFocus)
    }
    /// A game of a file that says who came in first and is wrong.
    function openWrongRanks() {
        openPad("classic", 2)
        pad.close()
        ScoreBook.history.remove(ScoreBook.history.get(0).sheetId)
        verify(ScoreBook.transfer.previewText("game,player,military,total,rank\ng1,Ada,5,40,1\ng1,Bo,3,50,2\n"
                                              + "g1,Cy,6,30,3\n"))
        verify(ScoreBook.transfer.accept())
        verify(ScoreBook.open(ScoreBook.history.get(0).sheetId))
        tryVerify(() => cell(0, 0) && cell(0, 0).activeFocus)
        compare(pad.findings.count, 2)
    }
    function checkRanks() {
        const row = pad.rows.count - 1
        compare(pad.rows.get(row).rowId, "rank")
        compare([0, 1, 2].map(column => text(column, row)), ["2", "1", "3"])
        compare(pad.findings.count, 0)
    }
    function cell(column, row) {
        return find(shell, item => item.isCurrent !== undefined && item.rowId !== undefined
                                   && item.column === column && item.row === row)
    }
    function text(column, row) {
        return pad.cells.get(row * pad.playerCount + column).text
    }
    /// Types digits and "-"; "\n" is Enter.
    function type(words) {
        for (const one of words) {
            if (one === "\n")
                keyClick(Qt.Key_Return)
            else
                keyClick(one)
        }
    }
    function total(column) {
        return pad.players.get(column).total
    }
    /// A function of random numbers below its argument, the same ones every time.
    function randomly(seed) {
        return most => {
            seed = (seed * 1103515245 + 12345) % 2147483648
            return Math.floor(seed / 65536) % most
        }
    }
    /// A key of the keypad, or what is typed for it where there is none.
    function strike(keypad, key) {
        if (keypad)
            touch(find(keypad, item => item.text === key))
        else
            keyClick({ "Plus": "+", "Minus": "-", "Erase": Qt.Key_Backspace, "Next": Qt.Key_Return }[key] ?? key)
    }
    function takeBack(keypad) {
        if (keypad)
            press("Undo")
        else
            keyClick(Qt.Key_Z, Qt.ControlModifier)
    }
    /// Writes something into the current cell, in one of the ways that people have. Returns what it shall be.
    function writeFigure(keypad, below) {
        const figure = 1 + below(8)
        const other = 1 + below(4)
        switch (below(7)) {
        case 0:
            for (const key of ["" + (other + 1), "Plus", "" + other])
                strike(keypad, key)
            return 2 * other + 1
        case 1:
            if (pad.mayBeNegative)
                strike(keypad, "Minus")
            strike(keypad, "" + other)
            return pad.mayBeNegative ? -other : other
        case 2:
            strike(keypad, "" + other)
            strike(keypad, "Erase")
            break
        case 3:
            strike(keypad, "" + other)
            takeBack(keypad)
            break
        case 4:
            strike(keypad, "1")
            strike(keypad, "2")
            if (pad.currentMark.includes("was not written"))
                strike(keypad, "Erase") // no such box has so many there
            else
                return 12
        }
        strike(keypad, "" + figure)
        return figure
    }
    /// A look at something else before it.
    function lookAway(below) {
        switch (below(8)) {
        case 0:
            press("Menu")
            tryVerify(() => pressable("Game details"))
            keyClick(Qt.Key_Escape)
            break
        case 1:
            if (pad.hasHelper) {
                press("Work it out")
                verify(pad.helper.isOpen)
                keyClick(Qt.Key_Escape)
            }
        }
    }
    /// A whole sheet at a pace of its own, every other player by keys or by a finger, ends as it was meant.
    function writeRandomly(box, below) {
        openPad(box, box === "duel" ? 2 : 2 + below(3))
        const rows = pad.rows.count // at a tie there is one more
        const meant = []
        for (let column = 0; column < pad.playerCount; ++column) {
            const keypad = column % 2 === 0 ? null : find(shell, item => item.counting === false)
            for (let row = 0; row < rows; ++row) {
                compare([pad.column, pad.row], [column, row], box)
                lookAway(below)
                meant.push("" + writeFigure(keypad, below))
                if (below(3) === 0)
                    wait(below(20))
                if (row < rows - 1 || column < pad.playerCount - 1)
                    strike(keypad, "Next")
            }
        }
        pad.select(0, 0) // a sum stands as it was typed until somebody goes on
        meant.forEach((value, index) => compare(text(Math.floor(index / rows), index % rows), value, box))
    }
}
