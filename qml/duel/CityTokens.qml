// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The progress tokens of a city; a single one with its name.
Grid {
    id: tokens

    required property DuelCity city
    property real side: Theme.px(34)
    /// What is said where there are none; empty: nothing.
    property string emptyText

    spacing: Theme.space4
    verticalItemAlignment: Grid.AlignVCenter
    Repeater {
        model: tokens.city.tokens
        Picture {
            id: disc
            required property string token
            required property string name
            required property string description
            width: tokens.side
            height: tokens.side
            art: DuelArt.token(token)
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: description
            HoverHandler { id: hover }
            Tooltip {
                text: disc.description
                visible: hover.hovered
            }
        }
    }
    AppLabel {
        visible: text !== ""
        text: tokens.city.tokens.count === 0 ? tokens.emptyText : ""
        muted: true
        font.pixelSize: Theme.captionSize
    }
}
