// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// Tooltips for the parts of a sheet; handles the tooltip key itself.
Tooltips {
    id: tooltips

    required property T.Popup sheet

    parent: sheet.contentItem
    anchors.fill: parent
    of: parent
    quiet: !sheet.opened
    Shortcut {
        sequence: "E"
        autoRepeat: false
        enabled: tooltips.sheet.opened
        onActivated: tooltips.ask(tooltips.Window.activeFocusItem)
    }
}
