// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// A lesson: the usual table, with the text of the lesson beside it.
GameScene {
    id: screen

    readonly property TablePage played: page as TablePage
    /// True in a low window: the text is at the side.
    readonly property bool low: height < Theme.px(480) && width > height
    content: GamePages.of(table.game).table
    place: board
    rulesTopic: played?.rulesTopic ?? ""

    Binding {
        target: screen.played
        when: screen.played !== null
        property: "inFront"
        value: screen.T.StackView.status === T.StackView.Active
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: screen.played
        when: screen.played !== null
        property: "practising"
        value: true
    }
    Connections {
        target: screen.played
        function onLeave() { screen.go("practice") }
        function onOpenRules() { screen.go("rules") }
        function onOpenSettings() { screen.go("settings") }
    }
    LessonBand {
        id: band
        width: screen.low ? Theme.px(184) : screen.width
        height: screen.low ? screen.height : implicitHeight
        beside: screen.low
        practice: App.practice
        ready: screen.here && !screen.table.showing
        onLeave: screen.go("practice")
    }
    FocusScope {
        id: board
        focus: true
        x: screen.low ? band.width : 0
        y: screen.low ? 0 : band.height
        width: screen.width - x
        height: screen.height - y
    }
}
