// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Shell
import Mirabilia.Theme

// Base of the shell's tests: a fresh shell without saved games, and ways to find items by their visible
// text.
TestCase {
    id: testCase

    property Shell shell

    when: windowShown
    visible: true
    width: 1280
    height: 800

    Component {
        id: shellComponent
        Shell {
            anchors.fill: parent
            focus: true
        }
    }

    function init() {
        failOnWarning(/TypeError|ReferenceError/)
        backstage.clear()
        App.settings.language = "en"
        App.settings.theme = "light"
        App.settings.scale = 1
        App.settings.motionSpeed = 0
        App.newGame.game = "classic"
        App.newGame.setOption("edition", "1")
        App.newGame.count = 3
        App.newGame.seatElsewhere(false)
        shell = createTemporaryObject(shellComponent, testCase)
        shell.forceActiveFocus()
        waitForRendering(shell, 1000)
    }
    function cleanup() {
        App.leaveTable()
        App.closeReplay()
        App.dismissProblem()
        shell = null
    }
    function walk(root, visit) {
        if (!root.visible)
            return null
        if (visit(root))
            return root
        for (let i = 0; i < root.children.length; ++i) {
            const hit = walk(root.children[i], visit)
            if (hit)
                return hit
        }
        return null
    }
    /// The same in the whole window, including overlays.
    function walkAll(visit) {
        let top = shell
        while (top.parent)
            top = top.parent
        return walk(top, visit)
    }
    /// The visible pressable item with this text, anywhere in the window.
    function pressable(words) {
        return walkAll(item => item.text === words && item.clicked !== undefined)
    }
    /// New items are laid out before the next frame, not at once.
    function laidOut(item) {
        for (let up = item; up; up = up.parent) {
            if (isPolishScheduled(up))
                waitForItemPolished(up)
        }
        return item
    }
    function press(words) {
        tryVerify(() => pressable(words), 10000, "nothing to press says " + words)
        mouseClick(laidOut(pressable(words)))
    }
    function tap(words) {
        tryVerify(() => pressable(words), 10000, "nothing to touch says " + words)
        const item = laidOut(pressable(words))
        const touch = touchEvent(item)
        touch.press(0, item).commit()
        touch.release(0, item).commit()
    }
    function reads(words) {
        return walkAll(item => item.text === words) !== null
    }
    function at(where) {
        tryVerify(() => shell.current && shell.current.objectName === where, 20000, "not at " + where)
    }
}
