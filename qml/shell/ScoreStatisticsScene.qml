// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.ScorePad.Statistics

// What these games tell.
Page {
    id: page

    title: qsTr("Statistics")

    StatisticsView {
        anchors.fill: parent
        focus: true
        onGo: where => page.go(where)
    }
}
