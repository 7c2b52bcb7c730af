// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// Light on one part of the table: all above and below it is dimmed.
//   on, place   whether it shines, and where
//   delay       milliseconds until then
Item {
    id: light

    property bool on: false
    property rect place
    property int delay: 0

    visible: opacity > 0
    opacity: on ? 0.6 : 0
    Behavior on opacity {
        SequentialAnimation {
            PauseAnimation { duration: light.on ? Theme.motion(light.delay) : 0 }
            NumberAnimation { duration: Theme.quick }
        }
    }

    Rectangle {
        width: parent.width
        height: light.place.y
        color: Theme.scrim
    }
    Rectangle {
        y: light.place.y + light.place.height
        width: parent.width
        height: parent.height - y
        color: Theme.scrim
    }
}
