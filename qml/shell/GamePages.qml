// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Classic
import Mirabilia.Dice
import Mirabilia.Duel

// The pages of each game, one line per game: the table (a TablePage) and the result (a ResultPage). Both require
// their `table`.
QtObject {
    id: pages

    component Pages: QtObject {
        property string game
        property Component table
        property Component result
    }
    readonly property list<Pages> all: [
        Pages { game: "classic"; table: ClassicPage {} result: ClassicResult {} },
        Pages { game: "duel"; table: DuelPage {} result: DuelResult {} },
        Pages { game: "dice"; table: DicePage {} result: DiceResult {} }
    ]

    function of(game: string): Pages {
        for (let i = 0; i < all.length; ++i) {
            if (all[i].game === game)
                return all[i]
        }
        return null
    }
}
