// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Controls
import Mirabilia.Models

// The end of a sheet: who is ahead, what is still empty, and into the history with it.
//   done()   it is in the history
DialogFrame {
    id: sheet

    required property ScorePadModel pad
    signal done()

    title: pad.standing !== "" ? pad.standing : qsTr("Nothing is filled in yet")
    explanation: pad.missing > 0 ? qsTr("%n cell(s) are empty and count nothing.", "", pad.missing)
                                 : pad.findings.count > 0 ? qsTr("%n thing(s) may be worth a second look.", "", pad.findings.count)
                                                          : ""
    buttons: [
        AppButton {
            text: qsTr("Not yet")
            onClicked: sheet.close()
        },
        AppButton {
            text: sheet.pad.isCorrection ? qsTr("Keep the correction") : qsTr("Into the history")
            variant: "primary"
            glyph: "tick"
            focus: true
            onClicked: {
                sheet.close()
                if (sheet.pad.finish())
                    sheet.done()
            }
        }
    ]
}
