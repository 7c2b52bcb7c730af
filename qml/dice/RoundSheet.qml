// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Dice

// The latest round again, in a sheet.
DialogFrame {
    id: sheet

    required property DiceTable table

    title: qsTr("Last round")
    explanation: table.reveal.count === 0 ? qsTr("Nothing has been revealed yet.") : ""
    preferredWidth: 820

    RevealList {
        Layout.fillWidth: true
        reveal: sheet.table.reveal
    }
    buttons: [
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
