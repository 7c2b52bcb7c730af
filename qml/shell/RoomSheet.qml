// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The people at a network table during the game: who is present, signs to send, pause, leave.
//   leftForGood()
DialogFrame {
    id: sheet

    required property RoomModel room
    signal leftForGood()

    title: qsTr("People at the table")
    preferredWidth: 480

    Column {
        id: people
        Layout.fillWidth: true
        Repeater {
            model: sheet.room.seats
            RoomSeatRow {
                width: people.width
                owner: sheet.room.mayModerate
                playing: true
                onGivenAway: {
                    sheet.close()
                    sheet.room.giveAway(seat)
                }
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.room.watchers
        muted: true
        wrapMode: Text.Wrap
        Accessible.name: text
    }
    AppLabel {
        Layout.fillWidth: true
        visible: !sheet.room.watching
        text: qsTr("Say something")
        muted: true
        font.pixelSize: Theme.captionSize
    }
    Flow {
        Layout.fillWidth: true
        visible: !sheet.room.watching
        spacing: Theme.space8
        Repeater {
            model: Emotes.count
            AppButton {
                required property int index
                variant: "quiet"
                glyph: Emotes.glyph(index + 1)
                text: Emotes.words(index + 1)
                onClicked: {
                    sheet.room.emote(index + 1)
                    sheet.close()
                }
            }
        }
    }
    ToggleSwitch {
        Layout.fillWidth: true
        text: qsTr("Show what others say")
        checked: !sheet.room.muted
        onToggled: sheet.room.muted = !checked
    }
    AppButton {
        Layout.fillWidth: true
        visible: sheet.room.mayStart
        text: sheet.room.paused ? qsTr("Go on") : qsTr("Pause")
        glyph: sheet.room.paused ? "play" : "pause"
        onClicked: {
            sheet.room.pause(!sheet.room.paused)
            sheet.close()
        }
    }
    AppButton {
        Layout.fillWidth: true
        visible: !sheet.room.hosted
        text: sheet.room.watching ? qsTr("Stop watching") : qsTr("Give the seat back and leave")
        glyph: "home"
        onClicked: {
            sheet.close()
            sheet.leftForGood()
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Back to the game")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
