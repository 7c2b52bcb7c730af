// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Base of the tests of a game's table: its page, shown for the game that runs on the stage.
PageTest {
    id: testCase

    required property Component tablePage
    property Item page

    function init() {
        Theme.motionSpeed = 0
        resize(1280, 800)
    }
    function cleanup() {
        close()
    }
    /// Shows the table of the running game. Not by a binding, as in the program: it would see the table
    /// being destroyed.
    function show() {
        close()
        page = tablePage.createObject(testCase, { table: App.table })
        page.forceActiveFocus()
        waitForRendering(page)
    }
    /// Where the bubble with these words is on the page; empty until it is there.
    function bubbleOf(told) {
        const lines = everywhere(item => item instanceof TooltipLine && item.visible)
        const title = lines.find(line => line.text === told.name
            && (told.sentence === "" || lines.some(other => other.parent === line.parent && other.text === told.sentence)))
        const bubble = title?.parent.parent
        return bubble ? page.mapFromItem(bubble, 0, 0, bubble.width, bubble.height) : Qt.rect(0, 0, 0, 0)
    }
    function close() {
        if (page)
            page.destroy()
        page = null
        wait(10)
    }
}
