// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The tables found on this network, and a field for the address of one that was not.
Page {
    id: page

    title: qsTr("Join a game")
    subtitle: width >= Theme.px(600) ? qsTr("Tables on this network appear by themselves") : ""

    property int wanted: -1 ///< the row whose PIN is being entered
    property string purpose: "join" ///< what for: "join", "watch" or "open"

    function enter(row: int, needsPin: bool, what: string) {
        wanted = row
        purpose = what
        if (needsPin)
            pinDialog.open()
        else
            act("")
    }
    function act(pin: string) {
        if (purpose === "open") {
            App.lan.openAt(wanted, pin)
            go("host")
        } else {
            App.lan.join(wanted, pin, purpose === "watch")
        }
    }

    Component.onCompleted: App.lan.seeking = true
    Component.onDestruction: App.lan.seeking = false

    ScrollPane {
        anchors.fill: parent
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: page.title

        Panel {
            Layout.fillWidth: true
            TextInputField {
                width: parent.width
                label: qsTr("Your name at the table")
                text: App.lan.name
                maximumLength: 24
                onTextEdited: App.lan.name = text
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: App.lan.joining && !pinDialog.visible
            ColumnLayout {
                width: parent.width
                spacing: Theme.space12
                ProgressStrip {
                    Layout.fillWidth: true
                    text: qsTr("Joining the table")
                    indeterminate: true
                }
                AppButton {
                    text: qsTr("Cancel")
                    onClicked: App.lan.stopJoining()
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            padding: Theme.space8
            visible: App.lan.tables.count > 0
            enabled: !App.lan.joining
            Accessible.name: qsTr("Tables")
            Column {
                id: tables
                width: parent.width
                Repeater {
                    model: App.lan.tables
                    FoundTableRow {
                        width: tables.width
                        focus: index === 0
                        onJoined: page.enter(index, needsPin, "join")
                        onWatched: page.enter(index, needsPin, "watch")
                        onOpened: page.enter(index, needsPin, "open")
                        onContinued: App.continueGame(tableId)
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: App.lan.tables.count === 0
            ColumnLayout {
                width: parent.width
                spacing: Theme.space12
                ProgressStrip {
                    Layout.fillWidth: true
                    text: qsTr("Looking for tables")
                    indeterminate: true
                }
                AppLabel {
                    Layout.fillWidth: true
                    text: qsTr("No table? Both devices must be on the same network. Guest networks often keep devices apart; a phone's hotspot does not. Or type the address shown on the host's screen.")
                    muted: true
                    wrapMode: Text.Wrap
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            title: qsTr("By address")
            ColumnLayout {
                width: parent.width
                spacing: Theme.space12
                TextInputField {
                    id: address
                    Layout.fillWidth: true
                    label: qsTr("Address or link")
                    placeholderText: "192.168.1.7"
                    inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
                    onTextEdited: errorText = ""
                    onAccepted: page.look()
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.space8
                    AppButton {
                        text: qsTr("Search")
                        glyph: "search"
                        enabled: address.text.trim() !== ""
                        onClicked: page.look()
                    }
                    Repeater {
                        model: App.lan.recent
                        AppButton {
                            required property string modelData
                            text: modelData
                            variant: "quiet"
                            glyph: "history"
                            onClicked: {
                                address.text = modelData
                                page.look()
                            }
                        }
                    }
                }
            }
        }
    }
    function look() {
        // A full link names its table, so there is nothing to choose.
        if (address.text.includes("#"))
            App.lan.joinAt(address.text)
        else if (!App.lan.lookAt(address.text))
            address.errorText = qsTr("Not an address. Type it as the host's screen shows it.")
    }

    DialogFrame {
        id: pinDialog
        title: page.purpose === "open" ? qsTr("This host asks for a PIN") : qsTr("This table asks for a PIN")
        explanation: qsTr("The person who opened it can tell you.")
        preferredWidth: 420
        onOpened: pinField.forceActiveFocus()
        onClosed: {
            App.lan.stopJoining()
            pinField.text = ""
            pinField.errorText = ""
        }
        TextInputField {
            id: pinField
            Layout.fillWidth: true
            label: qsTr("PIN")
            maximumLength: 150 // in UTF-16 units: a visible character may take several
            readOnly: App.lan.joining
            inputMethodHints: Qt.ImhDigitsOnly
            onTextEdited: errorText = ""
            onAccepted: if (text !== "" && !readOnly) pinDialog.sitDown()
        }
        /// Stays open until the seat is confirmed, as the PIN may be wrong.
        function sitDown() {
            const pin = pinField.text
            if (page.purpose === "open")
                close()
            page.act(pin)
        }
        Connections {
            target: App.lan
            function onPinRefused(why: string) {
                pinField.errorText = why
                pinField.forceActiveFocus()
                pinField.selectAll()
            }
            function onJoiningChanged() {
                if (!App.lan.joining && App.lan.room.active)
                    pinDialog.close()
            }
        }
        buttons: [
            AppButton {
                text: qsTr("Cancel")
                onClicked: pinDialog.close()
            },
            AppButton {
                text: page.purpose === "watch" ? qsTr("Watch") : page.purpose === "open" ? qsTr("Go on") : qsTr("Sit down")
                variant: "primary"
                enabled: pinField.text !== "" && !App.lan.joining
                onClicked: pinDialog.sitDown()
            }
        ]
    }
}
