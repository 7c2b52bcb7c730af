// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../stage"
import Mirabilia.Classic

// Base of the tests of the classic table.
TablePageTest {
    tablePage: Component {
        ClassicPage { anchors.fill: parent }
    }

    /// Deals a game and shows its table.
    function deal(players, wonder, side, persons = 1, stagesFirst = false, seed = 7) {
        close()
        verify(game.deal(players, wonder, side, persons, stagesFirst, seed))
        show()
    }
    function cards() {
        return all(page, item => item instanceof HandCard).sort((a, b) => a.index - b.index)
    }
    function button(kind) {
        return all(page, item => item instanceof ActionButton && item.actionKind === kind)[0]
    }
    function band() {
        return all(page, item => item instanceof ActionBand)[0]
    }
    function waitForTurn(number) {
        tryVerify(() => game.turnNumber() === number && game.table.myTurn, 20000)
    }
}
