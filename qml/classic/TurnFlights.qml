// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// After the cards were turned they fly to where they were played, and coins from purse to purse. The position
// is already the new one: these are only its pictures. A touch or key ends it; without motion nothing flies.
//   cardFrom   function(row): where that row of the reveal was seen
//   cardTo     function(seat, action): where a card of that city goes
//   purse      function(seat): where its coins lie; -1: the bank's
//   built(seat, stage)   a card has come to its wonder
Item {
    id: sky

    required property ClassicTable table
    required property var cardFrom
    required property var cardTo
    required property var purse
    signal built(int seat, int stage)

    readonly property alias flying: flight.running
    property list<var> cards: []
    property list<var> coins: []
    property real progress: 0

    function launch() {
        const reveal = table.reveal
        cards = Array.from({ length: reveal.count }, (_, row) => ({ row: row, deed: reveal.get(row) }))
                     .filter(shown => shown.deed.fresh && shown.deed.action !== ClassicAction.None)
        coins = [...table.coinsMoved]
        if (Theme.motionSpeed > 0 && cards.length > 0)
            flight.restart()
    }
    function skip() {
        flight.stop()
    }
    /// How far one of several is, when they set out one after the other.
    function way(index: int, count: int): real {
        const part = Math.max(0, Math.min(1, 1.4 * progress - 0.4 * index / count))
        return part * part * (3 - 2 * part)
    }
    function between(from: rect, to: rect, way: real): point {
        return Qt.point((from.x + from.width / 2) * (1 - way) + (to.x + to.width / 2) * way,
                        (from.y + from.height / 2) * (1 - way) + (to.y + to.height / 2) * way)
    }

    NumberAnimation {
        id: flight
        target: sky
        property: "progress"
        from: 0
        to: 1
        duration: Theme.motion(900)
        onFinished: {
            for (const shown of sky.cards.filter(shown => shown.deed.stage > 0))
                sky.built(shown.deed.seat, shown.deed.stage)
        }
    }
    PointHandler {
        enabled: sky.flying
        onActiveChanged: if (active) sky.skip()
    }
    Repeater {
        model: sky.flying ? sky.cards : []
        Picture {
            id: card
            required property var modelData // {row, deed}
            required property int index
            readonly property rect from: sky.cardFrom(modelData.row)
            readonly property rect to: sky.cardTo(modelData.deed.seat, modelData.deed.action)
            readonly property real way: sky.way(index, sky.cards.length)
            readonly property point middle: sky.between(from, to, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: from.width
            height: from.height
            scale: 1 - 0.75 * way
            visible: way < 1
            art: modelData.deed.card === "" ? Art.back(modelData.deed.age) : Art.card(modelData.deed.card)
        }
    }
    Repeater {
        model: sky.flying ? sky.coins : []
        CoinDisc {
            id: coin
            required property var modelData // {from, to, coins}
            required property int index
            readonly property real way: sky.way(index, sky.coins.length)
            readonly property point middle: sky.between(sky.purse(modelData.from), sky.purse(modelData.to), way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            visible: way < 1
            value: modelData.coins
            size: Theme.px(30)
        }
    }
}
