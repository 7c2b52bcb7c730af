// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// Animates coins that move between purses.
//   purse   function(seat): position of its coins; -1 = the bank
Flight {
    id: sky

    required property var purse
    property var moves: [] // {from, to, coins}

    function launch(coinsMoved: var) {
        moves = [...coinsMoved]
        if (moves.length > 0)
            start()
        else
            skip()
    }

    Repeater {
        model: sky.flying ? sky.moves : []
        Item {
            id: coin
            required property var modelData
            required property int index
            // Not bound: a purse may disappear while its coins are in flight.
            property rect from
            property rect to
            Component.onCompleted: {
                from = sky.purse(modelData.from)
                to = sky.purse(modelData.to)
            }
            readonly property real way: sky.way(index, sky.moves.length)
            readonly property point middle: sky.between(from, to, way)
            x: middle.x - width / 2
            y: middle.y - height / 2
            width: Theme.px(30)
            height: width
            visible: way < 1
            CoinDisc {
                value: coin.modelData.coins
                size: coin.width
            }
        }
    }
}
