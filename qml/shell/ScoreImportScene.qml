// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.ScorePad.Transfer

// Sheets from elsewhere.
Page {
    id: page

    title: qsTr("Import")

    ImportView {
        anchors.fill: parent
        focus: true
        onGo: where => page.go(where)
    }
}
