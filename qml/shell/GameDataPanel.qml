// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Whose data the games are played with, and whether files of one's own are taken.
//   boardsWanted()    the editor of the boards of Dice
Panel {
    id: panel

    signal boardsWanted()

    title: qsTr("Data of the games")

    ColumnLayout {
        width: parent.width
        spacing: Theme.space16

        Column {
            id: list
            Layout.fillWidth: true
            Accessible.role: Accessible.List
            Accessible.name: panel.title
            Repeater {
                model: App.gameData
                Game { width: list.width }
            }
        }
        AppLabel {
            Layout.fillWidth: true
            visible: App.gameData.diceGuesses > 0
            text: qsTr("Until the owner of the game enters what is printed, %n number(s) on the boards of 7 Wonders Dice will be inferred or our own.", "", App.gameData.diceGuesses)
            muted: true
            wrapMode: Text.Wrap
        }
        AppButton {
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            text: qsTr("Enter the numbers of the boards")
            glyph: "edit"
            onClicked: panel.boardsWanted()
        }
        ToggleSwitch {
            Layout.fillWidth: true
            visible: App.gameData.folder !== ""
            text: qsTr("Your own data files")
            description: Phrase.of(qsTr("What lies in %1 takes the place of the built-in files, from the next start on"), App.gameData.folder)
            checked: App.settings.ownData
            onToggled: App.settings.ownData = checked
        }
    }

    component Game: Item {
        id: game
        required property string name
        required property string source
        required property string problem
        required property bool own

        height: words.implicitHeight + Theme.space12
        Accessible.role: Accessible.ListItem
        Accessible.name: Phrase.facts([name, source, problem])

        Glyph {
            id: sign
            name: game.problem !== "" ? "warning" : game.own ? "edit" : "tick"
            color: game.problem !== "" ? Theme.bad : Theme.goldText
            size: Theme.px(20)
        }
        Column {
            id: words
            anchors.left: sign.right
            anchors.leftMargin: Theme.space12
            anchors.right: parent.right
            spacing: Theme.space4
            AppLabel {
                width: parent.width
                text: game.name
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            AppLabel {
                width: parent.width
                text: game.source
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            AppLabel {
                width: parent.width
                visible: text !== ""
                text: game.problem
                color: Theme.bad
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
