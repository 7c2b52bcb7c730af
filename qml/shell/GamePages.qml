// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Classic
import Mirabilia.Dice
import Mirabilia.Duel

// The pages of each game, one line per game: the table (a TablePage), the same on a television (a TvPage), and the
// result (a ResultPage). All require their `table`.
QtObject {
    id: pages

    component Pages: QtObject {
        property string game
        property Component table
        property Component tv
        property Component result
    }
    readonly property list<Pages> all: [
        Pages { game: "classic"; table: ClassicPage {} tv: ClassicTv {} result: ClassicResult {} },
        Pages { game: "duel"; table: DuelPage {} tv: DuelTv {} result: DuelResult {} },
        Pages { game: "dice"; table: DicePage {} tv: DiceTv {} result: DiceResult {} }
    ]

    function of(game: string): Pages {
        for (let i = 0; i < all.length; ++i) {
            if (all[i].game === game)
                return all[i]
        }
        return null
    }
}
