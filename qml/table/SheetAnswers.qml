// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// Answers for what lies in a sheet; it has their key for itself.
Answers {
    id: answers

    required property T.Popup sheet

    parent: sheet.contentItem
    anchors.fill: parent
    of: parent
    quiet: !sheet.opened
    Shortcut {
        sequence: "E"
        autoRepeat: false
        enabled: answers.sheet.opened
        onActivated: answers.ask(answers.Window.activeFocusItem)
    }
}
