// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Covers everything while the table is being set up. Esc and the cross lead back home.
FocusScope {
    id: opening

    Accessible.role: Accessible.Grouping
    Accessible.name: strip.text
    Announcer { text: strip.text }

    Keys.onEscapePressed: App.leaveTable()
    Keys.onBackPressed: App.leaveTable()
    // Keys do not reach the screens below.
    Keys.onPressed: event => event.accepted = true

    Rectangle {
        anchors.fill: parent
        color: Theme.tableTop
    }

    // Nor do presses.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    ProgressStrip {
        id: strip
        anchors.centerIn: parent
        width: Math.min(Theme.px(320), parent.width - 2 * Theme.space24)
        text: qsTr("Setting up the table")
        indeterminate: true
        cancellable: true
        onCancelled: App.leaveTable()
    }
}
