// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Theme
import "../stage"

// Everything drawn on the table explains itself: on hover, on a long press and by key.
TableTest {
    id: test
    name: "Tooltips"

    function init() {
        Theme.motionSpeed = 0
    }
    function cleanup() {
        close()
        resize(1280, 800)
    }
    TooltipProbe {
        id: probe
        page: test.page
    }

    function test_everything_that_is_drawn_has_a_tooltip_data() {
        return [
            { tag: "wide", size: [1280, 800] },
            { tag: "phone", size: [360, 640] },
            { tag: "sideways", size: [740, 360] }
        ]
    }
    function test_everything_that_is_drawn_has_a_tooltip(data) {
        resize(data.size[0], data.size[1])
        deal(7, "babylon", "B", 1, true)
        verify(game.playTo(2, 4))
        waitForRendering(page)
        compare(probe.unexplained(), [])
        compare(probe.speechless(), [])
        for (const city of ["left", "right", "others"]) {
            page.shownCity = city
            compare(probe.unexplained(), [], city)
            compare(probe.speechless(), [], city)
        }
        page.shownCity = "own"
        mouseClick(cards()[0])
        tryVerify(() => game.table.choice.row >= 0)
        compare(probe.unexplained(), [], "a card is lifted")
        compare(probe.speechless(), [], "a card is lifted")
    }
    function isIn(part, whole) {
        for (let up = part; up; up = up.parent) {
            if (up === whole)
                return true
        }
        return false
    }
    function test_what_a_panel_hides_is_silent_data() {
        return [{ tag: "wide", size: [1280, 800] }, { tag: "tablet", size: [800, 1280] }, { tag: "phone", size: [360, 640] }]
    }
    function test_what_a_panel_hides_is_silent(data) {
        resize(data.size[0], data.size[1])
        deal(3, "giza", "B")
        mouseClick(cards()[0])
        tryVerify(() => band().visible)
        waitForRendering(page)
        const place = page.placeOf(band())
        for (let x = place.x + 2; x < place.right; x += 12) {
            for (let y = place.y + 2; y < place.bottom; y += 6) {
                const there = probe.tooltips.partAt(page, x, y)
                verify(isIn(there, band()) || isIn(there, page.own.hand), `${there} at ${x}, ${y}`)
            }
        }
    }
    /// No bubble lies on the buttons of a lifted card; none of my city or of what is above it lies on the hand.
    function test_nothing_is_told_on_what_is_pressed_next_data() {
        return [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_nothing_is_told_on_what_is_pressed_next(data) {
        resize(...data.size)
        deal(3, "giza", "A")
        verify(game.playTo(2, 4))
        mouseClick(cards()[0])
        tryVerify(() => band().visible)
        const parts = all(page, item => item.visible && item.width > 0 && probe.tooltips.isPart(item))
        verify(parts.length >= 20)
        for (const part of parts) {
            const place = page.placeOf(part)
            const inHand = isIn(part, page.own.hand)
            if (isIn(part, band()) || place.bottom > page.layout.band.y && !inHand)
                continue
            const seen = probe.tooltips.partAt(page, place.x + place.width / 2, place.y + place.height / 2)
            if (seen !== part)
                continue
            probe.tooltips.spot = Qt.point(part.width / 2, part.height / 2)
            probe.tooltips.part = part
            tryVerify(() => bubbleOf(probe.told).width > 0)
            const told = bubbleOf(probe.told)
            const off = inHand ? [page.layout.band] : [page.layout.band, page.layout.hand]
            for (const kept of off)
                verify(told.bottom <= kept.top || told.top >= kept.bottom, `${probe.told.name}: ${told} on ${kept}`)
            probe.tooltips.part = null
        }
    }
    function test_on_a_phone_on_its_side_neighbours_are_told_apart() {
        resize(740, 360)
        deal(3, "giza", "A")
        for (const city of [game.table.left, game.table.right]) {
            const tab = probe.first(item => item.Accessible.role === Accessible.PageTab && item.city === city)
            const seats = Array.from({ length: game.table.seats.count }, (none, row) => game.table.seats.get(row))
            const initials = seats.find(seat => seat.seat === city.seat).initials
            verify(initials !== "")
            verify(all(tab, item => item.visible && item.number === initials).length > 0, city.name)
        }
    }
    function test_what_the_pointer_rests_on() {
        deal(3, "giza", "A")
        const unit = probe.first(item => item instanceof GoodsUnit && item.price > 0)
        mouseMove(unit, unit.width / 2, unit.height / 2)
        tryVerify(() => probe.tooltips.part === unit)
        compare(probe.told.name, unit.description)
        verify(reads(unit.description))
        mouseMove(page, 2, page.height - 2)
        compare(probe.tooltips.part, null, "it goes with the pointer")
    }
    function test_a_part_that_goes_takes_its_tooltip_along() {
        deal(3, "giza", "A")
        const card = cards()[cards().length - 1]
        mouseMove(card, card.width / 2, card.height / 2)
        tryVerify(() => probe.tooltips.part !== null)
        verify(game.playTo(1, 6)) // with fewer cards left
        tryVerify(() => probe.tooltips.part === null || cards().includes(probe.tooltips.part))
        verify(probe.told === null || reads(probe.told.name))
    }
    /// For a part of a panel that is itself a button: the panel must not react.
    function test_what_a_finger_holds() {
        deal(3, "giza", "A")
        const war = probe.first(item => item instanceof WarLine)
        const touch = touchEvent(war)
        touch.press(0, war, war.width / 2, war.height / 2).commit()
        tryVerify(() => probe.tooltips.part !== null, 5000)
        verify(reads(probe.told.sentence))
        touch.release(0, war, war.width / 2, war.height / 2).commit()
        verify(probe.tooltips.part !== null, "it stays to be read")
        verify(!reads("Back to the table"), "the city has not been opened")
        touch.press(0, page, 2, page.height - 2).commit()
        touch.release(0, page, 2, page.height - 2).commit()
        compare(probe.tooltips.part, null)
    }
    function test_a_card_is_shown_large_data() {
        return [
            { tag: "held", ask: card => hold(card) },
            { tag: "right button", ask: card => mouseClick(card, card.width / 2, card.height / 2, Qt.RightButton) },
            { tag: "key", ask: () => keyClick(Qt.Key_Z) },
            { tag: "key of old", ask: () => keyClick(Qt.Key_I) }
        ]
    }
    function hold(card) {
        const touch = touchEvent(card)
        touch.press(0, card, card.width / 2, card.height / 2).commit()
        tryVerify(() => reads("Back to the table"), 5000)
        touch.release(0, card, card.width / 2, card.height / 2).commit()
    }
    function test_a_card_is_shown_large(data) {
        deal(3, "giza", "A")
        const card = cards()[0]
        data.ask(card)
        tryVerify(() => reads(card.effectText))
        verify(reads(game.table.details(card.card).prices[0].text), "its price today")
        compare(game.table.choice.row, -1, "it has not been chosen")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads(card.effectText))
        tryVerify(() => page.activeFocus)
    }
    function test_a_touch_only_lifts_a_card() {
        deal(3, "giza", "A")
        const touch = touchEvent(cards()[0])
        touch.press(0, cards()[0], 20, 20).commit()
        touch.release(0, cards()[0], 20, 20).commit()
        tryCompare(game.table.choice, "row", 0)
        verify(!reads("Back to the table"))
    }
    function test_a_built_card_is_shown_large_with_its_chain() {
        deal(3, "giza", "A")
        verify(game.playTo(2, 3))
        const built = probe.first(item => item instanceof CardHead && item.visible)
        verify(built)
        page.cardAsked("temple")
        tryVerify(() => reads("Makes free"))
        mouseClick(pressable("Pantheon"))
        tryVerify(() => reads(game.table.details("pantheon").effectText))
        verify(!reads("Makes free"), "it leads nowhere")
        press("Back to the table")
        mouseClick(built, built.width / 2, built.height / 2, Qt.RightButton)
        tryVerify(() => reads(game.table.details(built.card).effectText))
        press("Back to the table")
    }
    function test_a_touch_is_still_one() {
        deal(3, "giza", "A")
        const panel = probe.first(item => item instanceof NeighbourPanel)
        mouseClick(probe.first(item => item instanceof WarLine))
        tryVerify(() => reads("Back to the table"))
        verify(reads(panel.city.name))
    }
    function test_what_the_keyboard_is_at() {
        deal(3, "giza", "A")
        const panel = probe.first(item => item instanceof NeighbourPanel)
        panel.forceActiveFocus()
        keyClick(Qt.Key_E)
        tryVerify(() => reads("What is this?"))
        verify(reads("War"), "what is in it")
        verify(reads(panel.city.name))
        verify(!reads("Costs nothing"), "and not what lies elsewhere")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads("What is this?"))
        page.refocus()
        tryVerify(() => page.activeFocus)
        keyClick(Qt.Key_E)
        tryVerify(() => reads(cards()[0].name))
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
    }
    function test_in_a_sheet_too() {
        deal(3, "giza", "A")
        keyClick(Qt.Key_2)
        tryVerify(() => reads("Back to the table"))
        keyClick(Qt.Key_E)
        tryVerify(() => reads("What is this?"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads("What is this?"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
    }
    function test_my_wonder_has_its_name() {
        deal(3, "giza", "A")
        verify(reads("The Pyramids of Giza, side A"))
    }
    function test_a_stage_says_what_it_costs_today() {
        deal(3, "giza", "A")
        const stage = probe.first(item => item instanceof StageBlock && item.number === 1)
        const row = game.table.own.stages.get(0)
        mouseClick(stage)
        tryVerify(() => reads("The Pyramids of Giza: stage 1 of 3"))
        verify(reads(row.effectText))
        verify(reads("Costs " + row.costText))
        verify(row.state === "blocked" ? reads(row.reason) : row.payments.every(line => reads(line)))
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
        const third = probe.first(item => item instanceof StageBlock && item.number === 3)
        third.forceActiveFocus()
        keyClick(Qt.Key_Return)
        tryVerify(() => reads("The stages before it come first."))
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
    }
    function test_a_stage_is_built_with_the_lifted_card() {
        deal(3, "giza", "A", 1, true)
        for (let turn = 1; turn < 7 && !["own", "pay"].includes(game.table.own.stages.get(game.table.own.stagesBuilt).state); ++turn)
            verify(game.playTo(1, turn))
        const built = game.table.own.stagesBuilt
        const next = game.table.own.stages.get(built)
        verify(["own", "pay"].includes(next.state), next.state)
        const block = probe.first(item => item instanceof StageBlock && item.number === built + 1)
        mouseClick(block)
        tryVerify(() => reads("Choose a card to put under it; any card will do."))
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
        mouseClick(cards()[0])
        tryVerify(() => game.table.choice.row >= 0)
        const name = game.table.choice.name
        mouseClick(block)
        press("Put " + name + " under it")
        if (game.table.choice.needsPayment)
            keyClick(Qt.Key_Return)
        tryVerify(() => game.table.own.stagesBuilt === built + 1, 20000)
    }
}
