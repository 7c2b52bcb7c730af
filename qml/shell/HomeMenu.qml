// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The actions at home, in one width: what comes next in whole rows, the rest in halves. One of them is gold: to
// continue, the first game for who has never played, otherwise a new one.
//   low           wider than high: two whole rows side by side
//   go(string)    as in Scene
FocusScope {
    id: menu

    property bool low: false
    readonly property int halves: tight ? 1 : 2
    readonly property real share: (width - (low ? 3 : 1) * Theme.space12) / (low ? 4 : 2)
    /// True if two buttons do not fit side by side.
    readonly property bool tight: share < Theme.px(120)
    readonly property bool wordsAlone: !tight && share < Theme.px(172)

    /// The button that continues a game.
    readonly property Item goOn: App.canContinue ? continuing : null

    signal go(string where)

    implicitWidth: grid.implicitWidth
    implicitHeight: grid.implicitHeight

    Keys.onDownPressed: Window.activeFocusItem.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onUpPressed: Window.activeFocusItem.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    GridLayout {
        id: grid
        width: parent.width
        columns: (menu.low ? 2 : 1) * menu.halves
        columnSpacing: Theme.space12
        rowSpacing: Theme.space12

        Way {
            id: continuing
            visible: App.canContinue
            focus: App.canContinue
            text: qsTr("Continue")
            subLabel: App.continueTitle
            lines: 3 // with the players, as far as there is room
            variant: "primary"
            glyph: "play"
            onClicked: App.continueGame()
        }
        Way {
            readonly property bool next: !App.canContinue
            visible: next && App.practice.newcomer
            focus: visible
            text: qsTr("Play your first game")
            variant: "primary"
            glyph: "play"
            onClicked: App.firstGame.begin(App.practice.games[0].id)
        }
        Way {
            readonly property bool next: !App.canContinue && !App.practice.newcomer
            focus: next
            text: qsTr("New game")
            subLabel: next ? qsTr("Computers or friends at one table") : ""
            variant: next ? "primary" : "plain"
            glyph: next ? "play" : "plus"
            onClicked: menu.go("newGame")
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
        Half {
            text: qsTr("Host a game")
            sign: "people"
            onClicked: menu.go("host")
        }
        Half {
            text: qsTr("Join a game")
            sign: "search"
            onClicked: menu.go("join")
        }
        Half {
            text: qsTr("Saved games")
            subLabel: menu.low ? "" : qsTr("Replay and review")
            sign: "history"
            onClicked: menu.go("saves")
        }
        Half {
            text: qsTr("Score a game")
            subLabel: menu.low ? "" : qsTr("For boxed games")
            sign: "pad"
            onClicked: menu.go("scores")
        }
        Half {
            text: qsTr("Practice")
            sign: "hint"
            onClicked: menu.go("practice")
        }
        Half {
            text: qsTr("Rules")
            sign: "book"
            onClicked: menu.go("rules")
        }
        Half {
            text: qsTr("Settings")
            sign: "settings"
            onClicked: menu.go("settings")
        }
        Half {
            text: qsTr("About")
            sign: "info"
            onClicked: menu.go("about")
        }
    }

    component Way: AppButton {
        Layout.preferredWidth: 1
        Layout.columnSpan: menu.halves
        stretch: true
        tight: menu.width < Theme.px(340)
        lines: menu.tight ? 4 : 2
    }
    component Half: Way {
        property string sign
        glyph: menu.wordsAlone ? "" : sign
        Layout.columnSpan: 1
        Layout.fillHeight: true
        tight: true
    }
}
