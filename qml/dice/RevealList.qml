// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Theme

// Every city's latest round, in columns if there is room.
//   lit    number of cities that have flashed
//   room   available height, if all cities must be visible at once
Flow {
    id: list

    required property DiceRevealModel reveal
    property real lit: 99
    property real room: Infinity
    property int columns: Math.max(1, Math.min(reveal.count, Math.floor(width / Theme.px(230))))

    spacing: Theme.px(compact ? 5 : 8)
    readonly property bool compact: Math.ceil(reveal.count / columns) * Theme.px(116) > room
    Repeater {
        model: list.reveal
        RevealCity {
            width: (list.width - (list.columns - 1) * list.spacing) / list.columns - 0.01
            height: implicitHeight
            compact: list.compact
            lit: Math.max(0, Math.min(1, list.lit - index))
        }
    }
}
