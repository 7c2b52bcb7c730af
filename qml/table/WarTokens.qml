// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// A city's conflict tokens, victories before defeats.
Row {
    id: row

    required property City city
    property real size: Theme.px(22)

    spacing: Theme.px(2)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Conflict tokens worth %1").arg(Words.signed(city.tokenSum))

    Repeater {
        model: row.city.tokens
        Item {
            id: token
            required property int modelData
            readonly property bool won: modelData > 0
            width: row.size
            height: row.size
            Glyph {
                name: "disc"
                color: token.won ? Theme.family("military") : Theme.muted
                size: row.size
            }
            AppLabel {
                anchors.centerIn: parent
                text: token.won ? token.modelData : "\u2212" + -token.modelData
                color: Theme.lightInk
                strong: true
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
    }
}
