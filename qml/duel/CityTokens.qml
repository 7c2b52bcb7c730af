// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The progress tokens of a city.
Grid {
    id: tokens

    required property DuelCity city
    readonly property int count: city.tokens.count
    property real side: Theme.px(34)
    /// True if a single token shows its name.
    property bool named: false
    /// Shown if there are no tokens; may be empty.
    property string emptyText

    /// Where the next token will lie, in the coordinates of `by`.
    function nextPlace(by: Item): rect {
        return by.mapFromItem(tokens, Math.min(width, parent.width - x - side), 0, side, side)
    }

    spacing: Theme.space4
    verticalItemAlignment: Grid.AlignVCenter
    Repeater {
        model: tokens.city.tokens
        Row {
            id: place
            required property string token
            required property string name
            required property string description
            required property string effectText
            readonly property TooltipText tooltip: TooltipText {
                glyph: "progress"
                name: place.name
                sentence: place.effectText
            }
            spacing: Theme.space8
            Accessible.role: Accessible.StaticText
            Accessible.name: description
            Picture {
                width: tokens.side
                height: tokens.side
                art: DuelArt.token(place.token)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: tokens.named && tokens.count === 1
                text: place.name
                title: true
                font.pixelSize: Theme.bodySize
                Accessible.ignored: true
            }
        }
    }
    AppLabel {
        visible: text !== ""
        text: tokens.count === 0 ? tokens.emptyText : ""
        muted: true
        font.pixelSize: Theme.captionSize
    }
}
