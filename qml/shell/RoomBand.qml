// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// What players at a network table should know about the people and the connection, and the questions about them
// to be answered here; beside the table and never over it.
//   beside     true if the questions are at the side of the table
//   most       maximum number of questions shown
//   answer()   moves the focus to the questions
//   done()     the focus should return to the table
FocusScope {
    id: band

    required property RoomModel room
    property bool beside: false
    property int most: 1
    readonly property int urgent: room.questions.urgent
    readonly property bool asks: urgent > 0
    readonly property bool narrow: beside || width < Theme.px(700)
    /// A big screen always watches, which is no news.
    readonly property string notice: App.lan.bigScreen && room.noticeGlyph === "eye" ? "" : room.notice
    readonly property string told: asks ? "" : Phrase.facts([notice, room.clockText])
    readonly property bool hurried: room.clockShare < 1
    /// What can be done about it right away.
    readonly property string nextStep: room.state !== "here" ? "" : room.paused && room.mayStart ? qsTr("Go on")
                                 : room.questions.count > 0 ? qsTr("Decide") : ""
    signal done()

    function answer() {
        const first = walkTo(asks ? questions : line)
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason)
    }
    function walkTo(item: Item): Item {
        if (!item.visible)
            return null
        if (item instanceof AppButton)
            return item
        for (let i = 0; i < item.children.length; ++i) {
            const found = walkTo(item.children[i])
            if (found)
                return found
        }
        return null
    }
    /// Moves the focus to the next question, or back to the table, if the focused item has gone.
    function settle() {
        if (!activeFocus || Window.activeFocusItem instanceof AppButton)
            return
        if (asks)
            answer()
        else
            done()
    }
    function act() {
        if (room.paused && room.mayStart) {
            room.pause(false)
        } else {
            room.questions.recall()
            answer()
        }
    }

    visible: asks || told !== ""
    implicitHeight: asks ? questions.height + 2 * Theme.space4 + ground.edge : line.height
    Keys.onEscapePressed: done()

    Connections {
        target: band.room.questions
        function onChanged() { later.restart() }
    }
    Timer {
        id: later
        interval: 0 // once the answered question has gone
        onTriggered: band.settle()
    }
    Rectangle {
        id: ground
        readonly property real edge: Theme.px(3)
        anchors.fill: parent
        color: Theme.raised
        Rectangle {
            x: band.beside ? parent.width - width : 0
            y: band.beside ? 0 : parent.height - height
            width: band.beside ? ground.edge : parent.width
            height: band.beside ? parent.height : band.asks ? ground.edge : Theme.stroke
            color: band.asks ? Theme.gold : Theme.line
        }
    }

    // One unobtrusive line with the current notice.
    Item {
        id: line
        width: parent.width
        height: Math.max(words.implicitHeight + Theme.space8, act.visible ? act.height : Theme.px(30))
        visible: band.told !== ""
        Accessible.role: Accessible.Grouping
        Accessible.name: band.room.notice
        Announcer { text: band.room.notice } // the clock ticks: RoomModel.told() announces it once
        Glyph {
            id: sign
            x: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            name: band.room.notice !== "" || band.room.watching ? band.room.noticeGlyph : "hourglass"
            color: Theme.goldText
            size: Theme.px(20)
        }
        AppLabel {
            id: words
            anchors.left: sign.right
            anchors.leftMargin: Theme.space8
            anchors.right: act.visible ? act.left : parent.right
            anchors.rightMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            text: band.told
            strong: band.hurried
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: 3
            Accessible.ignored: true
        }
        AppButton {
            id: act
            anchors.right: parent.right
            anchors.rightMargin: Theme.space4
            visible: band.nextStep !== ""
            text: band.nextStep
            tight: true
            variant: "quiet"
            glyph: band.room.paused ? "play" : ""
            onClicked: band.act()
        }
    }

    // Remaining time of the turn; shrinks in its last quarter.
    Rectangle {
        y: line.height - height
        width: band.width * Math.min(1, 4 * band.room.clockShare)
        height: Theme.px(3)
        visible: line.visible && band.hurried
        color: Theme.gold
    }
    Column {
        id: questions
        y: Theme.space4
        width: parent.width - (band.beside ? ground.edge : 0)
        visible: band.asks
        spacing: Theme.space4
        Repeater {
            model: band.room.questions
            Question {
                width: questions.width
                visible: !quiet && place < band.most
            }
        }
    }

    component Question: Item {
        id: question
        required property int number
        required property string text
        required property string glyph
        required property var answers
        required property bool quiet
        required property int place
        readonly property string all: place + 1 < band.most || place + 1 === band.urgent ? text
            : Phrase.facts([text, qsTr("%n more", "questions", band.urgent - place - 1)])

        implicitHeight: band.narrow ? buttons.y + buttons.height
                                    : Math.max(title.height, buttons.height)
        Accessible.role: Accessible.Grouping
        Accessible.name: all
        Announcer { text: question.all }
        Glyph {
            id: mark
            x: Theme.space12
            y: title.y + (title.height - height) / 2
            name: question.glyph
            color: Theme.goldText
            size: Theme.px(20)
        }
        AppLabel {
            id: title
            x: mark.x + mark.width + Theme.space8
            y: band.narrow ? 0 : (question.height - height) / 2
            width: (band.narrow ? question.width : buttons.x) - x - Theme.space12
            text: question.all
            strong: true
            wrapMode: Text.Wrap
            maximumLineCount: band.beside ? 6 : 2
            font.pixelSize: band.narrow ? Theme.captionSize : Theme.bodySize
            Accessible.ignored: true
        }
        Grid {
            id: buttons
            readonly property real room: question.width - 2 * Theme.space8
            readonly property real gaps: (question.answers.length - 1) * spacing
            /// On a phone the answers share the width; short labels get a little more.
            readonly property real extra: Theme.space32
            readonly property real natural: Array.from(children).reduce((all, item) => all + item.implicitWidth, 0)
                                            + question.answers.length * extra
            readonly property real tallest: Array.from(children).reduce((all, item) => Math.max(all, item.implicitHeight), 0)
            x: band.narrow ? Theme.space8 : question.width - width - Theme.space8
            y: band.narrow ? title.y + title.height + Theme.space8 : (question.height - height) / 2
            columns: band.beside ? 1 : question.answers.length
            spacing: Theme.space4
            Repeater {
                model: question.answers
                AppButton {
                    required property var modelData
                    width: band.beside ? buttons.room
                         : band.narrow ? (implicitWidth + buttons.extra) * (buttons.room - buttons.gaps) / buttons.natural : implicitWidth
                    height: band.beside ? implicitHeight : buttons.tallest
                    text: modelData.text
                    tight: band.narrow
                    Accessible.description: question.text
                    onClicked: band.room.answer(question.number, modelData.value)
                }
            }
        }
    }
}
