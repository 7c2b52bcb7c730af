// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// My cards side by side, in one row or two, as large as possible without overlap. Arrow keys change the
// current card, Enter lifts it.
FocusScope {
    id: hand

    required property ClassicTable table
    property int rows: 1
    property int current: 0
    /// True while the keys are in use, so that the current card is marked.
    property bool byKeys: false
    signal dragged(int row, bool active, point where)

    readonly property int count: table.hand.count
    // Copies for the cards, which briefly outlive the hand and must not reach the table through it.
    readonly property int liftedRow: table.choice.row
    readonly property string hintCard: table.hintCard
    readonly property bool myTurn: table.myTurn
    readonly property bool resting: table.pauseText !== ""
    readonly property int columns: Math.max(1, Math.ceil(count / rows))
    readonly property real gap: Theme.space4
    readonly property real cardWidth: Math.floor(Math.min((height - Theme.px(20) - (rows - 1) * gap) / rows / 1.4,
                                                          (width - 2 * Theme.space8 - (columns - 1) * gap) / columns))
    readonly property real cardHeight: cardWidth * 1.4
    /// The cards that have just left the hand: {place, art}, with the place in scene coordinates. Cleared once the
    /// new position is complete.
    property var gone: ({})
    /// Where the card I have chosen was, in scene coordinates; it lies before me now.
    function chosenPlace(): rect {
        for (let row = 0; row < cards.count; ++row) {
            const card = cards.itemAt(row) as HandCard
            if (card?.chosen)
                return card.mapToItem(null, 0, 0, card.width, card.height)
        }
        return mapToItem(null, 0, 0, cardWidth, cardHeight)
    }

    /// Where the cards of a family are.
    function placesOf(family: string): list<rect> {
        const places = []
        for (let row = 0; row < count; ++row) {
            if (table.hand.get(row).family === family)
                places.push(Qt.rect(placeX(row), placeY(row), cardWidth, cardHeight))
        }
        return places
    }
    function placeY(index: int): real {
        return Theme.px(16) + Math.floor(index / columns) * (cardHeight + gap)
    }
    function placeX(index: int): real {
        const inRow = Math.min(columns, count - Math.floor(index / columns) * columns)
        return (width - inRow * (cardWidth + gap) + gap) / 2 + index % columns * (cardWidth + gap)
    }

    /// Enter lifts what a hint has named.
    onHintCardChanged: {
        const named = Array.from({ length: count }, (none, row) => cardAt(row)).indexOf(hintCard)
        if (hintCard !== "" && named >= 0)
            current = named
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("My hand, %n card(s)", "", count)

    function press(row: int) {
        current = row
        byKeys = false
        if (!myTurn)
            return
        if (table.choice.row === row)
            table.choice.clear()
        else
            table.choice.select(row)
    }
    function cardAt(row: int): string {
        return table.hand.get(Math.max(0, Math.min(row, count - 1)))?.card ?? ""
    }
    function step(by: int) {
        if (count === 0)
            return
        byKeys = true
        current = (Math.max(0, current) + by + count) % count
        const card = cards.itemAt(current) as Item
        if (card)
            card.forceActiveFocus() // a screen reader follows the focus
        if (table.choice.row >= 0)
            table.choice.select(current)
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Connections {
        target: hand.table
        function onChanged() { hand.gone = {} }
    }

    Repeater {
        id: cards
        model: hand.table.hand
        onItemRemoved: (row, item) => {
            const card = item as HandCard
            // Of two equal cards, the one that was chosen; that one has left the hand before.
            if (card.chosen)
                hand.gone[card.card] = null
            else if (hand.gone[card.card] === undefined)
                hand.gone[card.card] = { place: card.mapToItem(null, 0, 0, card.width, card.height), art: card.art }
        }
        HandCard {
            width: hand.cardWidth
            height: hand.cardHeight
            homeX: hand.placeX(index)
            homeY: hand.placeY(index)
            lifted: hand.liftedRow === index
            current: hand.activeFocus && hand.byKeys && hand.current === index
            hinted: hand.hintCard === card && card !== ""
            draggable: hand.myTurn
            resting: hand.resting
            onPressed: hand.press(index)
            onDragged: (active, where) => hand.dragged(index, active, where)
        }
    }
}
