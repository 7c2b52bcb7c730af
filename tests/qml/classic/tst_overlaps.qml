// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Classic
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme
import "../stage/cut_texts.js" as CutTexts
import "../stage/overlaps.js" as Overlaps

// Nothing on the table overlaps, at any size and scale.
TableTest {
    id: test
    name: "Overlaps"

    readonly property list<var> byDesign: Overlaps.byDesign.classic
    property int players: 0

    // One game for many windows: dealing takes longer than checking.
    function lay(count) {
        if (players === count)
            return
        players = count
        deal(count, "giza", "B")
        verify(game.playTo(3, count === 7 ? 2 : 5))
    }
    function initTestCase() {
        Theme.motionSpeed = 0
    }
    function cleanup() {
        Theme.scale = 1
    }
    function cleanupTestCase() {
        close()
    }
    function test_nothing_lies_on_the_handover_data() {
        return [[1280, 800], [800, 1280], [360, 640], [740, 360]].map(size => ({ tag: size.join(" "), size: size }))
    }
    function test_nothing_lies_on_the_handover(data) {
        players = 0
        resize(data.size[0], data.size[1])
        deal(5, "ephesus", "A", 2)
        for (let choice = 0; choice < 3; ++choice) { // Ada, Bo, Ada again: one turn has passed
            tryVerify(() => game.table.handover, 20000)
            game.table.takeOver()
            tryVerify(() => game.table.myTurn)
            game.decide()
        }
        tryVerify(() => game.table.handover && game.table.reveal.count > 0, 20000)
        wait(20)
        compare(Overlaps.overlaps(page, byDesign, Theme.px(2)).join("\n"), "")
    }
    function test_nothing_lies_on_another_at_the_end_of_an_age_data() {
        return [3, 4, 5, 6, 7].map(players => ({ tag: players + " players", players: players }))
    }
    function test_nothing_lies_on_another_at_the_end_of_an_age(data) {
        players = 0
        resize(1280, 800)
        deal(data.players, "giza", "A")
        verify(game.playTo(1, 6))
        App.settings.motionSpeed = Theme.motionSpeed = 1
        verify(game.decide())
        tryVerify(() => game.table.revealing, 20000)
        game.table.skip()
        const war = all(page, item => item instanceof War)[0]
        tryVerify(() => war.visible)
        war.goOn() // skips the fighting
        Theme.motionSpeed = 0 // the outcome stays
        for (const [width, height, rowed] of [[1280, 800, false], [1366, 700, false], [1920, 1080, false], [800, 1280, false],
                                              [360, 640, true], [740, 360, true]]) {
            resize(width, height)
            wait(20)
            compare(war.rowed, rowed, width + " x " + height)
            compare(Overlaps.overlaps(war, byDesign, Theme.px(2)).join("\n"), "", width + " x " + height)
            compare(CutTexts.cut(war, []), [], width + " x " + height)
        }
        App.settings.motionSpeed = 0
    }
    /// Heads overlap only if four columns do not fit.
    function test_a_neighbours_buildings_stand_side_by_side() {
        lay(7)
        resize(1920, 1080)
        const neighbours = all(page, item => item instanceof BuiltHeads && item.visible)
        compare(neighbours.length, 2)
        for (const heads of neighbours) {
            const cards = all(heads, item => item instanceof CardHead)
            verify(cards.length > 8)
            verify(heads.columns > 2)
            for (const card of cards.slice(heads.columns)) {
                const above = cards[card.index - heads.columns]
                compare(card.x, above.x)
                verify(card.y >= above.y + above.height, "covers the one above it")
            }
        }
    }
    /// A question covers the city in view and nothing else: the bar, the neighbours with their goods and the
    /// hand stay visible, and its text is complete.
    function test_what_asks_lies_on_nothing_else_data() {
        return [[1280, 800, 1], [1280, 800, 2], [1366, 700, 1], [800, 1280, 1], [360, 640, 1], [360, 520, 1], [740, 360, 1],
                [556, 360, 1], [456, 400, 1]].map(size => ({ tag: size.join(" "), width: size[0], height: size[1], scale: size[2] }))
    }
    function test_what_asks_lies_on_nothing_else(data) {
        if (players >= 0) {
            players = -1
            deal(5, "ephesus", "A")
            verify(game.playToPayment())
        }
        Theme.scale = data.scale
        resize(data.width, data.height)
        wait(20)
        const band = all(page, item => item instanceof ActionBand && item.visible)[0]
        const chooser = all(page, item => item instanceof PaymentChooser && item.visible)[0]
        const boxOf = item => item.mapToItem(page, 0, 0, item.width, item.height)
        const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
        const tiny = data.height <= 400 && data.width < 740 || data.height === 520
        const kept = all(page, item => (item instanceof TopBar || item instanceof CitySwitcher && data.height !== 520 || item instanceof FarSeatChip
                                        || !page.layout.phone && item instanceof NeighbourPanel) && item.visible, [])
        verify(kept.length >= (data.height === 520 ? 1 : 2))
        verify(apart(boxOf(band), boxOf(chooser)))
        for (const asks of [band, chooser]) {
            verify(boxOf(asks).bottom <= page.layout.hand.y)
            for (const other of kept)
                verify(apart(boxOf(asks), boxOf(other)), asks + " lies on " + other)
            compare(Overlaps.overlaps(asks, [], Theme.px(2)).join("\n"), "")
            compare(CutTexts.cut(asks, []), [])
        }
        const lines = all(chooser, item => item instanceof ChoiceButton)
        compare(lines.length, game.table.choice.payments.count)
        verify(lines.every(line => line.height >= Theme.target && line.width <= chooser.width))
        const whole = lines.filter(line => boxOf(line).bottom <= boxOf(chooser).bottom)
        verify(whole.length >= (tiny ? 1 : 2), "only " + whole.length + " of " + lines.length)
    }
    function test_nothing_lies_on_another_data() {
        const rows = []
        const few = [[1280, 800, 1], [1366, 700, 1], [360, 640, 1], [740, 360, 1], [300, 533, 1]]
        const more = [[1280, 800, 0.8], [1280, 800, 1.5], [1280, 800, 2], [1920, 1080, 1], [1920, 1080, 2], [800, 1280, 1],
                      [800, 1280, 1.5], [360, 640, 0.8], [360, 520, 1], [556, 360, 1], [456, 400, 1], [412, 915, 1]]
        for (const [players, sizes] of [[7, few.concat(more)], [3, few]]) {
            for (const size of sizes)
                rows.push({ tag: players + " players " + size.join(" "), players: players, width: size[0], height: size[1], scale: size[2] })
        }
        return rows
    }
    function test_nothing_lies_on_another(data) {
        lay(data.players)
        Theme.scale = data.scale
        resize(data.width, data.height)
        for (const city of !page.layout.phone ? ["own"] : data.players > 3 ? ["own", "left", "right", "others"] : ["own", "left", "right"]) {
            page.shownCity = city
            wait(20) // lets the layout settle
            compare(Overlaps.overlaps(page, byDesign, Theme.px(2)).join("\n"), "", city)
        }
    }
}
