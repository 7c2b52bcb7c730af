// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Models.Shell
import Mirabilia.ScorePad.Statistics

// What these games tell, first of the person who plays here.
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
