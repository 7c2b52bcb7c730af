// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.ScorePad.Sheet

// The score pad.
//   isFirst    the program opened straight into it: there is nothing to go back to
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
