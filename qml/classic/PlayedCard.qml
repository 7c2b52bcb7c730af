// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table

// My played card on its way from the hand to the others: it arrives face down before all are turned.
//   to   function(row): position of that row of the reveal
Flight {
    id: sky

    required property ClassicTable table
    required property Hand hand
    required property var to
    property list<var> cards: []

    time: 400

    function launch() {
        const reveal = table.reveal
        cards = Array.from({ length: reveal.count }, (_, row) => ({ row: row, played: reveal.get(row) }))
                     .filter(shown => shown.played.fresh && shown.played.seat === table.own.seat && shown.played.action !== ClassicAction.Pick)
                     .map(shown => ({ row: shown.row, age: shown.played.age, seen: hand?.gone[shown.played.card] }))
                     .filter(shown => shown.seen)
        if (cards.length > 0)
            start()
    }

    Repeater {
        model: sky.flying ? sky.cards : []
        Item {
            id: card
            required property var modelData // {row, age, seen}
            // Not bound: a picture on its way out must not be rendered again.
            property rect from
            property rect to
            Component.onCompleted: {
                from = sky.mapFromItem(null, modelData.seen.place)
                to = sky.to(modelData.row)
            }
            readonly property real way: sky.way(0, 1)
            readonly property real turned: Math.max(0, Math.min(1, 2 * way - 0.8)) // face up at first
            readonly property point middle: sky.between(from, to, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: from.width * (1 - way) + to.width * way
            height: width * 1.4
            transform: Scale {
                origin.x: card.width / 2
                xScale: Math.max(0.02, Math.abs(Math.cos(Math.PI * card.turned)))
            }
            Picture {
                anchors.fill: parent
                visible: card.turned < 0.5
                artWidth: card.from.width
                artHeight: card.from.height
                art: card.modelData.seen.art
            }
            Picture {
                anchors.fill: parent
                visible: card.turned >= 0.5
                artWidth: card.to.width
                artHeight: card.to.height
                art: Art.back(card.modelData.age)
            }
        }
    }
}
