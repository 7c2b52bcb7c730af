// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Saved games, also those that cannot continue, with the reason; below them the finished games, as
// replays. Deletion can be undone for a moment.
Page {
    id: page

    property string removed
    readonly property bool any: App.saves.count + App.finishedGames.count > 0

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
        visible: page.any
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: page.title

        Games {
            Layout.fillWidth: true
            focus: App.saves.count > 0
            model: App.saves
            onChosen: id => App.continueGame(id)
        }
        AppLabel {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space8
            visible: App.finishedGames.count > 0
            text: qsTr("Finished games")
            title: true
            strong: true
            font.pixelSize: Theme.leadSize
            Accessible.role: Accessible.Heading
        }
        Games {
            Layout.fillWidth: true
            focus: App.saves.count === 0
            model: App.finishedGames
            onChosen: id => App.replayFinished(id)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(Theme.px(420), parent.width - 2 * Theme.space24)
        visible: !page.any
        glyph: "save"
        title: qsTr("No game is waiting")
        text: qsTr("A game you leave is saved here, with every move you made.")
        actionText: qsTr("New game")
        onActionTriggered: page.go("newGame")
    }
    Toast {
        id: toast
        onActionTriggered: App.restoreSave(page.removed)
    }

    component Games: Panel {
        id: games
        required property SavesModel model
        signal chosen(string id)
        visible: model.count > 0
        padding: Theme.space8
        Column {
            id: rows
            width: parent.width
            Repeater {
                model: games.model
                ListRow {
                    id: row
                    required property string gameId
                    required property string title
                    required property string savedText
                    required property string problem
                    required property string resultText
                    required property int index
                    readonly property bool playable: problem === ""
                    readonly property bool finished: resultText !== ""
                    width: rows.width
                    focus: index === 0
                    text: title
                    textLines: 3
                    description: playable ? Phrase.facts([resultText, savedText]) : savedText + "\n" + problem
                    glyph: !playable ? "warning" : finished ? "history" : "save"
                    glyphColor: playable ? Theme.goldText : Theme.bad
                    hoverEnabled: playable
                    onClicked: if (playable) games.chosen(gameId)
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
