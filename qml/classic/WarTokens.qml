// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A city's conflict tokens, victories before defeats.
Row {
    id: row

    required property City city
    property list<int> tokens: city.tokens
    property real size: Theme.px(22)

    spacing: Theme.px(2)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Conflict tokens worth %1").arg(Words.signed(city.tokenSum))

    Repeater {
        model: row.tokens
        NumberGlyph {
            id: token
            required property int modelData
            readonly property Answer answer: Answer { glyph: token.modelData > 0 ? "victory" : "defeat" }
            number: modelData > 0 ? modelData : "\u2212" + -modelData
            color: modelData > 0 ? Theme.family("military") : Theme.muted
            ink: modelData > 0 ? Theme.lightInk : Theme.surface
            size: row.size
        }
    }
}
