// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Models.Shell
import Mirabilia.ScorePad.Statistics

// Statistics of all games, those of the local player first.
Page {
    id: page

    title: qsTr("Statistics")

    StatisticsView {
        anchors.fill: parent
        focus: true
        here: App.newGame.myName
        onGo: where => page.go(where)
    }
}
