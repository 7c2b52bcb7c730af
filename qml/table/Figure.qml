// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A glyph and its number, on any background. Zeros are muted.
//   glyph, text
//   tint     colour of the glyph; ink: colour of the number
//   size     size of the glyph, textSize of the number, already scaled
//   name     what a screen reader says ("3 shields")
Row {
    id: figure

    property string glyph
    property string text
    property color tint: Theme.ink
    property color ink: Theme.ink
    property real size: Theme.px(22)
    property real textSize: Theme.bodySize
    property string name: text
    readonly property TooltipText tooltip: TooltipText {
        glyph: figure.glyph
        name: figure.name === figure.text ? "" : figure.name
    }

    readonly property bool rests: text === "0"

    spacing: Theme.figureGap
    Accessible.role: Accessible.StaticText
    Accessible.name: name

    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        name: figure.glyph
        color: figure.rests ? Theme.outline : figure.tint
        size: figure.size
    }
    // Empty text has no bounds: the renderer would take it as covering everything and stop batching.
    AppLabel {
        visible: text !== ""
        anchors.verticalCenter: parent.verticalCenter
        text: figure.text
        color: figure.rests ? Theme.mutedOnTable : figure.ink
        strong: !figure.rests
        font.pixelSize: figure.textSize
        elide: Text.ElideNone
        Accessible.ignored: true
    }
}
