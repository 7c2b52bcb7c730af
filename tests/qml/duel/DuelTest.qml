// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Duel
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Base of the tests of Duel's table: a page for a position, and ways to find items.
TestCase {
    id: testCase

    property DuelPage page

    when: windowShown
    visible: true
    width: 1280
    height: 800

    // Not a binding, as in the program: it would see the table being destroyed.
    Component {
        id: tablePage
        DuelPage { anchors.fill: parent }
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
    function lay(fixture) {
        close()
        verify(game.lay(fixture))
        page = tablePage.createObject(testCase, { table: App.table })
        page.forceActiveFocus()
        waitForRendering(page)
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
    function cards() {
        return all(page, item => item instanceof StructureCard && !item.taken)
    }
    function openCards() {
        return cards().filter(card => card.open)
    }
    function button(kind) {
        return everywhere(item => item.actionKind === kind && item.clicked !== undefined)[0]
    }
    function pressable(words) {
        return everywhere(item => item.text === words && item.clicked !== undefined && item.enabled).pop() // topmost
    }
    function press(words) {
        tryVerify(() => pressable(words), 5000, "nothing to press says " + words)
        for (let up = pressable(words); up; up = up.parent) {
            if (isPolishScheduled(up))
                waitForItemPolished(up)
        }
        mouseClick(pressable(words))
    }
    function tap(item) {
        const touch = touchEvent(item)
        touch.press(0, item).commit()
        touch.release(0, item).commit()
    }
    /// Drags an item to a point of the page, in steps like a hand.
    function drag(item, x, y) {
        const from = item.mapToItem(page, item.width / 2, item.height / 2)
        mousePress(page, from.x, from.y)
        for (let step = 1; step <= 10; ++step)
            mouseMove(page, from.x + (x - from.x) * step / 10, from.y + (y - from.y) * step / 10)
        mouseRelease(page, x, y)
    }
    function reads(words) {
        return everywhere(item => item.text === words).length > 0
    }
}
