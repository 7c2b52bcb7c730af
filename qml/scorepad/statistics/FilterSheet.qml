// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// Which games the figures are about: when, where, with whom, with which expansions.
//   filter
DialogFrame {
    id: sheet

    required property StatisticsFilter filter

    title: qsTr("Which games count")
    preferredWidth: 560

    // A list of { value, text } that follows the value it stands for.
    component FilterChoice: ComboField {
        property var choices: []
        property string value
        signal picked(string value)
        readonly property int wanted: Math.max(0, choices.findIndex(one => one.value === value))
        function follow() {
            currentIndex = wanted
        }
        Layout.fillWidth: true
        visible: choices.length > 0
        textRole: "text"
        model: choices
        onModelChanged: follow()
        onWantedChanged: follow()
        onActivated: index => {
            picked(choices[index].value)
            follow()
        }
    }

    FilterChoice {
        label: qsTr("Time")
        choices: sheet.filter.periods
        value: sheet.filter.period
        onPicked: value => sheet.filter.period = value
    }
    GridLayout {
        Layout.fillWidth: true
        visible: sheet.filter.period === "own"
        columns: width >= Theme.px(400) ? 2 : 1
        columnSpacing: Theme.space16
        rowSpacing: Theme.space16
        TextInputField {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("From this day")
            placeholderText: "2026-01-31"
            text: sheet.filter.since
            errorText: sheet.filter.sinceIsWrong ? qsTr("That is no day.") : ""
            onEditingFinished: sheet.filter.since = text
        }
        TextInputField {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("Until this day")
            placeholderText: "2026-12-31"
            text: sheet.filter.until
            errorText: sheet.filter.untilIsWrong ? qsTr("That is no day.") : ""
            onEditingFinished: sheet.filter.until = text
        }
    }
    FilterChoice {
        label: qsTr("With everybody of")
        choices: sheet.filter.others
        value: ""
        onPicked: value => sheet.filter.addPerson(value)
    }
    Flow {
        Layout.fillWidth: true
        visible: sheet.filter.people.length > 0
        spacing: Theme.space8
        Repeater {
            model: sheet.filter.people
            AppButton {
                required property var modelData
                leftPadding: Theme.space16
                text: modelData.text
                glyph: "close"
                Accessible.name: qsTr("Without %1", "a name").arg(modelData.text)
                onClicked: sheet.filter.removePerson(modelData.value)
            }
        }
    }
    FilterChoice {
        label: qsTr("Place")
        choices: sheet.filter.places
        value: sheet.filter.place
        onPicked: value => sheet.filter.place = value
    }
    FilterChoice {
        label: qsTr("Expansions")
        choices: sheet.filter.expansionChoices
        value: sheet.filter.expansions
        onPicked: value => sheet.filter.expansions = value
    }
    buttons: [
        AppButton {
            text: qsTr("All games")
            enabled: sheet.filter.isSet || sheet.filter.period !== ""
            onClicked: sheet.filter.clear()
        },
        AppButton {
            text: qsTr("Done")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
