// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// The whole history: the copies of it, and its way to another device.
//   show()
DialogFrame {
    id: sheet

    readonly property ScoreCopies copies: ScoreBook.copies
    /// The copy that somebody thinks of bringing back; undefined: none.
    property var chosen

    title: chosen ? qsTr("Bring back this copy?") : qsTr("Copies and other devices")
    explanation: chosen
        ? qsTr("The history becomes what it was on %1. What it is now is copied first.").arg(chosen.text)
        : ""
    preferredWidth: 560

    function show() {
        chosen = undefined
        copies.look()
        open()
    }

    ErrorNote {
        Layout.fillWidth: true
        visible: sheet.copies.problem !== ""
        what: sheet.copies.problem
        safe: qsTr("The history is as it was.")
    }
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.copies.done
        color: Theme.goodText
        wrapMode: Text.Wrap
        Announcer { text: sheet.copies.done }
    }
    ProgressStrip {
        Layout.fillWidth: true
        visible: sheet.copies.busy
        text: qsTr("Copying the history")
        indeterminate: true
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: !sheet.chosen
        enabled: !sheet.copies.busy
        spacing: 0
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Save the history as one file")
            description: qsTr("All sheets in their order, for another device")
            glyph: "export"
            onClicked: sheet.copies.save()
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Take in the history of another device")
            description: qsTr("Adds what is in its file; the sheets here stay")
            glyph: "import"
            onClicked: sheet.copies.takeIn()
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Folder of the copies")
            description: sheet.copies.folder
            glyph: "save"
            chevron: true
            onClicked: sheet.copies.chooseFolder()
        }
        AppLabel {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space16
            Layout.bottomMargin: Theme.space8
            text: sheet.copies.copies.length > 0
                ? qsTr("Once a day the history is copied by itself; the ten newest copies stay. Press one to bring it back.")
                : qsTr("Once a day the history is copied by itself; the ten newest copies stay. There is none yet.")
            muted: true
            wrapMode: Text.Wrap
        }
        Column {
            id: list
            Layout.fillWidth: true
            Repeater {
                model: sheet.copies.copies
                ListRow {
                    required property var modelData
                    width: list.width
                    text: modelData.text
                    value: modelData.size
                    glyph: "history"
                    chevron: true
                    onClicked: sheet.chosen = modelData
                }
            }
        }
    }
    buttons: [
        AppButton {
            visible: sheet.chosen !== undefined
            text: qsTr("Back")
            onClicked: sheet.chosen = undefined
        },
        AppButton {
            visible: sheet.chosen === undefined
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        },
        AppButton {
            visible: sheet.chosen !== undefined
            text: qsTr("Bring it back")
            variant: "primary"
            onClicked: {
                const path = sheet.chosen.path
                sheet.chosen = undefined
                sheet.copies.bringBack(path)
            }
        }
    ]
}
