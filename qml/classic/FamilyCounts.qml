// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// Number of buildings per family: glyph and number, spread over the width; in two lines if one is too
// crowded.
Item {
    id: row

    required property ClassicCity city
    property real size: Theme.px(20)
    property real textSize: Theme.bodySize

    readonly property int columns: width >= 7 * Theme.px(46) || height < 2 * size ? 7 : 4

    function cellOf(family: string): Item {
        return Array.from({ length: cells.count }, (_, index) => cells.itemAt(index)).find(cell => cell.family === family) ?? null
    }

    implicitHeight: width >= 7 * Theme.px(46) ? size : 2 * size + Theme.space4

    Grid {
        anchors.fill: parent
        columns: row.columns
        Repeater {
            id: cells
            model: row.city.families
            Item {
                id: cell
                required property string family
                required property string name
                required property int count
                width: row.width / row.columns
                height: row.columns === 7 ? row.height : row.height / 2
                Figure {
                    glyph: cell.family
                    text: cell.count > 0 ? cell.count : ""
                    tint: cell.count > 0 ? Theme.familyText(cell.family) : Theme.outline
                    size: Math.min(row.size, cell.width - Theme.px(15))
                    textSize: row.textSize
                    name: Phrase.of(qsTr("%1: %2"), cell.name, cell.count)
                }
            }
        }
    }
}
