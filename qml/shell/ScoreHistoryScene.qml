// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.ScorePad.History

// The history of scored and played games.
Page {
    id: page

    title: qsTr("Game history")

    HistoryView {
        anchors.fill: parent
        focus: true
        onGo: where => page.go(where)
    }
}
