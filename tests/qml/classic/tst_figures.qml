// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// Numbers are close to their glyph, and nothing is too small to read at arm's length.
TableTest {
    id: test
    name: "Figures"

    function init() {
        Theme.motionSpeed = 0
        resize(1280, 800)
    }
    function figures(place) {
        return all(place, item => item instanceof Figure && item.visible && item.width > 0)
    }
    function start(item) {
        return item.mapToItem(test, 0, 0).x
    }
    function middle(item) {
        return item.mapToItem(test, 0, item.height / 2).y
    }
    /// In each line: 4 px between a glyph and its number, 12 px to the next figure.
    function measure(place, step) {
        const found = figures(place)
        verify(found.length > 2)
        for (const figure of found) {
            const label = figure.children[1]
            if (label.visible)
                compare(start(label) - start(figure.children[0]) - figure.children[0].width, Theme.px(4))
            const next = found.filter(other => other !== figure && Math.abs(middle(other) - middle(figure)) < 4
                                               && start(other) > start(figure))
            for (const other of next)
                verify(start(other) - start(figure) - figure.width >= step, figure.name + ", " + other.name)
        }
    }

    function test_a_number_is_nearer_to_its_glyph_than_to_the_next() {
        deal(4, "giza", "A")
        verify(game.playTo(3, 4))
        for (const size of [[1280, 800], [1920, 1080], [800, 1280], [360, 640]]) {
            resize(size[0], size[1])
            wait(20)
            measurePage()
        }
    }
    function measurePage() {
        measure(all(page, item => item instanceof OwnLine)[0], Theme.px(12))
        for (const panel of all(page, item => item instanceof NeighbourPanel && item.visible))
            measure(panel, Theme.px(12))
        for (const strip of all(page, item => item instanceof SeatStrip && item.visible))
            compare(start(figures(strip)[1]) - start(figures(strip)[0]) - figures(strip)[0].width, Theme.px(12))
    }
    function test_a_zero_rests() {
        deal(3, "giza", "A")
        const zero = figures(page).filter(figure => figure.text === "0")[0]
        const three = figures(page).filter(figure => figure.text === "3")[0]
        verify(zero && three)
        compare(zero.children[1].color, Theme.mutedOnTable)
        verify(zero.children[1].font.weight < three.children[1].font.weight)
        compare(zero.children[0].color, Theme.outline)
    }
    function test_a_ring_is_seen_on_the_table_data() {
        return [{ tag: "light" }, { tag: "dark" }]
    }
    function test_a_ring_is_seen_on_the_table(data) {
        const mode = Theme.mode
        Theme.mode = data.tag
        deal(3, "giza", "A")
        click(cards()[0])
        const lifted = cards().find(card => card.lifted)
        const zones = all(page, item => item instanceof DropZone && item.enabled)
        verify(zones.length > 0)
        const rings = [lifted.children[0].color, all(lifted, item => item instanceof Pulse)[0].border.color, ...zones.map(zone => zone.border.color)]
        const worst = Math.min(...rings.map(ring => Math.min(Theme.contrast(ring, Theme.tableTop), Theme.contrast(ring, Theme.tableBottom))))
        Theme.mode = mode
        verify(worst >= 3, worst.toFixed(2) + " to 1")
    }
    /// Late in the third age, when neighbours have the most to sell.
    function test_nothing_is_too_small_to_read_data() {
        return [{ tag: "3", players: 3, seed: 7, goods: 8 }, { tag: "4", players: 4, seed: 3, goods: 5 }, { tag: "7", players: 7, seed: 7, goods: 5 }]
    }
    function test_nothing_is_too_small_to_read(data) {
        deal(data.players, "giza", "A", 1, false, data.seed)
        verify(game.playTo(3, 5))
        waitForRendering(page)
        for (const text of everywhere(item => item instanceof Text && item.text !== "" && item.width > 0))
            verify(text.font.pixelSize >= 14, text.text)
        let most = 0
        for (const shelf of all(page, item => item instanceof GoodsShelf)) {
            const units = all(shelf, item => item instanceof GoodsUnit)
            most = Math.max(most, units.length)
            for (const unit of units) {
                verify(unit.size >= 22, unit.size)
                // The digits of the price below are as high as text of 14 px.
                verify(unit.price === 0 || unit.discSize * 0.68 >= 14)
                verify(unit.y + unit.height <= shelf.height + 1)
            }
        }
        verify(most >= data.goods, most)
    }
    /// In the same window, cards and heads are larger than at 100 % (cards that are 240 wide already: no smaller), and both neighbours are visible with their
    /// goods.
    function test_a_larger_scale_enlarges_what_is_read() {
        deal(7, "giza", "A")
        verify(game.playTo(2, 2))
        for (const size of [[1280, 800], [1920, 1080], [800, 1280]])
            verifyLargerScales(size)
        Theme.scale = 1
    }
    function verifyLargerScales(size) {
        const heightOf = type => Math.max(...all(page, item => item instanceof type && item.visible).map(item => item.height))
        const usual = {}
        for (const scale of [1, 1.5, 2]) {
            Theme.scale = scale
            resize(size[0], size[1])
            wait(20)
            for (const [what, type, least] of [["cards", HandCard, size[0] === 1920 ? 1 : 1.05], ["heads", CardHead, 0.95]]) {
                usual[what] = usual[what] ?? heightOf(type)
                verify(scale === 1 || heightOf(type) >= usual[what] * least, size + ", " + what + " at " + scale + ": " + heightOf(type))
            }
            const neighbours = all(page, item => (item instanceof SeatStrip || item instanceof NeighbourPanel) && item.visible)
            compare(neighbours.length, 2)
            for (const neighbour of neighbours) {
                const goods = all(neighbour, item => item instanceof GoodsSigns && item.visible)
                compare(goods.length, neighbour.city.goods.count)
                verify(goods.every(sign => sign.size >= 22), goods.map(sign => sign.size))
            }
        }
    }
    function test_dense_heads_have_room_for_their_effect_data() {
        return [{ tag: "seven", players: 7, seed: 7 }, { tag: "three", players: 3, seed: 8 }]
    }
    /// In a late city every effect is 18 px high, also on a phone: its lane is wide enough (checked by a test of the
    /// rendering), and the next head leaves that much visible.
    function test_dense_heads_have_room_for_their_effect(data) {
        deal(data.players, "babylon", "B", 1, false, data.seed)
        let most = 0
        for (const turn of [1, 3, 6]) {
            verify(game.playTo(3, turn))
            for (const [width, height] of [[360, 640], [390, 844], [740, 360], [800, 1280], [1280, 800]]) {
                resize(width, height)
                wait(20)
                const city = all(page, item => item instanceof OwnCity && item.visible)[0]
                const columns = all(city, item => item instanceof FamilyColumn && item.visible)
                compare(columns.length, 7)
                most = Math.max(most, ...columns.map(column => column.count))
                for (const column of columns)
                    checkHeads(column, width + " x " + height + ": ")
            }
        }
        verify(most >= 5, most)
    }
    function checkHeads(column, where) {
        const heads = all(column, item => item instanceof CardHead)
        compare(heads.length, column.count)
        for (const head of heads) {
            const below = heads.find(other => other.x === head.x && other.y > head.y)
            verify(head.width >= column.laneNeed, where + head.name + " is " + head.width + " wide")
            verify(head.height >= 25, where + head.name)
            verify(!below || below.y - head.y >= 21, where + head.name + " lies under " + (below?.name ?? ""))
            verify(head.y + head.height <= column.height + 1, where + head.name + " leaves the strip")
        }
    }
    /// In a tall window the heads of the own city get the room.
    function test_heads_grow_with_the_room() {
        deal(7, "giza", "A")
        verify(game.playTo(3, 5))
        const heights = [[1280, 700], [1280, 800], [1920, 1080]].map(size => {
            resize(size[0], size[1])
            wait(20)
            return all(all(page, item => item instanceof OwnCity, [])[0], item => item instanceof CardHead)[0].height
        })
        verify(heights[0] >= 25 && heights[0] < heights[1] && heights[1] < heights[2], heights)
    }
    function test_a_stage_shows_all_its_signs_data() {
        const rows = []
        for (const wonder of ["alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes"]) {
            for (const side of ["A", "B"])
                rows.push({ tag: wonder + " " + side, wonder: wonder, side: side })
        }
        return rows
    }
    /// Complete on its block, apart from each other and from the price, and large enough to be recognised.
    function test_a_stage_shows_all_its_signs(data) {
        deal(3, data.wonder, data.side)
        for (const size of [[1280, 800], [800, 1280], [360, 640], [740, 360]]) {
            resize(size[0], size[1])
            wait(20)
            const blocks = all(page, item => item instanceof StageBlock && item.visible)
            verify(blocks.length >= 2)
            for (const block of blocks) {
                const parts = all(block, item => (item instanceof EffectMarks || item instanceof CostMarks
                                                   || item instanceof PriceMark) && item.visible, [])
                const boxes = parts.map(part => part.mapToItem(block, 0, 0, part.width, part.height))
                verify(boxes.length >= 2)
                for (const [i, box] of boxes.entries()) {
                    const where = size + ", stage " + block.number + ", " + box
                    verify(parts[i].size >= Theme.px(10), where)
                    verify(box.x >= 0 && box.right <= block.width && box.y >= Theme.px(4) && box.bottom <= block.height, where)
                    for (const other of boxes.slice(i + 1))
                        verify(box.right <= other.x || box.bottom <= other.y || other.right <= box.x || other.bottom <= box.y, where + " lies on " + other)
                }
            }
        }
    }
}
