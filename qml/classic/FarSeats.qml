// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table

// The cities that are neither mine nor my neighbours', clockwise.
Item {
    id: strip

    required property ClassicTable table
    required property int columns
    required property real rowHeight
    required property real gap
    property Rising rising: null
    property StageGain gain: null
    signal opened(ClassicCity city)

    readonly property real chipWidth: columns > 0 ? (width - (columns - 1) * gap) / columns : 0

    function parts(): list<Item> {
        return Array.from({ length: chips.count }, (_, index) => chips.itemAt(index))
    }

    Repeater {
        id: chips
        model: strip.table.others
        FarSeatChip {
            required property ClassicCity modelData
            required property int index
            city: modelData
            rising: strip.rising
            gain: strip.gain
            x: index % strip.columns * (strip.chipWidth + strip.gap)
            y: Math.floor(index / strip.columns) * (strip.rowHeight + strip.gap)
            width: strip.chipWidth
            height: strip.rowHeight
            onOpened: strip.opened(city)
        }
    }
}
