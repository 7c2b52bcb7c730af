// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// Sheets into files: tables, a picture, a page; onto paper; to BG Stats.
//   show(ids)    one sheet or several; none = the whole history
DialogFrame {
    id: sheet

    property list<string> ids
    readonly property ScoreTransfer transfer: ScoreBook.transfer
    readonly property bool single: ids.length === 1

    title: single ? qsTr("Export this sheet") : qsTr("Export the history")
    // In one place, so that the list stays where it is.
    explanation: transfer.done || qsTr("Files go to %1.").arg(transfer.folder)
    preferredWidth: 560

    property bool copied: false
    /// The code is shown.
    property bool coded: false
    /// What BG Stats on another device opens. A code holds only so much of it.
    property string address
    readonly property int longestCode: 2331

    function copyLink() {
        clipboard.text = address
        clipboard.selectAll()
        clipboard.copy()
        copied = true
    }
    function show(which: list<string>) {
        ids = which
        copied = false
        coded = false
        address = single ? transfer.bgStatsAddress(ids[0]) : ""
        transfer.beginExport()
        open()
    }
    function save(format: string) {
        if (asks.checked)
            transfer.saveAs(format, ids)
        else
            transfer.save(format, ids)
    }

    ErrorNote {
        Layout.fillWidth: true
        visible: sheet.transfer.problem !== ""
        what: sheet.transfer.problem
        safe: qsTr("The sheet is safe.")
    }
    ToggleSwitch {
        id: asks
        Announcer { text: sheet.transfer.done }
        Layout.fillWidth: true
        visible: !sheet.coded
        text: qsTr("Choose name and folder")
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        Column {
            id: formats
            Layout.fillWidth: true
            visible: !sheet.coded
            Repeater {
                model: [
                    { format: "csv", text: qsTr("Table (CSV)"), description: qsTr("Spreadsheets: one row per player"), glyph: "pad", single: false },
                    { format: "json", text: qsTr("JSON"), description: qsTr("For other programs, and for Mirabilia elsewhere"), glyph: "copy", single: false },
                    { format: "png", text: qsTr("Picture (PNG)"), description: qsTr("To share"), glyph: "gallery", single: true },
                    { format: "pdf", text: qsTr("Page (PDF)"), description: qsTr("To keep or to send"), glyph: "log", single: true }
                ]
                ListRow {
                    required property var modelData
                    width: formats.width
                    visible: sheet.single || !modelData.single
                    text: modelData.text
                    description: modelData.description
                    glyph: modelData.glyph
                    onClicked: sheet.save(modelData.format)
                }
            }
        }
        ListRow {
            Layout.fillWidth: true
            visible: sheet.single && !sheet.coded
            text: qsTr("Print")
            description: qsTr("Uses your printer")
            glyph: "print"
            onClicked: sheet.transfer.print(sheet.ids[0])
        }
        ListRow {
            Layout.fillWidth: true
            visible: sheet.single && !sheet.coded
            text: qsTr("BG Stats")
            description: qsTr("Sends the game to the BG Stats app on this device")
            glyph: "chart"
            onClicked: sheet.transfer.sendToBgStats(sheet.ids[0])
        }
        ListRow {
            Layout.fillWidth: true
            visible: sheet.single
            enabled: sheet.address.length <= sheet.longestCode
            text: qsTr("BG Stats on a phone")
            description: enabled ? qsTr("Shows a code for its camera")
                                 : qsTr("This game is too big for a QR code: copy the link instead")
            glyph: "eye"
            selected: sheet.coded
            onClicked: sheet.coded = !sheet.coded
        }
        QrCode {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: Math.min(Theme.px(420), sheet.availableWidth)
            Layout.preferredHeight: Layout.preferredWidth
            // So much is in it that each of its squares must be whole pixels.
            sourceSize.width: Layout.preferredWidth
            sourceSize.height: Layout.preferredWidth
            fillMode: Image.Pad
            link: sheet.coded ? sheet.address : ""
            name: qsTr("QR code that hands this game to BG Stats")
        }
        ListRow {
            Layout.fillWidth: true
            visible: sheet.single && !sheet.coded
            text: sheet.copied ? qsTr("The BG Stats link has been copied") : qsTr("Copy the BG Stats link")
            description: qsTr("To send to the phone that has the app")
            glyph: sheet.copied ? "tick" : "copy"
            onClicked: sheet.copyLink()
        }
    }
    // QML reaches the clipboard only through a text field.
    TextEdit {
        id: clipboard
        visible: false
        textFormat: TextEdit.PlainText
    }
    buttons: [
        AppButton {
            visible: sheet.transfer.written !== ""
            leftPadding: Theme.space16
            text: qsTr("Open it")
            glyph: "eye"
            onClicked: sheet.transfer.openWritten()
        },
        AppButton {
            visible: sheet.transfer.written !== ""
            leftPadding: Theme.space16
            text: qsTr("Open the folder")
            glyph: "search"
            onClicked: sheet.transfer.openFolder()
        },
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
