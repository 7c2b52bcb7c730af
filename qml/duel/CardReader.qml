// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table

// A card or wonder in full. A wonder can also be built from here with the chosen card.
//   read(card)
LargeCard {
    id: reader

    required property DuelTable table
    readonly property bool isWonder: card.wonder === true
    /// Row of the action that builds it with the chosen card; -1 = none.
    readonly property int building: isWonder && table.choice.made ? rowOf(card.card) : -1

    face: isWonder ? Qt.size(420, 236) : Qt.size(312, 420)

    function details(id: string): var {
        return table.details(id)
    }
    function faceOf(id: string): string {
        return isWonder ? DuelArt.poster(id) : DuelArt.card(id)
    }
    onCardChanged: table.light(card.card)
    onAboutToHide: table.light("")

    function rowOf(wonder: string): int {
        const actions = table.choice.actions
        for (let row = 0; row < actions.count; ++row) {
            if (actions.get(row).wonder === wonder && actions.get(row).possible)
                return row
        }
        return -1
    }

    hasMain: building >= 0
    buttons: AppButton { // after the way back
        text: qsTr("Build it over the card")
        visible: reader.building >= 0
        variant: "primary"
        glyph: "stage"
        onClicked: {
            const row = reader.building
            reader.close()
            reader.table.choice.play(row)
        }
    }
}
