// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Theme

// The round is revealed: what each city did appears at that city, one after another.
// A table overrides
//   placeOf(seat)   where a city is on it
Item {
    id: show

    required property DiceTable table
    property real lit: 0

    function placeOf(seat: int): rect {
        return Qt.rect(0, 0, width, height)
    }

    visible: table.revealing
    Accessible.role: Accessible.Grouping
    Accessible.name: table.status

    onVisibleChanged: {
        lit = 0
        if (visible)
            flash.restart()
        else
            flash.stop()
    }
    NumberAnimation {
        id: flash
        target: show
        property: "lit"
        from: 0
        to: show.table.reveal.count
        duration: Theme.motion(450) * Math.max(1, show.table.reveal.count)
    }

    Repeater {
        model: show.visible ? show.table.reveal : null
        RevealCity {
            readonly property rect place: show.placeOf(seat)
            x: Math.max(Theme.space4, Math.min(show.width - width - Theme.space4, place.x + (place.width - width) / 2))
            y: Math.max(Theme.space4, Math.min(show.height - height - Theme.space4, place.y + (place.height - height) / 2))
            width: Math.max(Math.min(place.width, Theme.px(260)), Theme.px(168))
            height: implicitHeight
            compact: place.height < Theme.px(130)
            lit: Math.max(0, Math.min(1, show.lit - index))
            opacity: Math.min(1, 4 * lit)
            scale: 0.9 + 0.1 * opacity
        }
    }
}
