// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// One unit of production, with its price below if it is for sale, struck out if the considered payment
// uses it.
//   resources    ids; produces one of them each turn
//   price        coins; 0 = no price shown
//   used         struck out
//   description  accessible name
//   size         size of a glyph, already scaled
Item {
    id: unit

    required property list<string> resources
    required property int price
    required property bool used
    required property string description
    property real size: Theme.glyphSize
    property real discSize: Theme.px(17)
    readonly property TooltipText tooltip: TooltipText {
        glyph: unit.resources.length > 1 ? "slash" : unit.resources[0] ?? ""
        name: unit.description
    }

    implicitWidth: glyphs.width
    implicitHeight: size + (price > 0 ? discSize : 0)

    GoodsSigns {
        id: glyphs
        resources: unit.resources
        size: unit.size
    }
    CoinDisc {
        anchors.horizontalCenter: glyphs.horizontalCenter
        anchors.bottom: parent.bottom
        visible: unit.price > 0
        value: unit.price
        size: unit.discSize
    }
    Glyph {
        anchors.centerIn: glyphs
        visible: unit.used
        name: "strike"
        color: Theme.bad
        size: unit.size * 1.15
    }
}
