// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Classic
import Mirabilia.Dice
import Mirabilia.Duel
import Mirabilia.Models.Classic
import Mirabilia.Models.Dice
import Mirabilia.Models.Duel
import Mirabilia.Models.Session
import Mirabilia.Models.Shell

// The running game: a page for each game.
Scene {
    id: screen

    required property TableModel table
    atTable: true
    readonly property bool here: App.table && App.table === screen.table
    readonly property bool inFront: T.StackView.status === T.StackView.Active

    // While it fades out the table may go: then the page goes at once.
    Repeater {
        model: screen.here && screen.table.game === "classic" ? 1 : 0
        ClassicPage {
            anchors.fill: parent
            focus: true
            table: screen.table as ClassicTable
            inFront: screen.inFront
            onLeave: App.leaveTable()
            onShowResult: screen.go("result")
            onOpenSettings: screen.go("settings")
        }
    }
    Repeater {
        model: screen.here && screen.table.game === "dice" ? 1 : 0
        DicePage {
            anchors.fill: parent
            focus: true
            table: screen.table as DiceTable
            inFront: screen.inFront
            onLeave: App.leaveTable()
            onShowResult: screen.go("result")
            onOpenSettings: screen.go("settings")
        }
    }
    Repeater {
        model: screen.here && screen.table.game === "duel" ? 1 : 0
        DuelPage {
            anchors.fill: parent
            focus: true
            table: screen.table as DuelTable
            inFront: screen.inFront
            onLeave: App.leaveTable()
            onShowResult: screen.go("result")
            onOpenSettings: screen.go("settings")
        }
    }
}
