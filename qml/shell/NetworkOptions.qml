// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// How a table is opened to others: its name on the network, and who may join.
Panel {
    id: options

    title: qsTr("On the network")

    GridLayout {
        id: grid
        width: parent.width
        columns: options.width >= Theme.px(560) ? 2 : 1
        columnSpacing: Theme.space24
        rowSpacing: Theme.space16

        TextInputField {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("Name of the table")
            text: App.lan.ownTitle
            placeholderText: App.lan.usualTitle
            maximumLength: 24
            onTextEdited: App.lan.title = text
        }
        TextInputField {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            label: qsTr("PIN (optional)")
            text: App.lan.pin
            maximumLength: 12
            inputMethodHints: Qt.ImhDigitsOnly
            onTextEdited: App.lan.pin = text
        }
        Choice {
            Layout.fillWidth: true
            Layout.columnSpan: grid.columns
            label: qsTr("Time for a turn; then a computer stands in")
            value: App.lan.turnSeconds.toString()
            options: [
                { value: "0", text: qsTr("Any"), glyph: "" },
                { value: "60", text: qsTr("1 min"), glyph: "" },
                { value: "120", text: qsTr("2 min"), glyph: "" },
                { value: "300", text: qsTr("5 min"), glyph: "" },
                { value: "86400", text: qsTr("1 day"), glyph: "" }
            ]
            onPicked: value => App.lan.turnSeconds = parseInt(value)
        }
        ToggleSwitch {
            Layout.fillWidth: true
            Layout.columnSpan: grid.columns
            visible: App.lan.elsewhere === ""
            text: qsTr("Play on this screen, phones as hands")
            description: qsTr("Nobody sits here: everybody joins with a phone, and this screen shows the whole table. Made for a television.")
            checked: App.newGame.bigScreen
            onToggled: App.newGame.bigScreen = checked
        }
        ToggleSwitch {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: !App.newGame.bigScreen
            text: qsTr("Others may watch")
            description: qsTr("They see what everybody at the table sees")
            checked: App.lan.mayWatch
            onToggled: App.lan.mayWatch = checked
        }
        ToggleSwitch {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: App.lan.elsewhere === ""
            text: qsTr("Let in people from far away")
            description: qsTr("This table alone: whoever reaches this computer may come, also from beyond your network")
            checked: App.lan.everywhere
            onToggled: App.lan.everywhere = checked
        }
        AppLabel {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Whoever can listen on your network can see hands. Play on one you trust; a PIN keeps strangers out, not listeners.")
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
        }
    }
}
