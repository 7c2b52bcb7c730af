// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../stage"
import Mirabilia.Dice

// Base of the tests of the Dice table.
TablePageTest {
    tablePage: Component {
        DicePage { anchors.fill: parent }
    }

    /// Deals a game, plays to the wanted position, and shows its table.
    function deal(players, persons = 1, play = () => true) {
        close()
        verify(game.deal(players, persons, 7))
        verify(play())
        show()
    }
    /// Shows the table of a fixture. Do not mix with deal() in one file: it replaces the program's App.
    function lay(fixture) {
        close()
        verify(game.lay(fixture))
        show()
    }
    function dice() {
        return all(page, item => item instanceof DieTile).sort((a, b) => a.index - b.index)
    }
    function die(id) {
        return dice().find(tile => tile.die === id)
    }
    function cells() {
        return all(page, item => item instanceof Cell && item.visible && item.width > 0)
    }
    function cell(id) {
        return cells().find(shown => shown.cell === id)
    }
    function ringed() {
        return cells().filter(shown => shown.candidate).map(shown => shown.cell)
    }
    function usable() {
        return dice().filter(tile => tile.state === "free" || tile.state === "pay")
    }
    function button(words) {
        return everywhere(item => item instanceof ActionButton && item.title === words)[0]
    }
    function press(words) {
        tryVerify(() => button(words) ?? pressable(words), 5000, "nothing to press says " + words)
        wait(20) // lets the layout settle
        mouseClick(button(words) ?? pressable(words))
    }
    function steps() {
        return game.table.steps.count
    }
    function waitForRound(number) {
        tryVerify(() => game.table.round >= number && game.table.myTurn, 20000)
    }
}
