// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// After a round is revealed, its attacks fly from the Barracks to the attacked city.
//   attacks   as DiceTable.attacks, only the visible ones
//   placeOf   function(seat, building): rect of a city's building
Flight {
    id: sky

    required property var attacks
    required property var placeOf

    function launch() {
        if (attacks.length > 0)
            start()
    }

    Repeater {
        model: sky.flying ? sky.attacks : []
        Rectangle {
            id: missile
            required property var modelData // {seat, other, building, faces, glyph}
            required property int index
            readonly property rect from: sky.placeOf(modelData.seat, modelData.building)
            readonly property rect to: sky.placeOf(modelData.other, modelData.faces)
            readonly property real way: sky.way(index, sky.attacks.length)
            readonly property point middle: sky.between(from, to, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: Theme.px(40)
            height: width
            radius: width / 2
            color: Theme.family("military")
            border.width: Theme.stroke
            border.color: Theme.outline
            opacity: Math.min(1, 5 * (1 - way))
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
