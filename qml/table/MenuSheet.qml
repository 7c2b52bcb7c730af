// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// What can be done besides playing.
DialogFrame {
    id: sheet

    required property TableActions actions
    /// What each game adds.
    property var own: []
    /// The bar is too short for the log.
    property bool hasLog: false
    /// What is done when the menu is gone: a popup that has not lain still yet gives the keyboard back late.
    property Action chosen: null

    onClosed: {
        const does = chosen
        chosen = null
        does?.trigger()
    }

    title: qsTr("Table")
    preferredWidth: 420

    AppButton {
        Layout.fillWidth: true
        text: sheet.actions.replayed ? qsTr("Back to the replay") : qsTr("Back to the game")
        variant: "primary"
        onClicked: sheet.close()
    }
    Entry {
        Layout.fillWidth: true
        visible: sheet.hasLog
        does: sheet.actions.log
    }
    Column {
        id: entries
        Layout.fillWidth: true
        visible: sheet.own.length > 0
        spacing: Theme.space16
        Repeater {
            model: sheet.own
            Entry {
                required property Action modelData
                width: entries.width
                does: modelData
            }
        }
    }
    VolumeField { Layout.fillWidth: true }
    Entry {
        Layout.fillWidth: true
        does: sheet.actions.rules
    }
    Entry {
        Layout.fillWidth: true
        does: sheet.actions.keySheet
    }
    Entry {
        Layout.fillWidth: true
        does: sheet.actions.settings
    }
    Entry {
        Layout.fillWidth: true
        does: sheet.actions.leave
        subLabel: sheet.actions.replayed ? "" : qsTr("The game is kept; continue it any time")
    }

    component Entry: AppButton {
        property Action does // gone before the entry, where a table goes
        visible: does?.shown ?? false
        text: does?.text ?? ""
        glyph: does?.glyph ?? ""
        onClicked: {
            sheet.chosen = does
            sheet.close()
        }
    }
}
