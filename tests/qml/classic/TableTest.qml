// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Base of the table's tests: a page for a dealt game, and ways to find items.
TestCase {
    id: testCase

    property ClassicPage page

    when: windowShown
    visible: true
    width: 1280
    height: 800

    // Not a binding, as in the program: it would see the table being destroyed.
    Component {
        id: tablePage
        ClassicPage { anchors.fill: parent }
    }

    function cleanup() {
        close()
    }
    function resize(width, height) {
        testCase.width = width
        testCase.height = height
    }
    function close() {
        if (page)
            page.destroy()
        page = null
        wait(10)
    }
    /// Deals a game and shows its table.
    function deal(players, wonder, side, persons = 1, stagesFirst = false, seed = 7) {
        close()
        verify(game.deal(players, wonder, side, persons, stagesFirst, seed))
        enter()
    }
    /// Shows the table of the running game.
    function enter() {
        page = tablePage.createObject(testCase, { table: App.table })
        page.forceActiveFocus()
        waitForRendering(page)
    }

    function all(item, matches, found) {
        if (matches(item))
            found.push(item)
        for (let i = 0; i < item.children.length; ++i)
            all(item.children[i], matches, found)
        return found
    }
    /// The same in the whole window, including overlays.
    function everywhere(matches) {
        let top = testCase
        while (top.parent)
            top = top.parent
        return all(top, item => item.visible && matches(item), [])
    }
    /// The visible pressable item with this text.
    function pressable(words) {
        return everywhere(item => item.text === words && item.clicked !== undefined)[0]
    }
    function press(words) {
        tryVerify(() => pressable(words), 5000, "nothing to press says " + words)
        click(pressable(words))
    }
    /// New items are laid out before the next frame, not at once.
    function click(item) {
        for (let up = item; up; up = up.parent) {
            if (isPolishScheduled(up))
                waitForItemPolished(up)
        }
        mouseClick(item)
    }
    function reads(words) {
        return everywhere(item => item.text === words).length > 0
    }
    function cards() {
        return all(page, item => item instanceof HandCard, []).sort((a, b) => a.index - b.index)
    }
    function button(kind) {
        return all(page, item => item instanceof ActionButton && item.actionKind === kind, [])[0]
    }
    function band() {
        return all(page, item => item instanceof ActionBand, [])[0]
    }
    function waitForTurn(number) {
        tryVerify(() => game.turnNumber() === number && game.table.myTurn, 20000)
    }
}
