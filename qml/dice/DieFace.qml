// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// The face of a die in the Forum, with its colour's mark.
//   pale   the die is locked, or no die is to be chosen
Rectangle {
    id: face

    property string glyph
    property string glyphFamily
    property string family
    property string mark
    property bool pale: false

    readonly property color base: glyphFamily !== "" && !pale ? Theme.family(glyphFamily) : Theme.familyInk(family)
    readonly property color sign: pale ? Theme.mix(base, color, 0.35) : base

    height: width
    radius: width * 0.14
    antialiasing: true
    color: pale ? Theme.mix(Theme.family(family), Theme.surface, 0.55) : Theme.family(family)
    border.width: Theme.stroke
    border.color: pale ? Theme.line : Theme.outline
    Accessible.ignored: true

    Glyph {
        anchors.centerIn: parent
        name: face.glyph
        readonly property TooltipText tooltip: TooltipText { glyph: face.glyph }
        color: face.sign
        size: face.width * 0.54
    }
    Glyph {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: face.width * 0.06
        name: face.mark
        readonly property TooltipText tooltip: TooltipText { glyph: face.mark }
        color: face.pale ? face.sign : Theme.familyInk(face.family)
        size: Math.max(Theme.px(9), face.width * 0.2)
    }
}
