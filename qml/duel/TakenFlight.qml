// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table

// Animates a progress token or a drafted wonder on its way into the city.
Flight {
    id: sky

    property string art
    property rect from
    property rect to

    time: 950 // it arrives a little before it counts

    function launch(picture: string, origin: rect, destination: rect) {
        art = picture
        from = origin
        to = destination
        start()
    }

    Conditional {
        when: sky.flying
        Item {
            readonly property real way: sky.way(0, 1)
            readonly property point middle: sky.between(sky.from, sky.to, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: sky.from.width
            height: sky.from.height
            scale: 1 - (1 - sky.to.width / width) * way
            visible: way < 1
            Picture {
                anchors.fill: parent
                art: sky.art
            }
        }
    }
}
