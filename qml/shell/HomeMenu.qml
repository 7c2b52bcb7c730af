// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The actions at home. The primary one is gold: continue, or otherwise a new game.
//   compact       saved games are an icon beside Continue, if it fits
//   low           wider than high: two buttons per row
//   go(string)    as in Scene
FocusScope {
    id: menu

    property bool compact: false
    property bool low: false
    readonly property real share: (width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
    /// True if two buttons do not fit side by side.
    readonly property bool tight: share < Theme.px(240)
    readonly property bool wordsAlone: !tight && share < Theme.px(300)
    readonly property bool savesBeside: compact && !tight

    /// The button that continues a game.
    readonly property Item goOn: App.canContinue ? goOn : null

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
            Way {
                id: goOn
                width: parent.width - (saved.visible ? saved.width + Theme.space12 : 0)
                focus: App.canContinue
                text: qsTr("Continue")
                subLabel: App.continueTitle
                lines: 3 // with the players, as far as there is room
                variant: "primary"
                glyph: "play"
                onClicked: App.continueGame()
            }
            IconButton {
                id: saved
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: menu.savesBeside
                glyph: "save"
                text: qsTr("Saved games")
                onClicked: menu.go("saves")
            }
        }
        Way {
            focus: !App.canContinue
            text: qsTr("New game")
            subLabel: App.canContinue ? "" : qsTr("Computers or friends at one table")
            variant: App.canContinue ? "plain" : "primary"
            glyph: App.canContinue ? "plus" : "play"
            onClicked: menu.go("newGame")
        }
        Way {
            visible: App.practice.newcomer
            variant: "quiet"
            text: qsTr("New here? Practise for four minutes")
            glyph: "book"
            onClicked: menu.go("practice")
        }
        Way {
            readonly property var game: Array.from(App.newGame.games).find(each => each.id === App.practice.next)
            visible: game !== undefined
            variant: "quiet"
            text: qsTr("Try next: %1").arg(game?.name ?? "")
            glyph: "arrow-right"
            onClicked: {
                App.newGame.game = game.id
                App.practice.dismissNext()
                menu.go("newGame")
            }
        }
        Several {
            Way {
                tight: true
                text: qsTr("Host a game")
                glyph: "people"
                onClicked: menu.go("host")
            }
            Way {
                tight: true
                text: qsTr("Join a game")
                glyph: "search"
                onClicked: menu.go("join")
            }
        }
        Way {
            text: qsTr("Score a game")
            subLabel: menu.compact ? "" : qsTr("The pad for your boxed games")
            glyph: "pad"
            onClicked: menu.go("scores")
        }
        Way {
            visible: App.saves.count + App.finishedGames.count > 0 && !(App.canContinue && menu.savesBeside)
            text: qsTr("Saved games")
            glyph: "save"
            onClicked: menu.go("saves")
        }
        Several {
            Way {
                tight: true
                text: qsTr("Rules")
                glyph: menu.wordsAlone ? "" : "book"
                onClicked: menu.go("rules")
            }
            Way {
                Layout.preferredWidth: menu.low ? 1.25 : 1
                tight: true
                text: qsTr("Settings")
                glyph: menu.wordsAlone ? "" : "settings"
                onClicked: menu.go("settings")
            }
            IconButton {
                Layout.alignment: Qt.AlignHCenter
                text: qsTr("About")
                glyph: "info"
                onClicked: menu.go("about")
            }
        }
    }

    component Way: AppButton {
        Layout.preferredWidth: 1
        stretch: true
        tight: menu.tight
        lines: menu.tight ? 4 : 2
    }
    // Side by side, or stacked.
    component Several: GridLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        columns: menu.tight ? 1 : 3
        columnSpacing: grid.columnSpacing
        rowSpacing: grid.rowSpacing
    }
}
