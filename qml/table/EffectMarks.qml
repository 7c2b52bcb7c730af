// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// Effects as glyphs: `{glyph, text}`, with the text beside the glyph, or inside a wreath or coin.
Row {
    id: marks

    property list<var> effects
    property real size: Theme.glyphSize
    property color tint: Theme.ink

    spacing: Theme.px(effects.length > 2 ? 2 : 4)

    // The width is `fixed` (text beside the signs, and gaps) plus `signs` times the sign size.
    readonly property real fixed: {
        let sum = spacing * Math.max(0, effects.length - 1)
        for (const effect of effects) {
            if (isOption(effect.text))
                sum += Theme.px(1)
            else if (effect.text !== "" && !isInside(effect.glyph))
                sum += Theme.bodySize * ems(effect.text) + Theme.px(2)
        }
        return sum
    }
    readonly property real signs: {
        let sum = 0
        for (const effect of effects)
            sum += isInside(effect.glyph) ? 1.1 : isOption(effect.text) ? 1 + strokeShare * ems(effect.text) : 1
        return sum
    }
    readonly property real strokeShare: 0.75

    function isInside(glyph: string): bool {
        return glyph === "gain" || glyph === "points"
    }
    /// True for one of several options, separated from the next only by a slash.
    function isOption(text: string): bool {
        return text === "/"
    }
    function ems(text: string): real {
        return letters.advanceWidth(text) / letters.font.pixelSize
    }

    FontMetrics {
        id: letters
        font.family: Theme.textFont
        font.weight: Font.DemiBold
        font.pixelSize: 100
    }
    Repeater {
        model: marks.effects
        Item {
            id: mark
            required property var modelData
            readonly property string glyph: modelData.glyph
            readonly property string label: modelData.text
            readonly property bool inside: marks.isInside(glyph)
            readonly property bool money: glyph === "gain"
            readonly property TooltipText tooltip: TooltipText { glyph: mark.glyph }
            readonly property bool option: marks.isOption(label)
            width: inside ? marks.size * 1.1 : label === "" ? marks.size : words.x + words.width
            height: marks.size
            NumberGlyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: mark.inside
                name: mark.glyph
                number: mark.label
                ink: mark.money ? Theme.goldInk : Theme.ink
                size: marks.size * 1.1
            }
            Glyph {
                visible: !mark.inside
                name: mark.glyph
                color: marks.tint
                size: marks.size
            }
            AppLabel {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                x: marks.size + Theme.px(mark.option ? 1 : 2)
                visible: !mark.inside && text !== ""
                text: mark.label
                strong: true
                font.pixelSize: mark.option ? marks.size * marks.strokeShare : Theme.bodySize
                elide: Text.ElideNone
                Accessible.ignored: true
            }
        }
    }
}
