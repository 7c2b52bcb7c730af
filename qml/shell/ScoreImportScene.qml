// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.ScorePad.Transfer

// Import of score sheets.
Page {
    id: page

    title: qsTr("Import")

    ImportView {
        anchors.fill: parent
        focus: true
        onGo: where => page.go(where)
    }
}
