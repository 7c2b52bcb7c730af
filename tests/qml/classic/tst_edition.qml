// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Models.Shell

// A game of the second edition: its cards and texts, and a turn by mouse.
TableTest {
    name: "Edition"

    function dealSecond(wonder, side) {
        close()
        verify(game.dealSecond(3, wonder, side))
        show()
    }
    function cards() {
        return everywhere(item => item instanceof HandCard)
    }

    function test_a_turn_by_mouse() {
        dealSecond("olympia", "A")
        tryVerify(() => everywhere(item => item.text === "The Statue of Zeus in Olympia (day)").length > 0)
        tryVerify(() => cards().length === 7)
        for (const card of cards())
            verify(card.art.includes("&edition=2"), card.art)
        const first = Array.from(cards()).find(card => card.buildState !== "blocked") ?? cards()[0]
        click(first)
        press("Build")
        tryCompare(game.table, "turn", 2, 20000)
        compare(game.table.own.cards.count, 1)
        verify(game.table.own.lastText.startsWith("Built "))
    }
    function test_what_olympia_can_do_is_said() {
        dealSecond("olympia", "B")
        const stages = game.table.own.stages
        compare(stages.get(0).effectText, "2 points; The card that you build in the first turn of an age is free")
        compare(stages.get(1).effectText, "3 points; The card that you build in the sixth turn of an age is free")
        compare(stages.get(0).effects[1].glyph, "first-card")
        compare(stages.get(1).effects[1].glyph, "last-card")
    }
    function test_the_first_edition_has_its_own_faces() {
        dealSecond("giza", "B")
        deal(3, "giza", "B")
        tryVerify(() => cards().length === 7)
        for (const card of cards())
            verify(!card.art.includes("edition"), card.art)
        tryVerify(() => everywhere(item => item.text === "The Pyramids of Giza, side B").length > 0)
    }
}
