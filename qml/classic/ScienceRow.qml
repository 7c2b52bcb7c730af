// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// Scientific symbols: compass, gear, tablet, and those that stand for any.
Row {
    id: row

    required property City city
    property real size: Theme.px(20)
    readonly property color tint: Theme.familyText("scientific")

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.of(qsTr("Science: %1 compasses, %2 gears, %3 tablets"), city.compass, city.gear, city.tablet)
                     + (city.wild > 0 ? qsTr(", %1 of any").arg(city.wild) : "")

    Figure { glyph: "compass"; text: row.city.compass; tint: row.tint; size: row.size; Accessible.ignored: true }
    Figure { glyph: "gear"; text: row.city.gear; tint: row.tint; size: row.size; Accessible.ignored: true }
    Figure { glyph: "tablet"; text: row.city.tablet; tint: row.tint; size: row.size; Accessible.ignored: true }
    Figure {
        visible: row.city.wild > 0
        glyph: "symbol-any"; text: row.city.wild; tint: row.tint; size: row.size; Accessible.ignored: true
    }
}
