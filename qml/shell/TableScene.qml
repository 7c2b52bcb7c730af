// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// The running game; where people sit at several screens, what everybody should know of them.
GameScene {
    id: screen

    readonly property TablePage played: page as TablePage
    readonly property bool inFront: T.StackView.status === T.StackView.Active
    readonly property RoomModel room: App.lan.room
    content: GamePages.of(table.game).table
    rulesTopic: played?.rulesTopic ?? ""

    Binding {
        target: screen.played
        when: screen.played !== null
        property: "inFront"
        value: screen.inFront
        restoreMode: Binding.RestoreNone
    }
    Connections {
        target: screen.played
        function onLeave() { App.leaveTable() }
        function onShowResult() {
            people.close() // a dialog would stay behind, above the result
            question.close()
            seatInvitation.close()
            screen.go("result")
        }
        function onOpenRules() { screen.go("rules") }
        function onOpenSettings() { screen.go("settings") }
        function onOpenRoom() { people.open() }
    }

    RoomNotice {
        id: notice
        z: 2
        anchors.horizontalCenter: parent.horizontalCenter
        y: screen.played?.noticeTop ?? 0
        width: Math.min(implicitWidth, screen.width - 2 * Theme.space16)
        text: screen.table.overNetwork ? screen.room.notice : ""
        glyph: screen.room.paused ? "pause" : screen.room.watching && screen.room.state === "here" ? "eye" : "connection-lost"
    }
    RoomNotice {
        id: sign
        z: 2
        anchors.horizontalCenter: parent.horizontalCenter
        y: notice.visible ? notice.y + notice.height + Theme.space8 : notice.y
        width: Math.min(implicitWidth, screen.width - 2 * Theme.space16)
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
            sign.glyph = Emotes.glyph(number)
            sign.text = Phrase.of(qsTr("%1: %2", "who says it, and what"), name, Emotes.words(number))
            signTime.restart()
        }
    }
    RoomSheet {
        id: people
        room: screen.room
        onLeftForGood: App.leaveTable(true)
        onClosed: screen.played?.forceActiveFocus()
    }
    SeatInvitation {
        id: seatInvitation
        room: screen.room
        onCopied: text => toast.show(text, "")
        onClosed: screen.played?.forceActiveFocus()
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
    DialogFrame {
        id: question
        title: screen.room.question
        preferredWidth: 420
        dismissable: false
        onClosed: screen.played?.forceActiveFocus()
        Column {
            id: answers
            Layout.fillWidth: true
            spacing: Theme.space12
            Repeater {
                model: screen.room.answers
                AppButton {
                    required property var modelData
                    width: answers.width
                    text: modelData.text
                    onClicked: screen.room.answer(modelData.value)
                }
            }
        }
    }
    Connections {
        target: screen.room
        enabled: screen.table.overNetwork
        function onQuestionChanged() { screen.room.question !== "" ? question.open() : question.close() }
    }
    Shortcut {
        sequence: "P"
        enabled: screen.inFront && screen.table.overNetwork
        onActivated: people.open()
    }
}
