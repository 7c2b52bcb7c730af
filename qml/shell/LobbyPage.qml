// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// A network table before its game begins: the people there, and how others can join.
Page {
    id: page

    readonly property RoomModel room: App.lan.room
    readonly property bool beside: width >= Theme.px(940) && inviting
    readonly property bool inviting: room.address !== "" && room.state === "here"
    // Wider if the window is high, so that a large window has no empty space at the bottom.
    readonly property real span: Math.min(width, Math.max(Theme.px(1180), height * 1.5))

    atTable: true
    title: room.title
    subtitle: Phrase.facts([room.gameName, room.started ? "" : room.clockText])

    ScrollPane {
        id: list
        anchors.top: parent.top
        anchors.bottom: footer.top
        x: (parent.width - page.span) / 2
        width: page.beside ? Math.round(page.span * 0.58) : page.span
        margin: Theme.space16
        maximumWidth: page.beside ? width : Theme.pageWidth
        name: qsTr("Who is at the table")

        // Fills the space when few people are at a large table.
        Picture {
            id: picture
            readonly property real free: list.height - people.implicitHeight - 3 * Theme.space16
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(width * 9 / 16, free)
            visible: page.beside && page.room.game !== "" && free >= Theme.px(120)
            source: visible ? Look.game(page.room.game) : ""
        }
        Panel {
            id: people
            Layout.fillWidth: true
            padding: Theme.space8
            visible: page.room.seats.count > 0
            Accessible.name: qsTr("Seats, clockwise")
            Column {
                id: seats
                width: parent.width
                Repeater {
                    model: page.room.seats
                    RoomSeatRow {
                        width: seats.width
                        owner: page.room.mayModerate
                        room: page.room
                        mayJoin: page.room.state === "here"
                        onJoined: page.room.watching ? page.room.seatAnother(App.lan.name) : another.open()
                        last: page.room.seats.count - 1
                        onFilled: level => page.room.fill(seat, level)
                        onRemoved: page.room.remove(seat)
                        onGivenAway: page.room.giveAway(seat)
                        onDressed: (role, value) => page.room.dress(seat, role, value)
                        onMoved: by => page.room.moveSeat(seat, seat + by)
                    }
                }
            }
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: page.room.dataText
            wrapMode: Text.Wrap
            Accessible.name: text
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: page.room.watchers
            muted: true
            wrapMode: Text.Wrap
            Accessible.name: text
        }
        RoomInvitation {
            Layout.fillWidth: true
            visible: !page.beside && page.inviting
            room: page.room
            onCopied: text => toast.show(text, "")
        }
    }
    ScrollPane {
        anchors.left: list.right
        width: page.span - list.width
        anchors.top: parent.top
        anchors.bottom: footer.top
        visible: page.beside
        margin: Theme.space16
        name: qsTr("Invite others")
        RoomInvitation {
            Layout.fillWidth: true
            codeSize: Math.max(Theme.px(240), Math.min(Theme.px(480), list.height * 0.5))
            room: page.room
            onCopied: text => toast.show(text, "")
        }
    }

    // While reconnecting to a table that is not there yet.
    EmptyState {
        anchors.centerIn: list
        width: Math.min(Theme.px(440), page.width - 2 * Theme.space24)
        visible: page.room.awaited
        glyph: "hourglass"
        title: qsTr("This table is not open yet")
        text: qsTr("It opens here by itself as soon as its host is back.")
    }
    // Adds another person at this screen.
    DialogFrame {
        id: another
        title: qsTr("Who sits down here?")
        preferredWidth: 420
        onOpened: {
            anotherName.text = page.room.freshName()
            anotherName.forceActiveFocus()
            anotherName.selectAll()
        }
        function sitDown() {
            close()
            page.room.seatAnother(anotherName.text)
        }
        TextInputField {
            id: anotherName
            Layout.fillWidth: true
            label: qsTr("Name")
            maximumLength: 24
            onAccepted: if (text.trim() !== "") another.sitDown()
        }
        buttons: [
            AppButton {
                text: qsTr("Cancel")
                onClicked: another.close()
            },
            AppButton {
                text: qsTr("Sit down")
                variant: "primary"
                enabled: anotherName.text.trim() !== ""
                onClicked: another.sitDown()
            }
        ]
    }
    SeatInvitation {
        id: seatInvitation
        room: page.room
        onCopied: text => toast.show(text, "")
    }
    Connections {
        target: page.room
        function onSeatGivenAway() {
            if (page.room.seatLink !== "")
                seatInvitation.open()
        }
    }
    Toast {
        id: toast
        anchors.bottomMargin: footer.height + Theme.space24
    }
    Rectangle {
        id: footer
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: bar.implicitHeight + 2 * Theme.space12
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
        RowLayout {
            id: bar
            anchors.fill: parent
            anchors.leftMargin: Theme.space24
            anchors.rightMargin: Theme.space24
            spacing: Theme.space12
            Glyph {
                name: page.room.state !== "here" ? "connection-lost" : page.room.canStart ? "tick" : "hourglass"
                color: page.room.state === "closed" ? Theme.bad : Theme.goldText
            }
            AppLabel {
                Layout.fillWidth: true
                text: page.room.waiting
                wrapMode: Text.Wrap
                maximumLineCount: 3
                Announcer { text: page.room.waiting }
            }
            AppButton {
                visible: page.room.mayStart
                text: qsTr("Begin")
                variant: "primary"
                glyph: "play"
                focus: true
                enabled: page.room.canStart
                Layout.minimumWidth: Math.min(Theme.px(160), bar.width / 2)
                onClicked: page.room.start()
            }
            AppButton {
                visible: !page.room.mayStart
                text: qsTr("Leave")
                glyph: "home"
                focus: true
                onClicked: page.back()
            }
        }
    }
}
