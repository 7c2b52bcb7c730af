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
    /// A whole sheet at a pace of its own, the first player by keys and the second by a finger, ends as it was meant.
    function writeRandomly(box, below) {
        openPad(box, 2)
        const rows = pad.rows.count // at a tie there is one more
        const meant = []
        const keypad = find(shell, item => item.counting === false)
        for (let column = 0; column < 2; ++column) {
            for (let row = 0; row < rows; ++row) {
                const value = "" + (1 + below(8))
                if (column === 0)
                    type(value)
                else
                    touch(find(keypad, item => item.text === value))
                compare(text(column, row), value, box)
                meant.push(value)
                if (below(3) === 0)
                    wait(below(4))
                if (column === 0)
                    type("\n")
                else if (row < rows - 1)
                    touch(find(keypad, item => item.text === "Next"))
            }
        }
        meant.forEach((value, index) => compare(text(Math.floor(index / rows), index % rows), value, box))
    }
}
