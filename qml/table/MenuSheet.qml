// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// The menu of a table.
DialogFrame {
    id: sheet

    required property TableActions actions
    /// Entries added by the game.
    property var own: []
    /// True if the bar has no room for the log.
    property bool hasLog: false
    /// Triggered once the menu has closed: a popup still in transition gives the focus back late.
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

    // Delayed, so that nothing is written when a table closes and the actions go before their entries.
    component Entry: AppButton {
        id: entry
        property Action does
        Binding {
            entry.visible: entry.does?.shown ?? false
            entry.text: entry.does?.text ?? ""
            entry.glyph: entry.does?.glyph ?? ""
            delayed: true
        }
        onClicked: {
            sheet.chosen = does
            sheet.close()
        }
    }
}
