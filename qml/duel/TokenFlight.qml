// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Table
import Mirabilia.Theme

// Animates the last progress token taken, on its way into the city.
//   from, to   functions(token): its origin and destination
Flight {
    id: sky

    required property var from
    required property var to
    property string token

    function launch(taken: string) {
        skip()
        if (taken === "")
            return
        token = taken
        start()
    }

    Repeater {
        model: sky.flying ? [{ token: sky.token }] : []
        Picture {
            required property var modelData
            readonly property real way: sky.way(0, 1)
            // Bound to the progress: its place in the city may be laid out only during the flight.
            readonly property rect place: way >= 0 ? sky.to(modelData.token) : Qt.rect(0, 0, 0, 0)
            readonly property point middle: sky.between(sky.from(modelData.token), place, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: Theme.px(52)
            height: width
            scale: 1 - (1 - place.width / width) * way
            visible: way < 1
            art: DuelArt.token(modelData.token)
        }
    }
}
