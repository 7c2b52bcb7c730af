// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// After a round was revealed its attacks fly from the Barracks to the city that they meet. A touch
// ends it; without motion nothing flies.
//   attacks   as DiceTable.attacks: those that can be seen
//   placeOf   function(seat, building): the rect that stands for a building of a city
Item {
    id: sky

    required property var attacks
    required property var placeOf
    readonly property alias flying: flight.running
    property real progress: 0

    function launch() {
        if (Theme.motionSpeed > 0 && attacks.length > 0)
            flight.restart()
    }
    function skip() {
        flight.stop()
    }
    function middle(place: rect): point {
        return Qt.point(place.x + place.width / 2, place.y + place.height / 2)
    }

    NumberAnimation {
        id: flight
        target: sky
        property: "progress"
        from: 0
        to: 1
        duration: Theme.motion(900)
        easing.type: Easing.InOutCubic
    }
    Repeater {
        model: sky.flying ? sky.attacks : []
        Rectangle {
            id: missile
            required property var modelData // {seat, other, building, faces, glyph}
            readonly property point from: sky.middle(sky.placeOf(modelData.seat, modelData.building))
            readonly property point to: sky.middle(sky.placeOf(modelData.other, modelData.faces))
            x: from.x + (to.x - from.x) * sky.progress - width / 2
            y: from.y + (to.y - from.y) * sky.progress - height / 2
            width: Theme.px(40)
            height: width
            radius: width / 2
            color: Theme.family("military")
            border.width: Theme.stroke
            border.color: Theme.outline
            opacity: Math.min(1, 5 * (1 - sky.progress))
            Accessible.ignored: true
            Glyph {
                anchors.centerIn: parent
                name: missile.modelData.glyph
                color: Theme.familyInk("military")
                size: Theme.px(26)
            }
        }
    }
}
