// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.ScorePad.Transfer
import Mirabilia.Theme

// The games that have been kept: searched, read, corrected, exported, deleted (and brought back). A
// wide window shows the chosen one beside the list.
//   go(string)    "scores" (a sheet lies on the pad), "scoreImport"
FocusScope {
    id: view

    signal go(string where)

    readonly property ScoreHistoryModel history: ScoreBook.history
    readonly property bool beside: width >= Theme.px(940)
    readonly property string chosen: history.chosen
    readonly property var facts: history.facts
    Connections {
        target: view.history
        function onTotalChanged() {
            if (!view.facts)
                view.follow(list.currentIndex)
        }
        // The row that one is at stays the current one while somebody searches.
        function onModelAboutToBeReset() {
            view.kept = view.history.sheetIdAt(list.currentIndex)
            view.listing = true
        }
        function onModelReset() {
            list.currentIndex = Math.min(view.history.count - 1, Math.max(0, view.history.rowOf(view.kept)))
            view.listing = false
            view.follow(list.currentIndex)
        }
    }
    property string kept
    property bool listing: false

    Component.onCompleted: {
        history.chosen = ""
        ScoreBook.look()
        follow(list.currentIndex)
    }
    onBesideChanged: follow(0)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Z && event.modifiers === Qt.ControlModifier && history.canUndo) {
            takeBack()
            event.accepted = true
        }
    }
    function takeBack() {
        const row = history.rowOf(history.undo())
        toast.hide()
        if (row >= 0) // what has been brought back is what one wants to see
            list.currentIndex = row
    }
    function show(sheetId: string) {
        history.chosen = sheetId
        if (!beside && facts)
            dialog.open()
    }
    function correct() {
        dialog.close()
        ScoreBook.open(chosen) // a sheet that cannot be kept stays on the pad, which says so
        go("scores")
    }
    /// Beside the list stands what the keyboard is at, at first the newest game.
    function follow(index: int) {
        if (beside && !listing)
            history.chosen = history.sheetIdAt(index)
    }
    function remove(sheetId: string) {
        dialog.close()
        history.chosen = ""
        history.remove(sheetId)
        follow(list.currentIndex)
        if (history.canUndo)
            toast.show(history.undoText, qsTr("Undo"))
    }

    component Actions: Flow {
        spacing: Theme.space8
        AppButton {
            leftPadding: Theme.space16
            text: view.facts?.isFinished === false ? qsTr("Go on") : qsTr("Correct")
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
            onClicked: view.remove(view.chosen)
        }
    }

    GridLayout {
        id: tools
        readonly property bool inOneRow: width >= Theme.px(560)
        x: (parent.width - width) / 2
        y: Theme.space8
        width: Math.min(parent.width - 2 * Theme.space16, Theme.px(view.beside ? 1280 : 720))
        visible: view.history.total > 0 || view.history.canUndo
        columns: 7
        columnSpacing: Theme.space8
        rowSpacing: Theme.space8
        TextInputField {
            id: search
            Layout.row: 0
            Layout.column: 0
            Layout.fillWidth: true
            placeholderText: view.beside ? qsTr("Search: names, places, wonders") : qsTr("Search")
            onTextEdited: view.history.search = text
            Component.onCompleted: text = view.history.search
        }
        EditionFilter {
            Layout.row: tools.inOneRow ? 0 : 1
            Layout.column: tools.inOneRow ? 1 : 0
            Layout.columnSpan: tools.inOneRow ? 1 : 7
            Layout.fillWidth: !tools.inOneRow
            Layout.preferredWidth: Theme.px(220)
            captioned: false
            editions: view.history.editions
            value: view.history.edition
            onPicked: value => view.history.edition = value
        }
        IconButton {
            Layout.row: 0
            Layout.column: 2
            visible: view.history.canUndo
            glyph: "undo"
            text: qsTr("Undo: %1").arg(view.history.undoText)
            onClicked: view.takeBack()
        }
        IconButton {
            Layout.row: 0
            Layout.column: 3
            glyph: "import"
            text: qsTr("Import")
            onClicked: view.go("scoreImport")
        }
        IconButton {
            Layout.row: 0
            Layout.column: 4
            glyph: "export"
            text: qsTr("Export the history")
            onClicked: exportSheet.show([])
        }
        IconButton {
            Layout.row: 0
            Layout.column: 5
            visible: tools.inOneRow
            glyph: "people"
            text: qsTr("People")
            onClicked: people.show()
        }
        IconButton {
            Layout.row: 0
            Layout.column: 6
            glyph: tools.inOneRow ? "save" : "menu"
            text: tools.inOneRow ? qsTr("Copies and other devices") : qsTr("More")
            onClicked: {
                if (tools.inOneRow)
                    copies.show()
                else
                    more.open()
            }
        }
    }
    Rectangle {
        id: paper
        anchors.top: tools.bottom
        anchors.topMargin: Theme.space16
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space16
        x: tools.x
        width: view.beside ? (tools.width - Theme.space16) / 2 : tools.width
        visible: view.history.count > 0
        radius: Theme.radiusLarge
        color: Theme.surface

        HistoryList {
            id: list
            anchors.fill: parent
            anchors.margins: Theme.space8
            anchors.rightMargin: Theme.px(2)
            focus: true
            history: view.history
            chosen: view.beside ? view.chosen : ""
            onOpened: sheetId => view.show(sheetId)
            onRemoved: sheetId => view.remove(sheetId)
            onCurrentIndexChanged: view.follow(currentIndex)
        }
    }
    ScrollPane {
        anchors.left: paper.right
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
                Actions { Layout.fillWidth: true }
                HistoryDetails {
                    Layout.fillWidth: true
                    facts: view.facts
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(Theme.px(420), parent.width - 2 * Theme.space24)
        visible: view.history.count === 0 && !ScoreBook.canBeginAnew
        glyph: view.history.total === 0 ? "history" : "search"
        title: view.history.total === 0 ? qsTr("No game yet") : qsTr("Nothing found")
        text: view.history.total === 0
            ? qsTr("Finished sheets and games are kept here.")
            : view.history.search !== "" ? qsTr("No game has all of these words.")
            : qsTr("There is no game of this edition.")
        actionText: view.history.total === 0 ? qsTr("Score a game") : ""
        onActionTriggered: view.go("scores")
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(Theme.px(420), parent.width - 2 * Theme.space24)
        visible: view.history.count === 0 && ScoreBook.canBeginAnew
        glyph: "warning"
        title: qsTr("The history cannot be read")
        text: ScoreBook.problem
        actionText: qsTr("Begin a new history")
        onActionTriggered: {
            ScoreBook.beginAnew()
            view.go("scores") // which says where the old one is
        }
    }
    DialogFrame {
        id: dialog
        title: view.facts ? view.facts.title : ""
        Actions { Layout.fillWidth: true }
        HistoryDetails {
            Layout.fillWidth: true
            facts: view.facts
        }
        buttons: [
            AppButton {
                text: qsTr("Close")
                variant: "primary"
                onClicked: dialog.close()
            }
        ]
    }
    DialogFrame {
        id: more
        title: qsTr("The history")
        ListRow {
            Layout.fillWidth: true
            text: qsTr("People")
            description: qsTr("Change names, merge two that are one person")
            glyph: "people"
            chevron: true
            onClicked: {
                more.close()
                people.show()
            }
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Copies and other devices")
            description: qsTr("Bring back a copy, move the history")
            glyph: "save"
            chevron: true
            onClicked: {
                more.close()
                copies.show()
            }
        }
        buttons: [
            AppButton {
                text: qsTr("Close")
                variant: "primary"
                onClicked: more.close()
            }
        ]
    }
    PeopleSheet { id: people }
    Connections {
        target: view.history
        enabled: people.opened // then it is a name that has been changed
        function onUndoChanged() {
            people.close()
            toast.show(view.history.undoText, qsTr("Undo"))
        }
    }
    CopiesSheet { id: copies }
    ExportSheet { id: exportSheet }
    Toast {
        id: toast
        onActionTriggered: view.takeBack()
    }
}
