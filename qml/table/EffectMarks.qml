// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// Effects in signs: `{glyph, text}`, the text beside the glyph (in the wreath or on the coin where
// it is one).
Row {
    id: marks

    property list<var> effects
    property real size: Theme.glyphSize
    property color tint: Theme.ink

    spacing: Theme.space4

    Repeater {
        model: marks.effects
        Item {
            id: mark
            required property var modelData
            readonly property string glyph: modelData.glyph
            readonly property string label: modelData.text
            readonly property bool inside: glyph === "gain" || glyph === "points"
            readonly property bool money: glyph === "gain"
            readonly property Answer answer: Answer { glyph: mark.glyph }
            width: inside ? marks.size * 1.1 : marks.size + (label === "" ? 0 : words.width + Theme.px(2))
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
                x: marks.size + Theme.px(2)
                visible: !mark.inside && text !== ""
                text: mark.label
                strong: true
                elide: Text.ElideNone
                Accessible.ignored: true
            }
        }
    }
}
