// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// A row for a seat of a network table; a press opens its actions.
//   owner                            true if somebody here decides for the table
//   playing                          true once places are fixed
//   mayJoin                          true if another person at this screen, or the spectator here, may take it
//   room                             supplies boards and colours; null = they cannot be chosen
//   filled(level), joined(), removed(), givenAway(), moved(by), dressed(role, value)
ListRow {
    id: row

    required property int seat
    required property string kind
    required property string name
    required property string color
    required property string level
    required property string wonder
    required property string side
    required property string board
    required property string presence
    property bool owner: false
    property bool playing: false
    property RoomModel room: null
    property int last: 0
    property bool mayJoin: false
    signal filled(string level)
    signal joined()
    signal removed()
    signal givenAway()
    signal moved(int by)
    signal dressed(string role, string value)

    readonly property bool decides: owner && !playing
    readonly property bool dresses: room?.state === "here" && !playing && (kind === "me" || owner && kind === "computer")
    readonly property bool gives: owner && kind === "elsewhere"
    readonly property bool present: presence === "here" || presence === "asleep"
    /// True if its person can continue on another device.
    readonly property bool moves: playing && kind === "me"

    readonly property string who: kind === "me" ? qsTr("You")
                                : kind === "free" ? qsTr("Free: waits for somebody to join")
                                : kind === "computer" ? Look.computer(level)
                                : kind === "freeCity" ? qsTr("Led by both players in turn")
                                : presence === "asleep" ? qsTr("Their phone sleeps")
                                : presence === "away" ? qsTr("Away")
                                : presence === "left" ? qsTr("Has left; the seat waits")
                                : presence === "standIn" ? qsTr("Away; a computer plays")
                                : qsTr("At the table")

    text: kind === "freeCity" ? qsTr("Free City") : kind === "free" ? Phrase.of(qsTr("Seat %1"), seat + 1) : name
    description: Phrase.dotted([who, board])
    glyph: Look.seatGlyph(kind)
    glyphColor: Theme.legible(Theme.seat(color))
    hoverEnabled: decides && kind !== "freeCity" || gives || moves || dresses || mayJoin && kind === "free"
    chevron: hoverEnabled
    onClicked: if (hoverEnabled) choices.open()

    DialogFrame {
        id: choices
        /// True while asking for confirmation that the seat is taken from its person.
        property bool asks: false
        title: row.text
        preferredWidth: row.dresses ? 560 : 420
        onOpened: asks = false

        function act(command) {
            close()
            command()
        }

        Column {
            id: looks
            Layout.fillWidth: true
            visible: row.dresses
            Conditional {
                when: choices.visible && row.dresses
                SeatLook {
                    width: looks.width
                    room: row.room
                    color: row.color
                    wonder: row.wonder
                    side: row.side
                    onPicked: (role, value) => row.dressed(role, value)
                }
            }
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.mayJoin && row.kind === "free"
            text: row.room?.watching ? qsTr("Sit down here") : qsTr("Someone at this screen")
            glyph: "people"
            onClicked: choices.act(() => row.joined())
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.decides && row.kind === "free"
            text: qsTr("Easy computer")
            glyph: "computer"
            onClicked: choices.act(() => row.filled("easy"))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.decides && row.kind === "free"
            text: qsTr("Normal computer")
            glyph: "computer"
            onClicked: choices.act(() => row.filled("normal"))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.decides && row.kind === "free"
            text: qsTr("Expert computer")
            glyph: "computer"
            onClicked: choices.act(() => row.filled("expert"))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.decides && row.kind === "free"
            text: qsTr("Master computer")
            glyph: "computer"
            onClicked: choices.act(() => row.filled("master"))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.decides && row.kind === "computer"
            text: qsTr("Free for anyone")
            glyph: "globe"
            onClicked: choices.act(() => row.filled(""))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.decides && row.seat > 0
            text: qsTr("Earlier seat")
            onClicked: choices.act(() => row.moved(-1))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.decides && row.seat < row.last
            text: qsTr("Later seat")
            onClicked: choices.act(() => row.moved(1))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.gives && !choices.asks
            text: qsTr("Give the seat to somebody else")
            subLabel: row.playing && row.present ? qsTr("The others are asked whether they agree. Then a link comes, for whoever takes the seat.")
                                                             : qsTr("Or to the same person on another device: the link comes next")
            lines: 4
            glyph: "globe"
            onClicked: {
                if (row.present) {
                    choices.act(() => row.givenAway())
                } else { // neither put to a vote nor revocable
                    choices.asks = true
                    sure.forceActiveFocus(Qt.TabFocusReason)
                }
            }
        }
        AppLabel {
            Layout.fillWidth: true
            visible: choices.asks
            text: Phrase.of(qsTr("%1 loses this seat, and nobody can take that back. The link that comes next opens it to whoever you give it to; that may be %1 again."), row.name)
            wrapMode: Text.Wrap
        }
        AppButton {
            id: sure
            Layout.fillWidth: true
            visible: choices.asks
            text: Phrase.of(qsTr("Take the seat from %1"), row.name)
            variant: "danger"
            onClicked: choices.act(() => row.givenAway())
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.moves
            text: qsTr("Play on with another device")
            subLabel: qsTr("A link comes next. Whoever opens it first has this seat and its hand, and this window no longer has them.")
            lines: 4
            glyph: "globe"
            onClicked: choices.act(() => row.givenAway())
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.decides && row.kind === "elsewhere"
            text: qsTr("Remove from the table")
            variant: "danger"
            onClicked: choices.act(() => row.removed())
        }
        buttons: [
            AppButton {
                text: qsTr("Close")
                variant: "primary"
                onClicked: choices.close()
            }
        ]
    }
}
