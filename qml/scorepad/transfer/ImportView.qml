// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// Sheets from a file or the clipboard: first a preview with everything that was not understood, then
// into the history, all or none.
//   go(string)    "scoreHistory"
FocusScope {
    id: view

    signal go(string where)

    readonly property ScoreTransfer transfer: ScoreBook.transfer
    readonly property bool beside: width >= Theme.px(940)
    readonly property bool narrow: width < Theme.px(480)
    /// A phone on its side: what is read comes before air.
    readonly property bool low: height < Theme.px(480)
    readonly property real gap: low ? Theme.space8 : Theme.space16
    /// What is shown besides the games; where there is no room beside them, behind tabs with them.
    readonly property var panes: shown([
        { key: "games", text: narrow ? qsTr("Games") : qsTr("%Ln game(s)", "", transfer.games.count), shown: !beside },
        { key: "notes", text: narrow ? qsTr("Notes") : qsTr("%Ln note(s)", "", transfer.notes.count), shown: transfer.notes.count > 0 },
        { key: "columns", text: narrow ? qsTr("Columns") : qsTr("%Ln column(s)", "", transfer.columns.count),
          shown: transfer.columns.count + transfer.encodings.length > 0 }
    ])
    readonly property string pane: panes[Math.min(tabs.currentIndex, panes.length - 1)]?.key ?? ""

    function shown(all: var): var {
        return all.filter(pane => pane.shown)
    }
    Component.onCompleted: ScoreBook.look()
    Component.onDestruction: transfer.cancel()

    /// Back to the choice of a file. Whether there was a way.
    function leave(): bool {
        const reading = transfer.busy || transfer.isPreviewing
        transfer.cancel()
        return reading
    }
    Keys.onEscapePressed: event => event.accepted = leave()
    Keys.onBackPressed: event => event.accepted = leave()

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
        // Records of games are for the whole window.
        onEntered: drag => drag.accepted = !(drag.hasUrls && drag.urls[0].toString().endsWith(".jsonl"))
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
        anchors.fill: parent
        visible: !view.transfer.isPreviewing
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: qsTr("Import")

        Panel {
            Layout.fillWidth: true
            focus: true
            title: qsTr("From a file")
            ColumnLayout {
                width: parent.width
                spacing: Theme.space16
                AppLabel {
                    Layout.fillWidth: true
                    text: qsTr("A table in whatever layout (CSV, Excel, OpenDocument), JSON, or plays of BG Stats or BoardGameGeek. Choose the file, drop it here, or type its path. Nothing is imported before you have seen it.")
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
                ProgressStrip {
                    Layout.fillWidth: true
                    visible: view.transfer.busy
                    text: qsTr("Reading the file and checking its sheets: %1%").arg(Math.round(100 * value))
                    value: view.transfer.progress
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
    }
    // Games, notes and columns: side by side, or one after the other behind tabs.
    Item {
        id: preview
        x: (parent.width - width) / 2
        y: Theme.space8
        width: Math.min(parent.width - 2 * Theme.space16, view.beside ? Theme.px(1280) : Theme.pageWidth)
        height: footer.y - y - view.gap
        visible: view.transfer.isPreviewing
        readonly property real below: tabs.visible ? tabs.height + view.gap : 0

        SegmentedControl {
            id: tabs
            x: view.beside ? parent.width - width : 0
            width: view.beside ? games.width : parent.width
            visible: view.panes.length > 1
            label: view.narrow || view.low ? "" : qsTr("What is shown")
            model: view.panes.map(pane => pane.text)
        }
        Panel {
            id: games
            y: view.beside ? 0 : preview.below
            width: view.beside && view.panes.length > 0 ? (parent.width - Theme.space16) / 2 : parent.width
            height: parent.height - y
            visible: view.beside || view.pane === "games"
            rightPadding: Theme.space8
            // Where little of them can be seen the tab says it.
            title: tabs.visible && view.low ? "" : qsTr("What is in it")
            ImportGames {
                anchors.fill: parent
                focus: true
                transfer: view.transfer
            }
        }
        Panel {
            x: parent.width - width
            y: preview.below
            width: games.width
            height: parent.height - y
            visible: view.pane === "notes"
            rightPadding: Theme.space8
            leftPadding: Theme.space8
            title: view.low ? "" : notesList.name
            ImportNotes {
                id: notesList
                anchors.fill: parent
                transfer: view.transfer
            }
        }
        Panel {
            x: parent.width - width
            y: preview.below
            width: games.width
            height: parent.height - y
            visible: view.pane === "columns"
            rightPadding: Theme.space8
            title: view.low ? "" : columnsList.name
            ImportColumns {
                id: columnsList
                anchors.fill: parent
                transfer: view.transfer
            }
        }
    }
    Rectangle {
        id: footer
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: bar.implicitHeight + 2 * (view.low ? Theme.space4 : Theme.space12)
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
                text: view.transfer.busy ? qsTr("Reading the file and checking its sheets: %1%").arg(Math.round(100 * view.transfer.progress))
                                         : view.transfer.problem
                color: view.transfer.busy ? Theme.ink : Theme.badText
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
                text: qsTr("Take %Ln game(s)", "", view.transfer.chosen)
                enabled: view.transfer.chosen > 0 && !view.transfer.busy
                onClicked: {
                    if (view.transfer.accept())
                        view.go("scoreHistory")
                }
            }
        }
    }
}
