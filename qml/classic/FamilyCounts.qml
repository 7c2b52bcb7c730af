// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// How many buildings of each family: glyph and number, spread over the width.
Item {
    id: row

    required property City city
    property real size: Theme.px(20)

    implicitHeight: size

    Row {
        anchors.fill: parent
        Repeater {
            model: row.city.families
            Item {
                id: cell
                required property string family
                required property string name
                required property int count
                width: row.width / 7
                height: row.height
                Figure {
                    glyph: cell.family
                    text: cell.count > 0 ? cell.count : ""
                    tint: cell.count > 0 ? Theme.familyText(cell.family) : Theme.outline
                    size: Math.min(row.size, cell.width - Theme.px(15))
                    spacing: Theme.px(3)
                    name: Phrase.of(qsTr("%1: %2"), cell.name, cell.count)
                }
            }
        }
    }
}
