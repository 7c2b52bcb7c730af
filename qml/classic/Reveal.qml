// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The chosen cards are lifted, mine perhaps straight from the hand; then all turn over, each before its seat.
//   lying  function(seat): where the card of that city lay (see ChosenCards)
//   spot   function(seat): where it is turned over
//   rowed  true if there is no room at the seats: the cards lie in rows
Item {
    id: show

    required property ClassicTable table
    required property Hand hand // where my card comes from; null on the big screen
    required property var lying
    required property var spot
    required property bool rowed
    readonly property int count: table.reveal.count
    /// The number of columns that makes the cards largest.
    readonly property int columns: {
        let best = 1
        for (let columns = 2; columns <= count; ++columns) {
            if (heightIn(columns) >= heightIn(best))
                best = columns
        }
        return best
    }
    readonly property int rows: Math.ceil(count / columns)
    readonly property real cellWidth: widthIn(columns)
    readonly property real cellHeight: heightIn(columns)
    property real lift: 0
    property real turning: 0

    visible: table.revealing
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("All cards are turned over")

    function widthIn(columns: int): real {
        return Math.min(Theme.px(168), (width - Theme.space24) / columns)
    }
    function heightIn(columns: int): real {
        return Math.min(widthIn(columns) * 1.4 + Theme.px(50), (height - Theme.px(90)) / Math.max(1, Math.ceil(count / columns)))
    }
    /// Geometry of a card of the reveal.
    function cardPlace(row: int): rect {
        return placeFor(row, table.reveal.get(row))
    }
    function lyingPlace(played: var): rect {
        return lying(played.seat)
    }
    function placeFor(row: int, played: var): rect {
        return rowed ? placeInRows(row) : spot(played.seat)
    }
    function placeInRows(row: int): rect {
        const tall = Math.min(cellHeight - Theme.px(44), cellWidth * 1.4)
        return Qt.rect((width - columns * cellWidth) / 2 + (row % columns + 0.5) * cellWidth - tall / 2.8,
                       (height - rows * cellHeight) / 2 + Math.floor(row / columns) * cellHeight, tall / 1.4, tall)
    }
    /// How far a card is turned: round the table, one after the other.
    function turnOf(row: int): real {
        return Math.max(0, Math.min(1, 1.5 * turning - 0.5 * row / Math.max(1, count)))
    }
    onVisibleChanged: {
        lift = 0
        turning = 0
        if (visible) {
            turn.restart()
            played.launch()
        } else {
            turn.stop()
            played.skip()
        }
    }
    SequentialAnimation {
        id: turn
        NumberAnimation { target: show; property: "lift"; to: 1; duration: Theme.motion(played.time); easing.type: Easing.InOutQuad }
        NumberAnimation { target: show; property: "turning"; to: 1; duration: Theme.motion(550); easing.type: Easing.InOutQuad }
    }

    Repeater {
        model: show.table.reveal
        RevealCard {
            id: card
            required property int index
            readonly property rect place: show.visible ? show.placeFor(index, card) : Qt.rect(0, 0, 0, 0)
            readonly property rect from: show.visible ? show.lyingPlace(card) : place
            readonly property point middle: played.between(from, place, show.lift)
            x: middle.x - width / 2
            y: middle.y - place.height / 2
            transform: Scale {
                origin.x: card.width / 2
                origin.y: card.place.height / 2
                xScale: 1 - (1 - show.lift) * (1 - card.from.height / Math.max(1, card.place.height))
                yScale: xScale
            }
            visible: fresh
            width: show.rowed ? show.cellWidth : place.width
            height: show.rowed ? show.cellHeight : place.height
            named: show.rowed
            turning: show.turnOf(index)
            expected: played.flying && fresh && seat === show.table.own.seat
        }
    }
    PlayedCard {
        id: played
        anchors.fill: parent
        table: show.table
        hand: show.hand
        to: row => show.cardPlace(row)
    }
}
