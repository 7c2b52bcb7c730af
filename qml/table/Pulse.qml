// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A ring around what a hint or a lesson names: pulses a few times, then stays. With motion off it only stays.
//   shown          draws the ring
//   cornerRadius   corner radius of the item it surrounds
Rectangle {
    id: pulse

    property bool shown: false
    property real cornerRadius: Theme.radius
    property real beat

    anchors.fill: parent
    anchors.margins: -Theme.px(3) - beat
    radius: cornerRadius - anchors.margins
    visible: shown
    color: "transparent"
    border.width: Theme.px(3)
    border.color: Theme.hint
    Accessible.ignored: true

    SequentialAnimation on beat {
        running: pulse.shown && Theme.motionSpeed > 0
        loops: 6
        NumberAnimation { to: Theme.px(7); duration: Theme.motion(450); easing.type: Easing.OutCubic }
        NumberAnimation { to: 0; duration: Theme.motion(650); easing.type: Easing.InOutSine }
    }
}
