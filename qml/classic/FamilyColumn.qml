// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The buildings of one family as heads, hanging from the top of the strip, in as many parallel lanes as the
// strip assigns. An empty column keeps a small tab in the family's colour.
Item {
    id: column

    required property string family
    required property string name
    required property int count
    required property ClassicCardsModel cards
    property real headHeight: Theme.px(30)
    readonly property TooltipText tooltip: TooltipText {
        glyph: column.family
        name: column.Accessible.name
    }

    /// The names are below the effects, for effects that take the whole width.
    property bool tall: false
    property int lanes: 1
    /// An empty column has room for its tab.
    property bool tabbed: true
    readonly property int rows: Math.max(1, Math.ceil(count / lanes))
    readonly property real pitch: rows === 1 ? headHeight : Math.min(headHeight, (height - headHeight) / (rows - 1))
    /// Minimum width of a lane: the family's widest effect at a height of 18 px.
    readonly property real laneNeed: Theme.px({ raw_material: 40, manufactured_good: 26, civilian: 26, scientific: 26,
                                                commercial: 82, military: 51, guild: 71 }[family])

    Accessible.role: Accessible.List
    Accessible.name: Phrase.of(qsTr("%1: %2"), name, count)

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: column.count === 0 && column.tabbed
        width: Math.min(Theme.px(40), column.width)
        height: Theme.px(26)
        color: Theme.family(column.family)
        Glyph {
            anchors.centerIn: parent
            name: column.family
            color: Theme.familyInk(column.family)
            size: Theme.px(20)
        }
    }
    Repeater {
        model: column.cards
        CardHead {
            required property int index
            x: Math.floor(index / column.rows) * width
            y: Math.floor(index % column.rows * column.pitch)
            width: Math.floor(column.width / column.lanes)
            height: column.headHeight
            tall: column.tall
        }
    }
}
