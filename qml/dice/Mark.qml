// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// One sign of a cell's gain, a DiceSign: a glyph, a wreath or coin with its number, a small die, or a
// text.
//   sign      {kind, glyph, text, family}
//   size      size of a glyph, already scaled; `widthOf` gives a sign's width in glyphs
//   ink       for signs without a colour of their own
//   plain     everything in this ink: the cell is crossed off or not next
Item {
    id: mark

    property var sign
    property real size: Theme.px(20)
    property color ink: Theme.ink
    property bool plain: false
    property color ground: Theme.raised

    readonly property string kind: sign.kind
    readonly property TooltipText tooltip: TooltipText {
        glyph: mark.kind === "text" ? "" : mark.kind === "points" ? "points" : mark.kind === "coins" ? mark.coin : mark.sign.glyph
    }
    // The cost of dice is a price; everything else is a gain.
    readonly property string coin: sign.text.startsWith("+") ? "gain" : "disc"
    readonly property bool numbered: kind === "points" || kind === "coins"
    readonly property bool dieSign: kind === "die"
    readonly property color tint: plain || sign.family === "" ? ink : Theme.familyText(sign.family)

    height: size
    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        visible: mark.dieSign
        width: mark.size
        height: width
        radius: width * 0.2
        color: mark.dieSign ? Theme.family(mark.sign.family) : mark.ground
        border.width: Theme.stroke
        border.color: mark.plain ? mark.ink : Theme.line
    }
    NumberGlyph {
        anchors.centerIn: parent
        visible: mark.kind !== "text"
        name: mark.kind === "points" ? "points" : mark.kind === "coins" || mark.kind === "text" ? mark.coin : mark.sign.glyph
        number: mark.numbered ? mark.sign.text : ""
        color: mark.dieSign ? Theme.familyInk(mark.sign.family)
             : mark.kind === "coins" ? (mark.plain ? mark.ink : Theme.gold) : mark.tint
        ink: mark.kind === "coins" ? (mark.plain ? mark.ground : Theme.goldInk) : mark.ink
        size: mark.dieSign ? mark.size * 0.66 : mark.numbered ? mark.width : mark.size
    }
    AppLabel {
        anchors.centerIn: parent
        visible: mark.kind === "text"
        text: mark.sign.text
        color: mark.tint
        strong: true
        elide: Text.ElideNone
        font.pixelSize: Math.max(Theme.px(10), Math.round(mark.size * 0.86))
        Accessible.ignored: true
    }
}
