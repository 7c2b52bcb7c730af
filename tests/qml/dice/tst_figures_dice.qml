// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice
import Mirabilia.Table
import Mirabilia.Theme

// Numbers belong to their glyph, and no text is smaller than what can be read at arm's length.
DiceTest {
    id: test
    name: "Figures"

    function test_a_number_is_nearer_to_its_glyph_than_to_the_next() {
        deal(3)
        const lines = all(page, item => item instanceof Means && item.visible)
        verify(lines.length >= 2)
        for (const line of lines) {
            const figures = all(line, item => item instanceof Figure && item.visible)
            compare(figures.length, 2)
            for (const figure of figures)
                compare(figure.children[1].x - figure.children[0].width, Theme.px(4))
            compare(figures[1].x - figures[0].x - figures[0].width, Theme.px(12))
        }
    }
    function test_no_text_is_too_small_to_read_data() {
        return [{ tag: "2", players: 2 }, { tag: "3", players: 3 }, { tag: "7", players: 7 }]
    }
    function test_no_text_is_too_small_to_read(data) {
        deal(data.players, 1, () => game.playTo(9))
        for (const text of all(page, item => item instanceof Text && item.visible && item.text !== "" && item.width > 0))
            verify(text.font.pixelSize >= 14, text.text + ": " + text.font.pixelSize)
        // The figures of a price are two thirds of its disc.
        const prices = all(page, item => item instanceof PriceMark && item.visible && item.priceState === "pay")
        verify(prices.length > 1)
        for (const price of prices)
            verify(Math.round(price.size * 0.68) >= 14, price.price + " on " + price.size)
    }
}
