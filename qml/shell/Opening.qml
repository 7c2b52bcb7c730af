// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Covers everything while the table is being set up: what was pressed grows over the window, and the table appears
// in its place. Esc and the cross lead back home.
//   busy       true until the table is there
//   origin     what was pressed; empty = the whole window at once
//   picture    URL of the picture on it; empty = none
FocusScope {
    id: opening

    property bool busy: false
    property rect origin
    property string picture
    /// 0 = as large as what was pressed, 1 = the whole window.
    property real grown: 1

    opacity: 0
    visible: busy || opacity > 0
    Accessible.role: Accessible.Grouping
    Accessible.name: strip.text
    Announcer { text: opening.busy ? strip.text : "" }

    onBusyChanged: {
        if (busy) {
            going.stop()
            opacity = 1
            growth.from = origin.width > 0 && Theme.motionSpeed > 0 ? 0 : 1
            growth.restart()
        } else {
            going.restart()
        }
    }
    Keys.onEscapePressed: App.leaveTable()
    Keys.onBackPressed: App.leaveTable()
    // Keys do not reach the screens below.
    Keys.onPressed: event => event.accepted = true

    NumberAnimation {
        id: growth
        target: opening
        property: "grown"
        to: 1
        duration: Theme.motion(350)
        easing.type: Easing.InOutCubic
    }
    SequentialAnimation {
        id: going
        PauseAnimation { duration: (1 - opening.grown) * Theme.motion(350) }
        NumberAnimation {
            target: opening
            property: "opacity"
            to: 0
            duration: Theme.motion(350)
        }
    }
    Rectangle {
        x: opening.origin.x * (1 - opening.grown)
        y: opening.origin.y * (1 - opening.grown)
        width: opening.origin.width + (opening.width - opening.origin.width) * opening.grown
        height: opening.origin.height + (opening.height - opening.origin.height) * opening.grown
        clip: true
        color: Theme.tableTop
        Picture {
            anchors.fill: parent
            visible: opening.picture !== ""
            drawnWidth: opening.width
            drawnHeight: opening.height
            source: opening.picture
        }
    }

    // Nor do presses.
    MouseArea {
        anchors.fill: parent
        enabled: opening.busy
        hoverEnabled: true
    }
    Rectangle {
        anchors.centerIn: parent
        width: strip.width + 2 * Theme.space24
        height: strip.height + 2 * Theme.space16
        visible: opening.busy && opening.grown === 1
        radius: Theme.radiusMedium
        color: Theme.surface
        ProgressStrip {
            id: strip
            anchors.centerIn: parent
            width: Math.min(Theme.px(320), opening.width - 4 * Theme.space24)
            text: qsTr("Setting up the table")
            indeterminate: true
            cancellable: true
            onCancelled: App.leaveTable()
        }
    }
}
