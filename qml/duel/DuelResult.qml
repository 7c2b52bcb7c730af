// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Duel
import Mirabilia.Table

// The result of a game of Duel.
ResultPage {
    id: page

    readonly property DuelTable duel: table as DuelTable

    art: Art.game("duel")
    pointsDecide: duel.victory === "civilian"
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
