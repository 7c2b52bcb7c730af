// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// Somebody leaves a game of the history that they have changed: what was done, and whether it stays.
//   done()    the pad has been put away
DialogFrame {
    id: sheet

    required property ScorePadModel pad
    signal done()

    /// More need not be read to know.
    readonly property int most: 5
    property list<string> steps: []

    title: qsTr("Keep the correction?")
    explanation: qsTr("This game was in the history. It has been changed:")
    preferredWidth: 560
    onOpened: keepEditing.forceActiveFocus(Qt.OtherFocusReason)
    onAboutToShow: steps = Array.from(pad.steps()).slice(0, most)

    Column {
        id: lines
        Layout.fillWidth: true
        Repeater {
            model: sheet.steps
            AppLabel {
                required property string modelData
                width: lines.width
                text: modelData
                wrapMode: Text.Wrap
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Leave it as it was")
            onClicked: {
                sheet.close()
                if (ScoreBook.dropCorrection())
                    sheet.done()
            }
        },
        AppButton {
            id: keepEditing
            text: qsTr("Keep editing")
            onClicked: sheet.close()
        },
        AppButton {
            text: qsTr("Keep the correction")
            variant: "primary"
            glyph: "tick"
            onClicked: {
                sheet.close()
                if (sheet.pad.close())
                    sheet.done()
            }
        }
    ]
}
