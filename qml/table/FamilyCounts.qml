// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models
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
                    text: cell.count
                    tint: Theme.familyText(cell.family)
                    ink: cell.count > 0 ? Theme.ink : Theme.muted
                    size: row.size
                    spacing: Theme.px(2)
                    name: qsTr("%1: %2").arg(cell.name).arg(cell.count)
                }
            }
        }
    }
}
