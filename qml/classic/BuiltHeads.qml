// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// All buildings of a city as heads in two columns, or up to five if needed; if that is not enough, heads overlap.
Item {
    id: heads

    required property ClassicCity city
    property real headHeight: Theme.px(30)
    readonly property int columns: fits(2) ? 2 : fits(3) ? 3 : fits(4) ? 4 : 5

    readonly property real columnWidth: Math.floor((width - (columns - 1) * Theme.px(4)) / columns)
    readonly property int rows: rowsIn(columns)
    readonly property real pitch: Math.min(headHeight + Theme.px(1), (height - headHeight)
                                           / Math.max(1, rows - 1))

    function fits(columns: int): bool {
        return rowsIn(columns) * (headHeight + Theme.px(1)) <= height + Theme.px(1)
    }
    function rowsIn(columns: int): int {
        return Math.max(1, Math.ceil(city.cards.count / columns))
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Buildings of %1").arg(city.name)

    Repeater {
        model: heads.city.cards
        CardHead {
            required property int index
            x: index % heads.columns * (heads.columnWidth + Theme.space4)
            y: Math.floor(Math.floor(index / heads.columns) * heads.pitch)
            width: heads.columnWidth
            height: heads.headHeight
        }
    }
}
