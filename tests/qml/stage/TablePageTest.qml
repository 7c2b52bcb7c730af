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
    function close() {
        if (page)
            page.destroy()
        page = null
        wait(10)
    }
}
