// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.ScorePad.Sheet

// The score pad.
//   isFirst    true if the program opened with it: there is no way back
Scene {
    id: screen

    property bool isFirst: false

    PadPage {
        anchors.fill: parent
        focus: true
        canGoBack: !screen.isFirst
        onBack: screen.back()
        onGo: where => screen.go(where)
    }
}
