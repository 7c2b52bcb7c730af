// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A die of the Forum as a cube of three visible faces: in front its sign and its colour's mark, lit from above.
//   pale    the die is locked, or no die is to be chosen
//   blank   it is tumbling: its sign is not known yet
Item {
    id: die

    property string glyph
    property string glyphFamily
    property string family
    property string mark
    property bool pale: false
    property bool blank: false

    readonly property real depth: width * 0.14
    readonly property real front: width - depth
    readonly property color body: pale ? Theme.mix(Theme.family(family), Theme.surface, 0.55) : Theme.family(family)
    readonly property color base: glyphFamily !== "" && !pale ? Theme.family(glyphFamily) : Theme.familyInk(family)
    readonly property color sign: pale ? Theme.mix(base, body, 0.35) : base

    height: width
    Accessible.ignored: true

    Rectangle { // the upper face, sheared to the right
        width: die.front
        height: die.depth
        antialiasing: true
        color: Theme.mix(die.body, Theme.lightInk, 0.38)
        transform: Matrix4x4 { matrix: Qt.matrix4x4(1, -1, 0, die.depth, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1) }
    }
    Rectangle { // the right face, sheared upwards
        x: die.front
        width: die.depth
        height: die.front
        antialiasing: true
        color: Theme.mix(die.body, Theme.darkInk, 0.32)
        transform: Matrix4x4 { matrix: Qt.matrix4x4(1, 0, 0, 0, -1, 1, 0, die.depth, 0, 0, 1, 0, 0, 0, 0, 1) }
    }
    Rectangle {
        y: die.depth
        width: die.front
        height: die.front
        radius: die.front * 0.05
        antialiasing: true
        color: die.body
        Glyph {
            anchors.centerIn: parent
            visible: !die.blank
            name: die.glyph
            readonly property TooltipText tooltip: TooltipText { glyph: die.glyph }
            color: die.sign
            size: die.front * 0.6
        }
        Glyph {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: die.front * 0.06
            name: die.mark
            readonly property TooltipText tooltip: TooltipText { glyph: die.mark }
            color: die.pale ? die.sign : Theme.familyInk(die.family)
            size: Math.max(Theme.px(9), die.width * 0.2)
        }
    }
}
