// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// One unit of production: a resource, or one of several ("wood or clay"), with its price if it is
// for sale, struck out when the payment being considered uses it.
//   resources   ids, one of them each turn
//   price       coins; 0 = no price shown
//   used        struck out
//   description  accessible name
//   size        of a glyph, already scaled
Item {
    id: unit

    required property list<string> resources
    required property int price
    required property bool used
    required property string description
    property real size: Theme.glyphSize
    readonly property Answer answer: Answer {
        glyph: unit.resources.length > 1 ? "slash" : unit.resources[0] ?? ""
        name: unit.description
    }

    implicitWidth: glyphs.width + (price > 0 ? Theme.px(9) : 0)
    implicitHeight: size + (price > 0 ? Theme.px(8) : 0)

    Row {
        id: glyphs
        spacing: 0
        Repeater {
            model: unit.resources
            Row {
                id: option
                required property string modelData
                required property int index
                Glyph {
                    visible: option.index > 0
                    name: "slash"
                    color: Theme.muted
                    size: Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                }
                Glyph {
                    name: option.modelData
                    color: Theme.resource(option.modelData)
                    size: unit.size
                }
            }
        }
    }
    CoinDisc {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: unit.price > 0
        value: unit.price
        size: Theme.px(17)
    }
    Glyph {
        anchors.centerIn: glyphs
        visible: unit.used
        name: "strike"
        color: Theme.bad
        size: unit.size * 1.15
    }
}
