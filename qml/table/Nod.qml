// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A small nod now and then, so that the eye finds what is advised; with motion off there is none.
//   shown   nods
//   lift    how far above its place it is now
QtObject {
    id: nod

    property bool shown: false
    property real lift: 0
    onShownChanged: {
        if (!shown) {
            once.stop()
            lift = 0
        }
    }

    // A timer, as an endless animation would draw every frame between two nods, too.
    readonly property Timer now: Timer {
        interval: 3000
        repeat: true
        running: nod.shown && Theme.motionSpeed > 0
        onTriggered: once.restart()
    }
    readonly property SequentialAnimation once: SequentialAnimation {
        id: once
        NumberAnimation { target: nod; property: "lift"; to: Theme.px(6); duration: Theme.motion(180); easing.type: Easing.OutCubic }
        NumberAnimation { target: nod; property: "lift"; to: 0; duration: Theme.motion(280); easing.type: Easing.InOutSine }
    }
}
