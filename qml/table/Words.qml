// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// Small texts and signs shared by several parts of the table.
QtObject {
    function age(number: int): string {
        return ["", "I", "II", "III"][number] ?? ""
    }
    function state(name: string): string {
        switch (name) {
        case "thinking": return qsTr("thinking")
        case "chosen": return qsTr("has chosen")
        case "lost": return qsTr("connection lost")
        }
        return ""
    }
    /// "Ada: built Baths": a city and its action.
    function action(city: string, text: string): string {
        return Phrase.of(qsTr("%1: %2", "a city and what it did or does"), city, text)
    }
    function signed(number: int): string {
        return number > 0 ? "+" + number : number < 0 ? "\u2212" + -number : "0"
    }
    /// The glyph and colour role of a price state: shape first, colour second.
    function stateGlyph(state: string): string {
        switch (state) {
        case "free":
        case "own": return "tick"
        case "chain": return "chain"
        case "pay": return "coin"
        }
        return "cross"
    }
    /// Colour of a sign in its explanation.
    function signColor(glyph: string): color {
        if (glyph === "coin" || glyph === "disc" || glyph === "gain")
            return Theme.goldText
        return glyph in Theme.familyColours ? Theme.familyText(glyph) : Theme.resource(glyph)
    }
    /// Colour of a category of the score sheet, as named by ScoresModel.
    function categoryColor(category: var): color {
        return category.family === "" ? Theme.gold : Theme.family(category.family)
    }
    function categoryTextColor(category: var): color {
        return category.family === "" ? Theme.goldText : Theme.familyText(category.family)
    }
}
