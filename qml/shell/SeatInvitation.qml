// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The invitation to a seat that was given away: the first to use it gets the seat.
//   copied(text)    the link was copied; `text` is the message to show
DialogFrame {
    id: invitation

    required property RoomModel room
    signal copied(string text)

    title: room.seatName === "" ? qsTr("A seat for somebody else") : Phrase.of(qsTr("The seat of %1"), room.seatName)
    explanation: qsTr("Whoever opens this link first has the seat. It works once.")
    /// In a low window the whole code fits only if the text is on one line.
    readonly property bool low: (parent?.height ?? 0) < Theme.px(480)
    preferredWidth: low ? 640 : 420

    Clipboard { id: clipboard }
    QrCode {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: Math.min(Theme.px(invitation.low ? 140 : 240), invitation.availableWidth)
        Layout.preferredHeight: Layout.preferredWidth
        link: invitation.room.seatPage
        name: qsTr("QR code of the link to this table")
    }
    AppLabel {
        Layout.fillWidth: true
        text: invitation.room.seatLink
        muted: true
        font.pixelSize: Theme.captionSize
        wrapMode: Text.WrapAnywhere
        maximumLineCount: 4
    }
    buttons: [
        AppButton {
            text: qsTr("Copy the link")
            glyph: "copy"
            onClicked: {
                clipboard.copyText(invitation.room.seatLink)
                invitation.copied(qsTr("Copied: whoever opens it first has the seat"))
            }
        },
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            onClicked: invitation.close()
        }
    ]
}
