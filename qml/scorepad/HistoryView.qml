// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// The games that have been kept: searched, read, corrected, exported, deleted (and brought back). A
// wide window shows the chosen one beside the list.
//   go(string)    "scores" (a sheet lies on the pad), "scoreImport"
FocusScope {
    id: view

    signal go(string where)

    readonly property ScoreHistoryModel history: ScoreBook.history
    readonly property bool beside: width >= Theme.px(940)
    property string chosen
    readonly property var facts: chosen === "" ? undefined : history.details(chosen)

    function show(sheetId: string) {
        chosen = sheetId
        if (!beside)
            dialog.open()
    }
    function correct() {
        dialog.close()
        if (ScoreBook.open(chosen))
            go("scores")
    }
    function remove() {
        dialog.close()
        const gone = chosen
        chosen = ""
        history.remove(gone)
        if (history.canUndo)
            toast.show(history.undoText, qsTr("Undo"))
    }

    component Actions: Flow {
        spacing: Theme.space8
        AppButton {
            leftPadding: Theme.space16
            text: qsTr("Correct")
            glyph: "edit"
            onClicked: view.correct()
        }
        AppButton {
            leftPadding: Theme.space16
            text: qsTr("Export")
            glyph: "export"
            onClicked: {
                dialog.close()
                exportSheet.show([view.chosen])
            }
        }
        AppButton {
            leftPadding: Theme.space16
            variant: "danger"
            text: qsTr("Delete")
            glyph: "trash"
            onClicked: view.remove()
        }
    }

    RowLayout {
        id: tools
        x: (parent.width - width) / 2
        y: Theme.space8
        width: Math.min(parent.width - 2 * Theme.space16, Theme.px(view.beside ? 1280 : 720))
        visible: view.history.total > 0
        spacing: Theme.space8
        TextInputField {
            id: search
            Layout.fillWidth: true
            placeholderText: qsTr("Search: names, places, wonders")
            onTextEdited: view.history.search = text
        }
        IconButton {
            glyph: "import"
            text: qsTr("Import")
            onClicked: view.go("scoreImport")
        }
        IconButton {
            glyph: "export"
            text: qsTr("Export the history")
            onClicked: exportSheet.show([])
        }
    }
    ScrollPane {
        id: list
        anchors.top: tools.bottom
        anchors.bottom: parent.bottom
        x: view.beside ? tools.x - margin : 0
        width: view.beside ? tools.width * 0.5 + margin : parent.width
        visible: view.history.count > 0
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: qsTr("Game history")

        Panel {
            Layout.fillWidth: true
            focus: true
            padding: Theme.space8
            ColumnLayout {
                width: parent.width
                spacing: 0
                Repeater {
                    model: view.history
                    HistoryEntry {
                        required property int index
                        focus: index === 0
                        Layout.fillWidth: true
                        highlighted: view.beside && sheetId === view.chosen
                        chevron: true
                        onClicked: view.show(sheetId)
                        Keys.onDeletePressed: {
                            view.chosen = sheetId
                            view.remove()
                        }
                    }
                }
            }
        }
    }
    ScrollPane {
        anchors.left: list.right
        anchors.right: parent.right
        anchors.rightMargin: tools.x - margin
        anchors.top: tools.bottom
        anchors.bottom: parent.bottom
        visible: view.beside && view.facts !== undefined
        margin: Theme.space16
        name: qsTr("The chosen game")
        Panel {
            Layout.fillWidth: true
            title: view.facts ? view.facts.title : ""
            ColumnLayout {
                width: parent.width
                spacing: Theme.space16
                HistoryDetails {
                    Layout.fillWidth: true
                    facts: view.facts
                }
                Actions { Layout.fillWidth: true }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(Theme.px(420), parent.width - 2 * Theme.space24)
        visible: view.history.count === 0
        glyph: view.history.total === 0 ? "history" : "search"
        title: view.history.total === 0 ? qsTr("No game yet") : qsTr("Nothing found")
        text: view.history.total === 0
            ? qsTr("A sheet that you finish is kept here, and so is every game that ends at this table.")
            : qsTr("No game has all of these words.")
        actionText: view.history.total === 0 ? qsTr("Score a game") : ""
        onActionTriggered: view.go("scores")
    }
    DialogFrame {
        id: dialog
        title: view.facts ? view.facts.title : ""
        HistoryDetails {
            Layout.fillWidth: true
            facts: view.facts
        }
        Actions { Layout.fillWidth: true }
        buttons: [
            AppButton {
                text: qsTr("Close")
                variant: "primary"
                onClicked: dialog.close()
            }
        ]
    }
    ExportSheet { id: exportSheet }
    Toast {
        id: toast
        onActionTriggered: view.history.undo()
    }
}
