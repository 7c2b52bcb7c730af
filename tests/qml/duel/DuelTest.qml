// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../stage"
import Mirabilia.Duel

// Base of the tests of Duel's table.
TablePageTest {
    tablePage: Component {
        DuelPage { anchors.fill: parent }
    }

    /// Shows the table of a fixture.
    function lay(fixture) {
        close()
        verify(game.lay(fixture))
        show()
    }
    function cards() {
        return all(page, item => item instanceof StructureCard && !item.taken)
    }
    function openCards() {
        return cards().filter(card => card.open)
    }
    function button(kind) {
        return everywhere(item => item.actionKind === kind && item.clicked !== undefined)[0]
    }
    /// Drags an item to a point of the page, in steps like a hand.
    function drag(item, x, y) {
        const from = item.mapToItem(page, item.width / 2, item.height / 2)
        mousePress(page, from.x, from.y)
        for (let step = 1; step <= 10; ++step)
            mouseMove(page, from.x + (x - from.x) * step / 10, from.y + (y - from.y) * step / 10)
        mouseRelease(page, x, y)
    }
}
