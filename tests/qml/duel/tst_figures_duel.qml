// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Duel
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// Rings are visible on the table, numbers are close to their glyph, prices are below their goods, and no text is
// too small to read at arm's length.
DuelTest {
    id: test
    name: "Figures"

    function start(item) {
        return item.mapToItem(test, 0, 0)
    }
    function test_numbers_stand_at_their_goods_and_prices_below() {
        lay("duel")
        const shelves = all(page, item => item instanceof CityGoods && item.visible)
        compare(shelves.length, 2)
        for (const shelf of shelves) {
            const units = all(shelf, item => item.resource !== undefined)
            compare(units.length, 5)
            for (const unit of units) {
                const glyph = all(unit, item => item instanceof Glyph)[0]
                const number = all(unit, item => item instanceof AppLabel)[0]
                const price = all(unit, item => item instanceof CoinDisc)[0]
                verify(glyph.width >= 22)
                compare(start(number).x - start(glyph).x - glyph.width, Theme.px(4))
                verify(start(price).y >= start(glyph).y + glyph.height)
                verify(Math.abs(start(price).x + price.width / 2 - start(unit).x - unit.width / 2) <= 1)
                compare(number.font.bold || number.font.weight > Font.Normal, unit.count > 0, "a zero rests")
            }
        }
    }
    readonly property list<string> resources: ["wood", "stone", "clay", "glass", "papyrus"]

    function test_no_resource_is_too_small_to_tell_data() {
        return [{ tag: "duel" }, { tag: "duel-draft" }, { tag: "duel-danger" }, { tag: "duel-start" }, { tag: "duel-wonder" }]
    }
    function test_no_resource_is_too_small_to_tell(data) {
        lay(data.tag)
        if (openCards().length > 0)
            page.table.choice.select(openCards().find(card => card.leftState === "pay" || card.leftState === "own")?.card ?? openCards()[0].card)
        wait(20)
        const signs = all(page, item => item instanceof Glyph && item.visible && resources.includes(item.name))
        verify(signs.length > 4)
        for (const sign of signs)
            verify(sign.size >= 22, sign.name + " in " + sign.parent.parent + ": " + sign.size)
    }
    /// On a small screen, what is emptied yields its room to the cards.
    function test_cards_take_the_room_of_empty_rows_data() {
        return [{ tag: "740x360", size: [740, 360] }, { tag: "360x640", size: [360, 640] }]
    }
    function test_cards_take_the_room_of_empty_rows(data) {
        lay("duel-danger")
        resize(...data.size)
        const structure = all(page, item => item instanceof Structure)[0]
        compare(structure.model.rows, 7)
        verify(structure.model.rowsLeft < 6, structure.model.rowsLeft)
        const cards = all(structure, item => item instanceof StructureCard && item.visible)
        tryVerify(() => Math.min(...cards.map(card => card.width)) >= 64, 5000, "" + cards.map(card => card.width))
        for (const card of cards)
            verify(card.y >= -2 && card.y + card.height <= structure.height + 2, card.y + card.height + " of " + structure.height)
    }
    function test_a_ring_is_seen_on_the_table_data() {
        return [{ tag: "light" }, { tag: "dark" }]
    }
    function onTable(ring) {
        return Math.min(Theme.contrast(ring, Theme.tableTop), Theme.contrast(ring, Theme.tableBottom))
    }
    function test_a_ring_is_seen_on_the_table(data) {
        lay("duel-start")
        const mode = Theme.mode
        Theme.mode = data.tag
        game.hint(DuelAction.Build)
        tryVerify(() => page.table.hintText !== "")
        const hinted = openCards().find(card => card.hinted)
        const seen = { hinted: onTable(hinted.children[0].color), pulse: onTable(all(hinted, item => item instanceof Pulse)[0].border.color) }
        page.table.choice.select(openCards().find(card => !card.hinted).card)
        seen.chosen = onTable(openCards().find(card => card.chosen).children[0].color)
        lay("duel-token")
        seen.token = onTable(all(page, item => item.token !== undefined && item.offered)[0].background.border.color)
        lay("duel-draft")
        page.table.choice.select(page.table.offer.get(0).wonder)
        seen.poster = onTable(all(page, item => item.wonder !== undefined && item.offered && item.chosen)[0].background.border.color)
        Theme.mode = mode
        for (const ring in seen)
            verify(seen[ring] >= 3, ring + ": " + seen[ring].toFixed(2) + " to 1")
    }
    function test_no_text_is_too_small_to_read_data() {
        return [{ tag: "duel" }, { tag: "duel-draft" }, { tag: "duel-danger" }]
    }
    function test_no_text_is_too_small_to_read(data) {
        lay(data.tag)
        for (const text of all(page, item => item instanceof Text && item.visible && item.text !== "" && item.width > 0))
            verify(text.font.pixelSize >= 14, text.text + ": " + text.font.pixelSize)
    }
}
