// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// How others can join this table: a QR code, the address to type, the link to send.
//   codeSize        size of the QR code
//   copied(text)    the link was copied; `text` is the message to show
Panel {
    id: invitation

    required property RoomModel room
    property real codeSize: Theme.px(240)
    signal copied(string text)

    title: qsTr("Invite others")

    ColumnLayout {
        width: parent.width
        spacing: Theme.space16

        Clipboard { id: clipboard }
        QrCode {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: Math.min(invitation.codeSize, invitation.availableWidth)
            Layout.preferredHeight: Layout.preferredWidth
            link: invitation.room.page
            name: qsTr("QR code of the link to this table")
        }
        AppLabel {
            Layout.fillWidth: true
            text: qsTr("Press Join a game on another device: this table appears by itself. If not, its address is:")
            muted: true
            wrapMode: Text.Wrap
        }
        AppLabel {
            Layout.fillWidth: true
            text: invitation.room.address
            strong: true
            font.pixelSize: Theme.titleSize
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.captionSize
        }
        AppLabel {
            Layout.fillWidth: true
            visible: invitation.room.pin !== ""
            text: Phrase.of(qsTr("PIN: %1"), invitation.room.pin)
            horizontalAlignment: Text.AlignHCenter
        }
        AppButton {
            Layout.alignment: Qt.AlignHCenter
            visible: invitation.room.link !== ""
            text: qsTr("Copy the link")
            glyph: "copy"
            onClicked: {
                clipboard.copyText(invitation.room.link)
                invitation.copied(qsTr("Copied: whoever has it needs no PIN"))
            }
        }
    }
}
