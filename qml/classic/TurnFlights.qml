// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// After the reveal the cards fly to where they were played, and coins between purses. They count when they land.
//   cardFrom   function(row): position of that row of the reveal
//   cardTo     function(seat, action): destination of a card of that city
//   purse      as in CoinFlights
//   rising     the stages built, which rise once the cards have arrived
Flight {
    id: sky

    required property ClassicTable table
    required property var cardFrom
    required property var cardTo
    required property var purse
    readonly property alias rising: rising

    property list<var> cards: []

    readonly property bool settling: table.settling
    onSettlingChanged: {
        if (settling)
            launch()
        else
            land()
    }
    readonly property bool raising: table.raising
    onRaisingChanged: {
        if (raising)
            rising.rise()
        else
            rising.end()
    }

    function launch() {
        const reveal = table.reveal
        cards = Array.from({ length: reveal.count }, (_, row) => ({ row: row, played: reveal.get(row) }))
                     .filter(shown => shown.played.fresh && shown.played.action !== ClassicAction.None)
        start()
        coins.launch(table.coinsMoved)
        rising.expect(Array.from(cards).map(shown => shown.played).filter(played => played.stage > 0)
                           .map(played => ({ seat: played.seat, part: played.stage })))
    }
    /// What was built rises next, unless that is skipped too.
    function land() {
        skip()
        if (!table.raising)
            rising.end()
    }
    /// Ends all animations.
    function end() {
        skip()
        coins.skip()
        rising.end()
    }

    Repeater {
        model: sky.flying ? sky.cards : []
        Picture {
            id: card
            required property var modelData // {row, played}
            required property int index
            // Not bound: a resize of the table ends the flight, and a picture on its way out must not be
            // rendered again.
            property rect from
            property rect to
            Component.onCompleted: {
                from = sky.cardFrom(modelData.row)
                to = sky.cardTo(modelData.played.seat, modelData.played.action)
            }
            readonly property real way: sky.way(index, sky.cards.length)
            readonly property point middle: sky.between(from, to, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: from.width
            height: from.height
            scale: 1 - 0.75 * way
            visible: way < 1
            art: modelData.played.card === "" ? Art.back(modelData.played.age) : Art.card(modelData.played.card)
        }
    }
    CoinFlights {
        id: coins
        anchors.fill: parent
        purse: sky.purse
    }
    Rising {
        id: rising
        anchors.fill: parent
        time: sky.table.raisingTime
    }
}
