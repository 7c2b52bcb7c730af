// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Table
import Mirabilia.Theme

// The progress token that was taken last, on its way into the city that took it.
//   from, to   functions: where it lay, and where it comes to lie
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

    Picture {
        readonly property real way: sky.way(0, 1)
        readonly property rect place: sky.flying ? sky.to() : Qt.rect(0, 0, 0, 0)
        readonly property point middle: sky.flying ? sky.between(sky.from(), sky.to(), way) : Qt.point(0, 0)
        x: middle.x - width / 2
        y: middle.y - height / 2
        width: Theme.px(52)
        height: width
        scale: 1 - (1 - place.width / width) * way
        visible: sky.flying && way < 1
        art: DuelArt.token(sky.token)
    }
}
