// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table

// The result of a game of Dice: the common result page, plus the final cities.
ResultPage {
    id: page

    readonly property DiceTable dice: table as DiceTable

    art: Art.poster((dice.scores.count > 0 ? dice.cityAt(dice.scores.get(0).seat) : dice.own).poster)
    ownText: qsTr("The cities")
    ownGlyph: "wonder"
    onOwnWanted: cities.show(dice.cityAt(dice.scores.get(0).seat))

    DiceCitySheet {
        id: cities
        table: page.dice
        all: true
    }
}
