// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// After the reveal the cards fly to where they were played, and coins between purses. They count when they land.
//   cardFrom   function(row): position of that row of the reveal
//   cardTo     function(played): where the card of that row goes
//   purse      as in CoinFlights
//   rising     the stages built, which rise once the cards have arrived
Flight {
    id: sky

    required property ClassicTable table
    required property var cardFrom
    required property var cardTo
    required property var purse
    readonly property alias rising: rising

    /// What stages bring, if that is shown apart.
    property StageGain gain: null

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
        coins.launch(Array.from(table.coinsMoved).filter(move => !comesWithStage(move)))
        rising.expect(Array.from(cards).map(shown => shown.played).filter(played => played.stage > 0)
                           .map(played => ({ seat: played.seat, part: played.stage })))
    }
    /// Coins that a new stage brings come out of it (see StageGain).
    function comesWithStage(move: var): bool {
        return gain !== null && move.from < 0 && gain.isInSight(move.to) && Array.from(cards).some(shown => shown.played.seat === move.to && shown.played.stage > 0)
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
        Item {
            id: sight
            required property var modelData // {row, played}
            required property int index
            // Not bound: a resize of the table ends the flight, and a picture on its way out must not be
            // rendered again.
            property rect from
            property rect to
            Component.onCompleted: {
                from = sky.cardFrom(modelData.row)
                to = sky.cardTo(modelData.played)
            }
            readonly property bool buried: modelData.played.stage > 0
            readonly property real way: sky.way(index, sky.cards.length)
            readonly property real turned: buried ? Math.min(1, 3 * way) : 0 // a buried card turns its back
            // and slides beneath the wonder, if it comes from above
            readonly property bool slides: buried && to.y >= from.y + from.height - Theme.space12
            width: sky.width
            height: slides ? to.y : sky.height
            clip: slides
            visible: way < 1

            Picture {
                readonly property real small: Math.max(0.12, Math.min(0.5, sight.to.width / Math.max(1, width)))
                readonly property real under: sight.slides ? height * small * sight.way : 0
                readonly property point middle: sky.between(sight.from, sight.to, sight.way)
                x: middle.x - width / 2
                y: middle.y + under - height / 2
                width: sight.from.width
                height: sight.from.height
                scale: 1 - (1 - small) * sight.way
                art: sight.modelData.played.card === "" || sight.turned > 0.5 ? Art.back(sight.modelData.played.age) : Art.card(sight.modelData.played.card)
                transform: Scale {
                    origin.x: sight.from.width / 2
                    xScale: Math.max(0.02, Math.abs(Math.cos(Math.PI * sight.turned)))
                }
            }
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
