// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls

// What can be done besides playing.
DialogFrame {
    id: sheet

    signal discardsOpened()
    signal keysOpened()
    signal settingsOpened()
    signal left()

    title: qsTr("Table")
    preferredWidth: 420

    AppButton {
        Layout.fillWidth: true
        text: qsTr("Back to the game")
        variant: "primary"
        onClicked: sheet.close()
    }
    AppButton {
        Layout.fillWidth: true
        text: qsTr("Discard pile")
        glyph: "discard"
        onClicked: {
            sheet.close()
            sheet.discardsOpened()
        }
    }
    AppButton {
        Layout.fillWidth: true
        text: qsTr("Keys and marks")
        glyph: "info"
        onClicked: {
            sheet.close()
            sheet.keysOpened()
        }
    }
    AppButton {
        Layout.fillWidth: true
        text: qsTr("Settings")
        glyph: "settings"
        onClicked: {
            sheet.close()
            sheet.settingsOpened()
        }
    }
    AppButton {
        Layout.fillWidth: true
        text: qsTr("Leave the table")
        subLabel: qsTr("The game is kept; continue it any time")
        glyph: "home"
        onClicked: {
            sheet.close()
            sheet.left()
        }
    }
}
