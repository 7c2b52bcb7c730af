// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Duel
import Mirabilia.Table

// The result of a game of Duel.
ResultPage {
    id: page

    readonly property DuelTable duel: table as DuelTable

    /// The wonder that the winner has built last.
    readonly property string wonder: {
        const wonders = duel.winner?.wonders ?? null
        let last = ""
        for (let i = 0; wonders && i < wonders.count; ++i)
            last = wonders.get(i).built ? wonders.get(i).wonder : last
        return last
    }
    art: wonder === "" ? Art.game("duel") : DuelArt.poster(wonder)
    ownText: qsTr("Discard pile")
    ownGlyph: "discard"
    onOwnWanted: discards.open()

    CardsDialog {
        id: discards
        table: page.duel
        cards: page.duel.discardPile
        title: qsTr("Discard pile")
        emptyText: qsTr("No card was discarded.")
    }
}
