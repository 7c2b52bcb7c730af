// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models

// The helper as a sheet, where there is no room for it beside the grid.
DialogFrame {
    id: sheet

    required property ScoreHelperModel helper

    title: helper.title
    explanation: helper.rule
    onRejected: helper.cancel()

    HelperFields {
        Layout.fillWidth: true
        helper: sheet.helper
    }
    HelperResult {
        Layout.fillWidth: true
        helper: sheet.helper
    }
    buttons: [
        AppButton {
            text: qsTr("Cancel")
            onClicked: sheet.helper.cancel()
        },
        AppButton {
            text: sheet.helper.applyText
            variant: "primary"
            focus: true
            onClicked: sheet.helper.apply()
        }
    ]
}
