// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell

// An error or a notice in three sentences. Open while there is a problem.
DialogFrame {
    id: dialog

    property Problem problem: null

    onProblemChanged: {
        if (!problem) {
            close()
            return
        }
        title = problem.worked ? qsTr("Please note") : qsTr("That did not work")
        note.worked = problem.worked
        note.what = problem.what
        note.safe = problem.safe
        note.next = problem.next
        open()
    }

    ErrorNote {
        id: note
        Layout.fillWidth: true
    }

    buttons: [
        AppButton {
            text: qsTr("OK")
            variant: "primary"
            focus: true
            onClicked: dialog.close()
        }
    ]
}
