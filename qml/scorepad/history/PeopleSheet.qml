// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// Everybody in the history: who is pressed gets another name, or becomes one person with somebody.
//   show()
DialogFrame {
    id: sheet

    readonly property ScorePeopleModel people: ScoreBook.people
    /// Whose name is being changed; empty: nobody's.
    property string chosen
    property string chosenName
    readonly property string wanted: people.tidied(field.text)
    readonly property bool merges: wanted !== chosen && people.isKnown(wanted)

    title: chosen === "" ? qsTr("People") : qsTr("Another name for %1").arg(chosenName)
    explanation: chosen === "" ? qsTr("Press a name to change it on all sheets, or to merge two that are one person.") : ""
    preferredWidth: 560

    function show() {
        chosen = ""
        people.look()
        search.text = ""
        open()
    }
    function choose(key: string, name: string) {
        chosen = key
        chosenName = name
        field.text = key
        field.selectAll()
        field.forceActiveFocus()
    }
    function rename() {
        if (wanted !== "" && wanted !== chosen)
            people.rename(chosen, wanted)
    }

    ErrorNote {
        Layout.fillWidth: true
        visible: sheet.people.problem !== ""
        what: sheet.people.problem
        safe: qsTr("No sheet has been changed.")
    }
    ProgressStrip {
        Layout.fillWidth: true
        visible: sheet.people.busy
        text: qsTr("Changing the name on all sheets")
        indeterminate: true
    }
    TextInputField {
        id: field
        Layout.fillWidth: true
        visible: sheet.chosen !== ""
        readOnly: sheet.people.busy
        label: qsTr("Name")
        hint: sheet.merges ? qsTr("Somebody has this name already: both become one person.") : ""
        onAccepted: sheet.rename()
    }
    Column {
        id: alike
        Layout.fillWidth: true
        visible: sheet.chosen === "" && sheet.people.alike.length > 0
        spacing: Theme.space8
        Repeater {
            model: sheet.people.alike
            RowLayout {
                id: pair
                required property var modelData
                width: alike.width
                spacing: Theme.space8
                AppLabel {
                    Layout.fillWidth: true
                    text: pair.modelData.text
                    wrapMode: Text.Wrap
                }
                AppButton {
                    text: qsTr("Merge")
                    enabled: !sheet.people.busy
                    Accessible.description: pair.modelData.text
                    onClicked: sheet.people.rename(pair.modelData.from, pair.modelData.to)
                }
            }
        }
    }
    TextInputField {
        id: search
        Layout.fillWidth: true
        visible: sheet.chosen === "" && (text !== "" || sheet.people.others > 0)
        placeholderText: qsTr("Search")
        onTextEdited: sheet.people.search = text
    }
    Column {
        id: list
        Layout.fillWidth: true
        visible: sheet.chosen === ""
        Repeater {
            model: sheet.people.shown
            ListRow {
                required property var modelData
                width: list.width
                enabled: !sheet.people.busy
                text: modelData.name
                value: qsTr("%n game(s)", "", modelData.sheets)
                chevron: true
                onClicked: sheet.choose(modelData.key, modelData.name)
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: sheet.chosen === "" && text !== ""
        text: sheet.people.others > 0 ? qsTr("And %n more: search for them", "", sheet.people.others)
            : sheet.people.shown.length > 0 ? ""
            : search.text !== "" ? qsTr("Nobody is called so.") : qsTr("Nobody is in the history yet.")
        muted: true
        wrapMode: Text.Wrap
    }
    buttons: [
        AppButton {
            visible: sheet.chosen !== ""
            text: qsTr("Back")
            onClicked: sheet.chosen = ""
        },
        AppButton {
            visible: sheet.chosen === ""
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        },
        AppButton {
            visible: sheet.chosen !== ""
            enabled: !sheet.people.busy && sheet.wanted !== "" && sheet.wanted !== sheet.chosen
            text: sheet.merges ? qsTr("Merge") : qsTr("Rename")
            variant: "primary"
            onClicked: sheet.rename()
        }
    ]
}
