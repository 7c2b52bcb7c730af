// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// The rows of expansions, straight from the sheet.
DialogFrame {
    id: sheet

    required property ScorePadModel pad
    readonly property bool several: switches.offered.length > 1

    title: several ? qsTr("Expansions") : switches.offered[0]?.name ?? ""
    explanation: several ? qsTr("Each one you play with gets its own row.") : qsTr("What the sheet has no row for.")
    preferredWidth: 420
    onOpened: switches.takeKeyboard()

    RowSwitches {
        id: switches
        Layout.fillWidth: true
        pad: sheet.pad
        expansionsOnly: true
    }
    buttons: [
        AppButton {
            text: qsTr("Done")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
