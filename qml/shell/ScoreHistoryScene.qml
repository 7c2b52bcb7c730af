// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.ScorePad.History

// The games that have been scored or played.
Page {
    id: page

    title: qsTr("Game history")

    HistoryView {
        anchors.fill: parent
        focus: true
        onGo: where => page.go(where)
    }
}
