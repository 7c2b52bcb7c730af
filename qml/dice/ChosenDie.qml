// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A small picture of the chosen die's face.
//   row   as in DiceChoice.dieRow
Rectangle {
    id: die

    property var row
    property real size: Theme.px(28)
    readonly property string family: row ? row.family : ""

    width: visible ? size : 0
    height: size
    visible: row !== undefined && row !== null
    radius: size * 0.16
    color: Theme.family(family)
    border.width: Theme.stroke
    border.color: Theme.outline

    Glyph {
        anchors.centerIn: parent
        name: die.row ? die.row.glyph : ""
        color: !die.row ? Theme.ink : die.row.glyphFamily !== "" ? Theme.family(die.row.glyphFamily) : Theme.familyInk(die.family)
        size: die.size * 0.66
    }
}
