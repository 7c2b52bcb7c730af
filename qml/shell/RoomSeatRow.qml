// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// A seat of a table on the network, as a line; what its owner may do about it opens on a press.
//   mayJoin                          one more person of this screen may take it
//   filled(level), joined(), removed(), moved(by)
ListRow {
    id: row

    required property int seat
    required property string kind
    required property string name
    required property string color
    required property string level
    required property string board
    required property string presence
    property bool owner: false
    property int last: 0
    property bool mayJoin: false
    signal filled(string level)
    signal joined()
    signal removed()
    signal moved(int by)

    readonly property string who: kind === "me" ? qsTr("You")
                                : kind === "free" ? qsTr("Free: waits for somebody to join")
                                : kind === "computer" ? Look.computer(level)
                                : kind === "freeCity" ? qsTr("Led by both players in turn")
                                : presence === "away" ? qsTr("Away")
                                : presence === "left" ? qsTr("Has left; the seat waits")
                                : presence === "standIn" ? qsTr("Away; a computer plays")
                                : qsTr("At the table")

    text: kind === "freeCity" ? qsTr("Free City") : kind === "free" ? Phrase.of(qsTr("Seat %1"), seat + 1) : name
    description: Phrase.facts([who, board])
    glyph: Look.seatGlyph(kind)
    glyphColor: Theme.legible(Theme.seat(color))
    hoverEnabled: owner && kind !== "freeCity" || mayJoin && kind === "free"
    chevron: hoverEnabled
    onClicked: if (hoverEnabled) choices.open()

    DialogFrame {
        id: choices
        title: row.text
        preferredWidth: 420

        function act(deed) {
            close()
            deed()
        }

        AppButton {
            Layout.fillWidth: true
            visible: row.mayJoin && row.kind === "free"
            text: qsTr("Someone at this screen")
            glyph: "people"
            onClicked: choices.act(() => row.joined())
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.owner && row.kind === "free"
            text: qsTr("Easy computer")
            glyph: "computer"
            onClicked: choices.act(() => row.filled("easy"))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.owner && row.kind === "free"
            text: qsTr("Normal computer")
            glyph: "computer"
            onClicked: choices.act(() => row.filled("normal"))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.owner && row.kind === "free"
            text: qsTr("Expert computer")
            glyph: "computer"
            onClicked: choices.act(() => row.filled("expert"))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.owner && row.kind === "free"
            text: qsTr("Master computer")
            glyph: "computer"
            onClicked: choices.act(() => row.filled("master"))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.kind === "computer"
            text: qsTr("Free for somebody")
            glyph: "globe"
            onClicked: choices.act(() => row.filled(""))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.owner && row.seat > 0
            text: qsTr("Earlier seat")
            onClicked: choices.act(() => row.moved(-1))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.owner && row.seat < row.last
            text: qsTr("Later seat")
            onClicked: choices.act(() => row.moved(1))
        }
        AppButton {
            Layout.fillWidth: true
            visible: row.kind === "elsewhere"
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
