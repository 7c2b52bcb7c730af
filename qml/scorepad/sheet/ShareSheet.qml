// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// The way to this sheet for phones, and who has come by it. Opening it shares the sheet.
//   sharing
DialogFrame {
    id: sheet

    required property PadSharing sharing
    readonly property var people: sharing.people

    title: qsTr("Share this sheet")
    explanation: qsTr("Everybody fills in their own column on their phone. Point its camera at this, or type the address into its browser.")
    preferredWidth: 480

    onAboutToShow: sharing.share()

    QrCode {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: Theme.px(sheet.sheet ? 200 : 240)
        Layout.preferredHeight: Layout.preferredWidth
        link: sheet.sharing.page
        name: qsTr("QR code of the link to this sheet")
    }
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.sharing.problem || sheet.sharing.address
        strong: true
        font.pixelSize: Theme.titleSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.captionSize
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    AppLabel {
        Layout.fillWidth: true
        visible: sheet.people.length === 0
        text: qsTr("Nobody is here yet.")
        muted: true
        horizontalAlignment: Text.AlignHCenter
    }
    Column {
        id: rows
        Layout.fillWidth: true
        Repeater {
            model: sheet.people
            ShareRow {
                width: rows.width
                sharing: sheet.sharing
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        text: qsTr("Nothing is encrypted: share where you trust the network.")
        muted: true
        wrapMode: Text.Wrap
    }
    buttons: [
        AppButton {
            text: qsTr("Stop sharing")
            onClicked: {
                sheet.sharing.stop()
                sheet.close()
            }
        },
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            focus: true
            onClicked: sheet.close()
        }
    ]
}
