// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Base of the tests of the Dice table: a page for a dealt game, and ways to find items.
TestCase {
    id: testCase

    property DicePage page

    when: windowShown
    visible: true
    width: 1280
    height: 800

    // Not a binding, as in the program: it would see the table being destroyed.
    Component {
        id: tablePage
        DicePage { anchors.fill: parent }
    }

    function init() {
        Theme.motionSpeed = 0
        resize(1280, 800)
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
    function show() {
        close()
        page = tablePage.createObject(testCase, { table: App.table })
        page.forceActiveFocus()
        wait(20)
    }
    function all(item, matches, found = []) {
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
        return all(top, item => item.visible && matches(item))
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
    function pressable(words) {
        return everywhere(item => item.text === words && item.clicked !== undefined)[0]
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
