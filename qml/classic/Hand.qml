// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// My cards side by side; where they do not fit they overlap, each still showing its cost, the start
// of its effect and its price. Arrow keys walk, Enter lifts.
FocusScope {
    id: hand

    required property ClassicTable table
    property int current: 0
    /// Whether the hand is being walked with keys, so that the current card is marked.
    property bool byKeys: false
    signal dragged(int row, bool active, point where)

    readonly property int count: table.hand.count
    readonly property real cardHeight: height - Theme.px(20)
    readonly property real cardWidth: Math.floor(cardHeight * 150 / 210)
    readonly property real margin: Theme.space8
    readonly property real pitch: count > 1
        ? Math.min(cardWidth + Theme.px(6), (width - 2 * margin - cardWidth) / (count - 1)) : cardWidth
    readonly property real startX: Math.max(margin, (width - (count - 1) * pitch - cardWidth) / 2)

    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("My hand, %n card(s)", "", count)

    function press(row: int) {
        current = row
        byKeys = false
        if (!table.myTurn)
            return
        if (table.choice.row === row)
            table.choice.clear()
        else
            table.choice.select(row)
    }
    function step(by: int) {
        if (count === 0)
            return
        byKeys = true
        current = (Math.max(0, current) + by + count) % count
        const card = cards.itemAt(current) as Item
        if (card)
            card.forceActiveFocus() // what is marked is what a screen reader reads
        if (table.choice.row >= 0)
            table.choice.select(current)
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Repeater {
        id: cards
        model: hand.table.hand
        HandCard {
            width: hand.cardWidth
            height: hand.cardHeight
            homeX: hand.startX + index * hand.pitch
            homeY: Theme.px(16)
            lifted: hand.table.choice.row === index
            current: hand.activeFocus && hand.byKeys && hand.current === index
            hinted: hand.table.hintCard === card && card !== ""
            draggable: hand.table.myTurn
            onPressed: hand.press(index)
            onDragged: (active, where) => hand.dragged(index, active, where)
        }
    }
}
