// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// Scientific symbols: compass, gear, tablet and wild ones. Closer together if `room` is short.
Row {
    id: row

    required property ClassicCity city
    property real size: Theme.px(20)
    property real room: Infinity
    readonly property color tint: Theme.familyText("scientific")

    readonly property real filled: compasses.width + gears.width + tablets.width + (city.wild > 0 ? wild.width : 0)

    spacing: Math.min(Theme.figureStep, (room - filled) / (city.wild > 0 ? 3 : 2))
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.of(qsTr("%1: %2", "a heading and a sentence"), qsTr("Science"),
                               Phrase.facts([qsTr("%n compass(es)", "", city.compass), qsTr("%n gear(s)", "", city.gear),
                                             qsTr("%n tablet(s)", "", city.tablet),
                                             city.wild > 0 ? qsTr("%n symbol(s) of any kind", "", city.wild) : ""]))

    Figure { id: compasses; glyph: "compass"; text: row.city.compass; tint: row.tint; size: row.size; Accessible.ignored: true }
    Figure { id: gears; glyph: "gear"; text: row.city.gear; tint: row.tint; size: row.size; Accessible.ignored: true }
    Figure { id: tablets; glyph: "tablet"; text: row.city.tablet; tint: row.tint; size: row.size; Accessible.ignored: true }
    Figure {
        id: wild
        visible: row.city.wild > 0
        glyph: "symbol-any"; text: row.city.wild; tint: row.tint; size: row.size; Accessible.ignored: true
    }
}
