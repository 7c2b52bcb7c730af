// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
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
        const words = everywhere(item => item.name === told.name && item.sentence === told.sentence)[0]
        return words ? page.mapFromItem(words.parent, 0, 0, words.parent.width, words.parent.height) : Qt.rect(0, 0, 0, 0)
    }
    function close() {
        if (page)
            page.destroy()
        page = null
        wait(10)
    }
}
