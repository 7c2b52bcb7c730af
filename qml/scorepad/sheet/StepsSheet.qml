// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// What was done on the sheet, the latest step first. Pressing one takes it back, and all that came
// after it.
DialogFrame {
    id: sheet

    required property ScorePadModel pad
    /// So many are shown: a whole sheet, and more.
    readonly property int most: 60
    property var steps: []

    title: qsTr("What was done")
    explanation: steps.length === 0 ? qsTr("Nothing yet.")
                                    : qsTr("Press a step to undo it and all that came after it.")
    preferredWidth: 560

    function look() {
        steps = Array.from(pad.steps()).slice(0, most)
    }
    onAboutToShow: look()

    Column {
        id: rows
        Layout.fillWidth: true
        Repeater {
            model: sheet.steps
            ListRow {
                required property string modelData
                required property int index
                width: rows.width
                text: modelData
                glyph: "undo"
                onClicked: {
                    sheet.pad.undoSteps(index + 1)
                    sheet.close()
                }
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Redo")
            glyph: "redo"
            enabled: sheet.pad.canRedo
            onClicked: {
                sheet.pad.redo()
                sheet.look()
            }
        },
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            focus: true
            onClicked: sheet.close()
        }
    ]
}
