// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The buildings of one family, hanging from the top of the wonder's poster, each showing its head.
// An empty column keeps a small tab in the family's colour. More heads than fit close up, and stand side by
// side where too little of each would show.
Item {
    id: column

    required property string family
    required property string name
    required property int count
    required property CardsModel cards
    property real headHeight: Theme.px(30)
    readonly property Answer answer: Answer {
        glyph: column.family
        name: column.Accessible.name
    }

    readonly property int mostLanes: Math.max(1, Math.floor(width / Theme.px(20)))
    /// What has to show of each: its effect, or as much as a narrow column can spare.
    readonly property real least: Theme.px(width < Theme.px(80) ? 16 : 21)
    readonly property int lanes: Math.min(mostLanes, pitchOf(rowsIn(1)) >= least ? 1 : pitchOf(rowsIn(2)) >= least ? 2 : 3)
    readonly property int rows: rowsIn(lanes)
    readonly property real pitch: pitchOf(rows)
    function rowsIn(lanes: int): int {
        return Math.max(1, Math.ceil(count / lanes))
    }
    function pitchOf(rows: int): real {
        return rows === 1 ? headHeight : Math.min(headHeight, (height - headHeight) / (rows - 1))
    }

    Accessible.role: Accessible.List
    Accessible.name: Phrase.of(qsTr("%1: %2"), name, count)

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: column.count === 0
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
        }
    }
}
