// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Table
import Mirabilia.Theme

// Conflict tokens of a city, victories before defeats; only their sum if `room` is too short to read them.
Row {
    id: row

    required property list<int> tokens
    property real size: Theme.px(22)
    property real room: Infinity
    readonly property int sum: Array.from(tokens).reduce((all, token) => all + token, 0)
    readonly property real share: room / Math.max(1, tokens.length) - spacing
    readonly property bool summed: tokens.length > 0 && share < Theme.px(16)

    spacing: Theme.px(2)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Conflict tokens worth %1").arg(Words.signed(sum))

    Repeater {
        model: row.summed ? [row.sum] : row.tokens
        Item {
            id: token
            required property int modelData
            readonly property TooltipText tooltip: TooltipText { glyph: token.modelData > 0 ? "victory" : "defeat" }
            width: disc.width
            height: disc.height
            NumberGlyph {
                id: disc
                number: String(token.modelData).replace("-", "\u2212")
                color: token.modelData > 0 ? Theme.family("military") : Theme.muted
                ink: token.modelData > 0 ? Theme.lightInk : Theme.surface
                size: row.summed ? row.size : Math.min(row.size, row.share)
            }
        }
    }
}
