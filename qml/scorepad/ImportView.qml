// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// Sheets from a file or the clipboard: first a preview with everything that was not understood, then
// into the history, all or none.
//   go(string)    "scoreHistory"
FocusScope {
    id: view

    signal go(string where)

    readonly property ScoreTransfer transfer: ScoreBook.transfer

    Component.onDestruction: transfer.cancel()

    function read() {
        transfer.previewFile(path.text.trim())
    }
    function paste() {
        clipboard.text = ""
        clipboard.paste()
        transfer.previewText(clipboard.text)
    }

    DropArea {
        anchors.fill: parent
        onDropped: drop => {
            if (drop.hasUrls)
                view.transfer.previewFile(drop.urls[0])
            else if (drop.hasText)
                view.transfer.previewText(drop.text)
        }
    }
    // QML reaches the clipboard only through a text field.
    TextEdit {
        id: clipboard
        visible: false
        textFormat: TextEdit.PlainText
    }

    ScrollPane {
        anchors.top: parent.top
        anchors.bottom: footer.visible ? footer.top : parent.bottom
        width: parent.width
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: qsTr("Import")

        Panel {
            Layout.fillWidth: true
            visible: !view.transfer.isPreviewing
            focus: true
            title: qsTr("From a file")
            ColumnLayout {
                width: parent.width
                spacing: Theme.space16
                AppLabel {
                    Layout.fillWidth: true
                    text: qsTr("CSV with one row a player, or JSON. Choose the file, drop it here, or write where it is. Nothing is taken over before you have seen it.")
                    muted: true
                    wrapMode: Text.Wrap
                }
                AppButton {
                    text: qsTr("Choose a file")
                    variant: "primary"
                    glyph: "import"
                    focus: true
                    enabled: !view.transfer.busy
                    onClicked: view.transfer.askForFile()
                }
                TextInputField {
                    id: path
                    Layout.fillWidth: true
                    label: qsTr("File")
                    placeholderText: view.transfer.folder + "/games.csv"
                    errorText: view.transfer.problem
                    onAccepted: view.read()
                }
                AppLabel {
                    Layout.fillWidth: true
                    visible: view.transfer.busy
                    text: qsTr("Reading the file and checking its sheets \u2026")
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.space8
                    AppButton {
                        text: qsTr("Read")
                        visible: !view.transfer.busy
                        enabled: path.text.trim() !== ""
                        onClicked: view.read()
                    }
                    AppButton {
                        text: qsTr("From the clipboard")
                        glyph: "copy"
                        visible: !view.transfer.busy
                        onClicked: view.paste()
                    }
                    AppButton {
                        text: qsTr("Stop reading")
                        visible: view.transfer.busy
                        onClicked: view.transfer.cancel()
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: view.transfer.isPreviewing
            title: qsTr("What is in it")
            ColumnLayout {
                width: parent.width
                spacing: Theme.space8
                AppLabel {
                    Layout.fillWidth: true
                    text: view.transfer.summary
                    wrapMode: Text.Wrap
                }
                Repeater {
                    model: view.transfer.games
                    ToggleSwitch {
                        id: game
                        required property int number
                        required property string title
                        required property string boxName
                        required property string scores
                        required property bool isChosen
                        Layout.fillWidth: true
                        text: title === "" ? boxName : title + " \u00b7 " + boxName
                        description: scores
                        checked: isChosen
                        onToggled: {
                            view.transfer.choose(number, checked)
                            checked = Qt.binding(() => game.isChosen)
                        }
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: view.transfer.isPreviewing && view.transfer.notes.count > 0
            title: qsTr("Not understood, or worth a second look")
            ColumnLayout {
                width: parent.width
                spacing: Theme.space12
                Repeater {
                    model: view.transfer.notes
                    ImportNoteRow { Layout.fillWidth: true }
                }
            }
        }
    }
    Rectangle {
        id: footer
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: bar.implicitHeight + 2 * Theme.space12
        visible: view.transfer.isPreviewing
        color: Theme.surface
        RowLayout {
            id: bar
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.space16
            width: parent.width - 2 * x
            spacing: Theme.space12
            AppLabel {
                Layout.fillWidth: true
                text: view.transfer.problem
                color: Theme.badText
                wrapMode: Text.Wrap
                maximumLineCount: 2
            }
            AppButton {
                leftPadding: Theme.space16
                text: qsTr("Cancel")
                onClicked: view.transfer.cancel()
            }
            AppButton {
                leftPadding: Theme.space16
                variant: "primary"
                text: qsTr("Take %n game(s)", "", view.transfer.chosen)
                enabled: view.transfer.chosen > 0
                onClicked: {
                    if (view.transfer.accept())
                        view.go("scoreHistory")
                }
            }
        }
    }
}
