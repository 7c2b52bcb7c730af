// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// How a table is opened to others: what they find it by, whom it lets in.
Panel {
    id: options

    title: qsTr("On the network")

    GridLayout {
        width: parent.width
        columns: options.width >= Theme.px(560) ? 2 : 1
        columnSpacing: Theme.space24
        rowSpacing: Theme.space16

        TextInputField {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            label: qsTr("Name of the table")
            text: App.lan.title
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
        ToggleSwitch {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTr("Others may watch")
            description: qsTr("They see what everybody at the table sees")
            checked: App.lan.mayWatch
            onToggled: App.lan.mayWatch = checked
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
