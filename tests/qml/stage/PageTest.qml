// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "items.js" as Items

// Base of the tests that use pages: a window, ways to find items, and a hand that presses them.
TestCase {
    id: testCase

    when: windowShown
    visible: true
    width: 1280
    height: 800

    /// What is still to be deleted goes before the engine does, or an animation starts for what has none.
    function cleanupTestCase() {
        wait(50)
    }
    function resize(width, height) {
        testCase.width = width
        testCase.height = height
    }

    /// The items of this tree that match, hidden ones too, parents first.
    function all(root, matches) {
        return Items.all(root, matches)
    }
    /// The visible ones.
    function shown(root, matches) {
        return all(root, item => item.visible && matches(item))
    }
    /// Those in the whole window, including overlays.
    function everywhere(matches) {
        let top = testCase
        while (top.parent)
            top = top.parent
        return shown(top, matches)
    }
    /// The first visible one of this tree; or null.
    function find(root, matches) {
        if (!root.visible)
            return null
        if (matches(root))
            return root
        for (let i = 0; i < root.children.length; ++i) {
            const found = find(root.children[i], matches)
            if (found)
                return found
        }
        return null
    }
    /// The topmost button with this text, disabled or not; or null.
    function pressable(words) {
        return everywhere(item => item.text === words && item.clicked !== undefined).pop() ?? null
    }
    function reads(words) {
        return everywhere(item => item.text === words).length > 0
    }

    /// New items are laid out before the next frame, not at once.
    function laidOut(item) {
        for (let up = item; up; up = up.parent) {
            if (isPolishScheduled(up))
                waitForItemPolished(up)
        }
        return item
    }
    function click(item) {
        mouseClick(laidOut(item))
    }
    function touch(item) {
        const finger = touchEvent(laidOut(item))
        finger.press(0, item).commit()
        finger.release(0, item).commit()
    }
    function press(words) {
        tryVerify(() => pressable(words)?.enabled, 10000, "nothing to press says " + words)
        click(pressable(words))
    }
    function tap(words) {
        tryVerify(() => pressable(words)?.enabled, 10000, "nothing to touch says " + words)
        touch(pressable(words))
    }
}
