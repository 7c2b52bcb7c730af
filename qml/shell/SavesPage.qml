// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The games that wait, and those that cannot go on with the reason. A deleted one can be brought back
// for a moment.
Page {
    id: page

    property string removed

    title: qsTr("Saved games")
    subtitle: App.saves.count > 0 ? qsTr("%n game(s); every move is saved as you play", "", App.saves.count) : ""

    function remove(id: string) {
        if (!App.removeSave(id))
            return
        removed = id
        toast.show(qsTr("Game deleted"), qsTr("Undo"))
    }

    ScrollPane {
        anchors.fill: parent
        visible: App.saves.count > 0
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: page.title

        Panel {
            Layout.fillWidth: true
            focus: true
            padding: Theme.space8
            Column {
                id: rows
                width: parent.width
                Repeater {
                    model: App.saves
                    ListRow {
                        id: row
                        required property string gameId
                        required property string title
                        required property string savedText
                        required property string problem
                        required property int index
                        readonly property bool playable: problem === ""
                        width: rows.width
                        focus: index === 0
                        text: title
                        textLines: 3
                        description: playable ? savedText : savedText + "\n" + problem
                        glyph: playable ? "save" : "warning"
                        glyphColor: playable ? Theme.goldText : Theme.bad
                        hoverEnabled: playable
                        onClicked: if (playable) App.continueGame(gameId)
                        Keys.onDeletePressed: page.remove(gameId)
                        trailing: IconButton {
                            glyph: "trash"
                            text: qsTr("Delete %1").arg(row.title)
                            onClicked: page.remove(row.gameId)
                        }
                    }
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(Theme.px(420), parent.width - 2 * Theme.space24)
        visible: App.saves.count === 0
        glyph: "save"
        title: qsTr("No game is waiting")
        text: qsTr("A game you leave is kept here by itself, with every move you made.")
        actionText: qsTr("New game")
        onActionTriggered: page.go("newGame")
    }
    Toast {
        id: toast
        onActionTriggered: App.restoreSave(page.removed)
    }
}
