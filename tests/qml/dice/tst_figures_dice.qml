// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Dice
import Mirabilia.Table
import Mirabilia.Theme

// Numbers are close to their glyph, and no text is too small to read at arm's length.
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
    function test_no_resource_is_too_small_to_tell() {
        deal(3, 1, () => game.playTo(9))
        const resources = ["wood", "stone", "clay", "glass", "cloth", "papyrus"]
        const goods = all(page, item => item.size !== undefined && item.visible && item.width > 0 && resources.includes(item.name))
        verify(goods.length >= 6)
        for (const sign of goods)
            verify(sign.size >= 22, sign.name + ": " + sign.size)
        const lines = all(page, item => item instanceof Means && item.visible)
        verify(lines.length >= 2)
        for (const line of lines) {
            for (const figure of all(line, item => item instanceof Figure && item.visible))
                verify(figure.size >= 22, figure.name + ": " + figure.size)
        }
    }
    function test_no_text_is_too_small_to_read_data() {
        return [{ tag: "2", players: 2 }, { tag: "3", players: 3 }, { tag: "7", players: 7 }]
    }
    function test_no_text_is_too_small_to_read(data) {
        deal(data.players, 1, () => game.playTo(9))
        for (const text of all(page, item => item instanceof Text && item.visible && item.text !== "" && item.width > 0))
            verify(text.font.pixelSize >= 14, text.text + ": " + text.font.pixelSize)
        // The digits of a price are two thirds of its disc.
        const prices = all(page, item => item instanceof PriceMark && item.visible && item.priceState === "pay")
        verify(prices.length > 1)
        for (const price of prices)
            verify(Math.round(price.size * 0.68) >= 14, price.price + " on " + price.size)
    }
    function test_what_is_not_yet_there_is_seen_data() {
        return [{ tag: "light" }, { tag: "dark" }]
    }
    /// Bonuses not yet earned, and resources not yet produced.
    function test_what_is_not_yet_there_is_seen(data) {
        const mode = Theme.mode
        Theme.mode = data.tag
        resize(360, 640)
        deal(3)
        tryVerify(() => page.layout.phone)
        const shelf = all(page, item => item instanceof ShelfCell && item.visible)
        compare(shelf.length, 6)
        resize(1280, 800)
        tryVerify(() => !page.layout.phone)
        const marks = all(page, item => item instanceof Hourglasses && item.visible).concat(shelf)
            .map(item => all(item, part => part instanceof Glyph && part.name !== "")[0])
        verify(marks.length > 7)
        const worst = Math.min(...marks.map(mark => Theme.contrast(mark.color, Theme.surface)))
        Theme.mode = mode
        verify(worst >= 3, worst.toFixed(2) + " to 1")
    }
    function test_the_cross_of_a_bonus_stands_alone() {
        deal(7, 1, () => game.playToLastAction())
        for (const size of [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]]) {
            resize(...size)
            wait(20)
            verifyCrosses(size.join("x") + ", ")
        }
    }
    function verifyCrosses(what) {
        const taken = all(page, item => item.visible && item.bonus !== undefined && item.crossed === true)
        verify(taken.length > 0, what)
        for (const box of taken) {
            const glyphs = all(box, item => item instanceof Glyph && lies(item))
            const cross = glyphs.filter(glyph => glyph.name === "cross")[0]
            const at = cross.mapToItem(box, 0, 0)
            for (const sign of glyphs.filter(glyph => glyph !== cross)) {
                const to = sign.mapToItem(box, sign.width, sign.height)
                // The arms of the cross begin a fifth inside its square.
                verify(to.x <= at.x + cross.width * 0.2 || to.y <= at.y + cross.height * 0.2,
                       what + box.bonus + ": " + sign.name + " ends at " + to + ", the cross begins at " + at)
            }
        }
    }
    function lies(item) {
        return item.visible && item.width > 0 && item.name !== ""
    }
    /// Three Chinese or Japanese characters at 14 px, as on the Barracks.
    function test_the_name_of_every_building_has_room_on_a_tablet() {
        resize(800, 1280)
        deal(3)
        tryVerify(() => page.layout.tablet)
        wait(20)
        const houses = all(page, item => item instanceof Building && item.width > 0)
        compare(houses.length, 9)
        for (const house of houses) {
            const head = all(house, item => item instanceof AppLabel && item.text === house.building.head)[0]
            verify(head.width >= Theme.px(43), head.text + ": " + head.width)
        }
    }
    /// Eight Japanese characters at the minimum size, as in Halicarnassus, in a city's sheet.
    function test_the_name_of_a_wonder_has_room_on_a_phone() {
        resize(360, 640)
        deal(3)
        tryVerify(() => page.layout.phone)
        keyClick(Qt.Key_O)
        const houses = () => everywhere(item => item instanceof Building && item.building.building === "wonder" && item.building !== page.table.own.building("wonder"))
        tryVerify(() => houses().length === 1)
        const head = all(houses()[0], item => item instanceof AppLabel && item.text === houses()[0].building.head)[0]
        verify(head.width >= 8 * head.minimumPixelSize, head.text + ": " + head.width)
    }
    /// Also in what a lesson leaves of a phone in landscape.
    function test_resources_on_a_phone_are_seen() {
        resize(556, 360)
        deal(3)
        tryVerify(() => page.layout.sideways)
        wait(20)
        const signs = all(page, item => item instanceof ShelfCell && item.visible)
            .map(item => all(item, part => part instanceof Glyph)[0].size)
        compare(signs.length, 6)
        verify(Math.min(...signs) >= 13, "the smallest: " + Math.min(...signs))
    }
}
