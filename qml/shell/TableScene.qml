// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// The running game; over the network also the band with what everybody should know.
GameScene {
    id: screen

    readonly property TablePage played: page as TablePage
    readonly property bool inFront: T.StackView.status === T.StackView.Active
    readonly property RoomModel room: App.lan.room
    readonly property RoomBand band: bands.count > 0 ? bands.itemAt(0) as RoomBand : null
    readonly property bool overNetwork: table.overNetwork
    readonly property FirstGameModel first: App.firstGame
    readonly property bool telling: first.active && first.stage === "way"
    /// True in a low window: the questions are at the side.
    readonly property bool low: height < Theme.px(480) && width > height
    content: App.lan.bigScreen ? GamePages.of(table.game).tv : GamePages.of(table.game).table
    place: board
    rulesTopic: played?.rulesTopic ?? ""

    /// True while a first game has something to say.
    readonly property bool guided: first.active
    onGuidedChanged: if (!guided) refocus() // its button is gone

    function refocus() {
        if (inFront && !Keyboard.isInDialog(Window.activeFocusItem))
            played?.forceActiveFocus()
    }

    Binding {
        target: screen.played
        when: screen.played !== null
        property: "inFront"
        value: screen.inFront
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: screen.played
        when: screen.played !== null
        property: "explained"
        value: screen.first.active
        restoreMode: Binding.RestoreNone
    }
    Connections {
        target: screen.played
        function onLeave() {
            App.leaveTable()
        }
        function onShowResult() {
            people.close() // an open dialog would stay above the result
            seatInvitation.close()
            screen.go("result")
        }
        function onOpenRules() { screen.go("rules") }
        function onOpenSettings() { screen.go("settings") }
        function onOpenRoom() { people.open() }
        function onOpenQuestions() { screen.band?.answer() }
    }

    Conditional {
        id: bands
        when: screen.overNetwork
        RoomBand {
            width: beside ? Theme.px(184) : screen.width
            height: beside ? screen.height : implicitHeight
            room: screen.room
            beside: screen.low && asks
            most: beside || narrow ? 1 : Math.max(1, Math.floor(screen.height / Theme.px(260)))
            onDone: screen.refocus()
        }
    }
    Conditional {
        id: lessons
        when: screen.first.active
        FirstGameBand {
            width: beside ? Theme.px(184) : screen.width
            height: beside ? screen.height : implicitHeight
            first: screen.first
            beside: screen.low
            ready: screen.here && !screen.table.showing
            hasMenu: !(screen.played?.bar.visible ?? true)
            onMenuWanted: screen.played?.actions.menu.trigger()
            onLeave: screen.played?.actions.back.trigger()
            onAnsweringChanged: if (!answering) screen.refocus()
        }
    }
    FocusScope {
        id: board
        readonly property TellingBand told: lessons.count > 0 ? lessons.itemAt(0) as TellingBand : null
        readonly property Item band: screen.band?.visible ? screen.band : told
        readonly property bool beside: screen.band?.visible ? screen.band.beside : told?.beside ?? false
        focus: true
        x: beside ? band?.width ?? 0 : 0
        y: beside ? 0 : band?.height ?? 0
        width: screen.width - x
        height: screen.height - y
    }
    Conditional {
        when: screen.telling && screen.played !== null
        FirstWays {
            x: board.x
            y: board.y
            width: board.width
            height: board.height
            first: screen.first
            played: screen.played
        }
    }
    RoomNotice {
        id: sign
        z: 2
        anchors.horizontalCenter: parent.horizontalCenter
        y: board.y + (screen.played?.noticeTop ?? 0)
        width: Math.min(implicitWidth, screen.width - 2 * Theme.space16)
        function show(which: string, words: string) {
            glyph = which
            text = words
            signTime.restart()
        }
        Timer {
            id: signTime
            interval: Theme.toastTime
            onTriggered: sign.text = ""
        }
    }
    Connections {
        target: screen.room
        enabled: screen.table.overNetwork
        function onEmoted(seat: int, name: string, number: int) {
            sign.show(Emotes.glyph(number), Phrase.of(qsTr("%1: %2", "who says it, and what"), name, Emotes.words(number)))
        }
        function onTold(text: string) { sign.show("info", text) }
    }
    RoomSheet {
        id: people
        room: screen.room
        onLeftForGood: App.leaveTable(true)
        onClosed: screen.refocus()
    }
    SeatInvitation {
        id: seatInvitation
        room: screen.room
        onCopied: text => toast.show(text, "")
        onClosed: screen.refocus()
    }
    Toast { id: toast }
    Connections {
        target: screen.room
        enabled: screen.table.overNetwork
        function onSeatGivenAway() {
            if (screen.room.seatLink !== "")
                seatInvitation.open()
        }
    }
}
