// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// What can be done at home. The one thing to do first is gold: going on, or else a new game.
//   compact       saved games are a glyph beside Continue
//   low           there is more width than height: two beside each other
//   go(string)    as in Scene
FocusScope {
    id: menu

    property bool compact: false
    property bool low: false

    signal go(string where)

    implicitWidth: grid.implicitWidth
    implicitHeight: grid.implicitHeight

    Keys.onDownPressed: Window.activeFocusItem.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onUpPressed: Window.activeFocusItem.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    GridLayout {
        id: grid
        width: parent.width
        columns: menu.low ? 2 : 1
        columnSpacing: Theme.space12
        rowSpacing: Theme.space12

        Item {
            Layout.preferredWidth: 1
            Layout.fillWidth: true
            implicitHeight: goOn.height
            visible: App.canContinue
            AppButton {
                id: goOn
                width: parent.width - (saved.visible ? saved.width + Theme.space12 : 0)
                focus: App.canContinue
                text: qsTr("Continue")
                subLabel: App.continueTitle
                variant: "primary"
                glyph: "play"
                onClicked: App.continueGame()
            }
            IconButton {
                id: saved
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: menu.compact
                glyph: "save"
                text: qsTr("Saved games")
                onClicked: menu.go("saves")
            }
        }
        AppButton {
            Layout.preferredWidth: 1
            stretch: true
            focus: !App.canContinue
            text: qsTr("New game")
            subLabel: App.canContinue ? "" : qsTr("Computers or friends at one table")
            variant: App.canContinue ? "plain" : "primary"
            glyph: App.canContinue ? "plus" : "play"
            onClicked: menu.go("newGame")
        }
        AppButton {
            Layout.preferredWidth: 1
            stretch: true
            visible: App.practice.newcomer
            variant: "quiet"
            text: qsTr("New here? Practise for four minutes")
            glyph: "book"
            onClicked: menu.go("practice")
        }
        AppButton {
            readonly property var game: Array.from(App.newGame.games).find(each => each.id === App.practice.next)
            Layout.preferredWidth: 1
            stretch: true
            visible: game !== undefined
            variant: "quiet"
            text: qsTr("Next perhaps: %1").arg(game?.name ?? "")
            glyph: "arrow-right"
            onClicked: {
                App.newGame.game = game.id
                App.practice.dismissNext()
                menu.go("newGame")
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Theme.space12
            AppButton {
                Layout.preferredWidth: 1
                stretch: true
                leftPadding: Theme.space8
                text: qsTr("Host a game")
                glyph: "people"
                onClicked: menu.go("host")
            }
            AppButton {
                Layout.preferredWidth: 1
                stretch: true
                leftPadding: Theme.space8
                text: qsTr("Join a game")
                glyph: "search"
                onClicked: menu.go("join")
            }
        }
        AppButton {
            Layout.preferredWidth: 1
            stretch: true
            text: qsTr("Score a game")
            subLabel: menu.compact ? "" : qsTr("The pad for your boxed games")
            glyph: "pad"
            onClicked: menu.go("scores")
        }
        AppButton {
            Layout.preferredWidth: 1
            stretch: true
            visible: App.saves.count + App.finishedGames.count > 0 && !(App.canContinue && menu.compact)
            text: qsTr("Saved games")
            glyph: "save"
            onClicked: menu.go("saves")
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Theme.space12
            AppButton {
                Layout.preferredWidth: 1
                stretch: true
                leftPadding: Theme.space8
                text: qsTr("Rules")
                glyph: "book"
                onClicked: menu.go("rules")
            }
            AppButton {
                Layout.preferredWidth: menu.low ? 1.25 : 1
                stretch: true
                leftPadding: Theme.space8
                text: qsTr("Settings")
                glyph: "settings"
                onClicked: menu.go("settings")
            }
            IconButton {
                text: qsTr("About")
                glyph: "info"
                onClicked: menu.go("about")
            }
        }
    }
}
