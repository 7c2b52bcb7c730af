// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../stage"
import Mirabilia.Models.Shell
import Mirabilia.Shell
import Mirabilia.Theme

// Base of the shell's tests: a fresh shell without saved games.
PageTest {
    id: testCase

    property Shell shell

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
    function at(where) {
        tryVerify(() => shell.current && shell.current.objectName === where, 20000, "not at " + where)
    }
}
