// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// What can be done besides playing.
DialogFrame {
    id: sheet

    /// Of a replay: there is nothing that is kept.
    property bool replayed: false
    /// The bar is too short for the log.
    property bool hasLog: false
    default property alias ownEntries: own.data
    signal logOpened()
    signal keysOpened()
    signal rulesOpened()
    signal settingsOpened()
    signal left()

    title: qsTr("Table")
    preferredWidth: 420

    AppButton {
        Layout.fillWidth: true
        text: sheet.replayed ? qsTr("Back to the replay") : qsTr("Back to the game")
        variant: "primary"
        onClicked: sheet.close()
    }
    AppButton {
        Layout.fillWidth: true
        visible: sheet.hasLog
        text: qsTr("Log")
        glyph: "log"
        onClicked: {
            sheet.close()
            sheet.logOpened()
        }
    }
    ColumnLayout { // what each game adds
        id: own
        Layout.fillWidth: true
        visible: children.length > 0
        spacing: Theme.space16
    }
    VolumeField { Layout.fillWidth: true }
    AppButton {
        Layout.fillWidth: true
        text: qsTr("Rules")
        glyph: "book"
        onClicked: {
            sheet.close()
            sheet.rulesOpened()
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
        text: sheet.replayed ? qsTr("Leave the replay") : qsTr("Leave the table")
        subLabel: sheet.replayed ? "" : qsTr("The game is kept; continue it any time")
        glyph: "home"
        onClicked: {
            sheet.close()
            sheet.left()
        }
    }
}
