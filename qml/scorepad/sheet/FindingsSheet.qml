// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// Everything on the sheet that cannot be right, or hardly.
DialogFrame {
    id: sheet

    required property ScorePadModel pad

    title: qsTr("Worth a second look")
    explanation: qsTr("You can go on in spite of this.")

    Column {
        id: rows
        Layout.fillWidth: true
        Repeater {
            model: sheet.pad.findings
            FindingRow {
                width: rows.width
                onClicked: {
                    if (column >= 0)
                        sheet.pad.select(column, row)
                    sheet.close()
                }
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
