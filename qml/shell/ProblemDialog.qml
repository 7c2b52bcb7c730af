// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models

// A failure, in three sentences. Shown while there is a problem.
DialogFrame {
    id: dialog

    property Problem problem: null

    title: qsTr("That did not work")
    onProblemChanged: {
        if (!problem) {
            close()
            return
        }
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
