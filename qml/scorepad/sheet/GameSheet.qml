// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// What is worth remembering of a game besides its points: edition, rows of expansions, date, place,
// notes.
DialogFrame {
    id: sheet

    required property ScorePadModel pad

    title: qsTr("Game details")
    preferredWidth: 600

    function show() {
        date.text = pad.date
        place.text = pad.place
        minutes.text = pad.minutes > 0 ? pad.minutes : ""
        edition.text = pad.edition
        addOns.text = pad.addOns
        notes.text = pad.notes
        open()
    }

    EditionChoice {
        id: boxEdition
        Layout.fillWidth: true
        visible: sheet.pad.box === "classic"
        value: sheet.pad.boxEdition
        onPicked: value => sheet.pad.boxEdition = value
    }
    AppLabel {
        Layout.fillWidth: true
        readonly property string written: sheet.pad.edition
        visible: boxEdition.visible && !/^[12]?$/.test(written)
        text: Phrase.of(qsTr("Written there: %1"), written)
        wrapMode: Text.Wrap
        muted: true
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: sheet.pad.optionalRows.length > 0
        spacing: 0
        AppLabel {
            text: qsTr("Rows of expansions")
            muted: true
            font.pixelSize: Theme.captionSize
        }
        RowSwitches {
            Layout.fillWidth: true
            pad: sheet.pad
        }
    }
    GridLayout {
        Layout.fillWidth: true
        columns: width >= Theme.px(440) ? 2 : 1
        columnSpacing: Theme.space16
        rowSpacing: Theme.space16
        TextInputField {
            id: date
            Layout.fillWidth: true
            label: qsTr("Date")
            placeholderText: "2025-03-01"
            onTextEdited: sheet.pad.date = text
        }
        TextInputField {
            id: place
            Layout.fillWidth: true
            label: qsTr("Place")
            onTextEdited: sheet.pad.place = text
        }
        TextInputField {
            id: minutes
            Layout.fillWidth: true
            hint: clock.runs ? qsTr("Counted from the time beside the date until the sheet is finished") : ""
            label: qsTr("Minutes")
            inputMethodHints: Qt.ImhDigitsOnly
            maximumLength: 4
            onTextEdited: sheet.pad.minutes = parseInt(text) || 0
        }
        TextInputField {
            id: edition
            Layout.fillWidth: true
            visible: !boxEdition.visible
            label: qsTr("Edition")
            onTextEdited: sheet.pad.edition = text
        }
    }
    AppButton {
        id: clock
        readonly property bool runs: / \d\d:\d\d$/.test(sheet.pad.date) && sheet.pad.minutes === 0
        Layout.fillWidth: true
        stretch: true
        visible: !sheet.pad.isCorrection && sheet.pad.minutes === 0 && !runs
        glyph: "hourglass"
        text: qsTr("The game begins now: count the minutes")
        onClicked: {
            sheet.pad.startClock()
            date.text = sheet.pad.date
        }
    }
    TextInputField {
        id: addOns
        Layout.fillWidth: true
        label: qsTr("Other add-ons")
        onTextEdited: sheet.pad.addOns = text
    }
    TextLinesField {
        id: notes
        Layout.fillWidth: true
        label: qsTr("Notes")
        onTextEdited: sheet.pad.notes = text
    }
    buttons: [
        AppButton {
            text: qsTr("Done")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
