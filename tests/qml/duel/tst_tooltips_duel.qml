// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Duel
import Mirabilia.Theme
import "../stage"

// Everything drawn on the table explains itself: on hover, on a long press and by key.
DuelTest {
    id: test
    name: "DuelTooltips"

    TooltipProbe {
        id: probe
        page: test.page
    }
    SignalSpy {
        id: holding
        signalName: "pressAndHold"
    }

    function test_everything_that_is_drawn_has_a_tooltip_data() {
        return [
            { tag: "wide", size: [1280, 800], fixture: "duel" },
            { tag: "tablet", size: [800, 1280], fixture: "duel" },
            { tag: "phone", size: [360, 640], fixture: "duel" },
            { tag: "sideways", size: [740, 360], fixture: "duel" },
            { tag: "draft", size: [1280, 800], fixture: "duel-draft" },
            { tag: "draft, sideways", size: [740, 360], fixture: "duel-draft" },
            { tag: "danger", size: [1280, 800], fixture: "duel-danger" }
        ]
    }
    function test_everything_that_is_drawn_has_a_tooltip(data) {
        resize(data.size[0], data.size[1])
        lay(data.fixture)
        compare(probe.unexplained(), [])
        compare(probe.speechless(), [])
    }
    /// What a chosen card uncovers, and its consequences.
    function test_what_a_chosen_card_shows_has_a_tooltip_data() {
        return [[1280, 800], [360, 640], [740, 360]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_what_a_chosen_card_shows_has_a_tooltip(data) {
        resize(data.size[0], data.size[1])
        lay("duel")
        let uncovered = null
        for (const card of openCards()) {
            page.table.choice.select(card.card)
            uncovered = cards().find(below => below.opens)
            if (uncovered)
                break
        }
        verify(uncovered, "a card that covers others")
        compare(probe.unexplained(), [])
        compare(probe.speechless(), [])
        const eye = all(uncovered, item => item.visible && item.tooltip?.glyph === "eye")[0]
        mouseMove(eye, eye.width / 2, eye.height / 2)
        tryVerify(() => probe.tooltips.part === eye)
        verify(reads(probe.told.sentence))
    }
    function test_what_the_pointer_rests_on() {
        lay("duel")
        const token = probe.first(item => item.token !== undefined && item.clicked !== undefined && item.enabled)
        mouseMove(token, token.width / 2, token.height / 2)
        tryVerify(() => probe.told?.name === token.name)
        verify(reads(token.effectText))
    }
    /// A bubble is beside its part, wherever that is and however little room there is.
    function test_nothing_is_told_on_itself_data() {
        return [[1280, 800], [800, 1280], [360, 640], [740, 360]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_nothing_is_told_on_itself(data) {
        resize(data.size[0], data.size[1])
        lay("duel")
        const track = probe.first(item => item instanceof WarTrack)
        const parts = [...all(track, item => item.visible && probe.tooltips.isPart(item)), openCards()[0]]
        verify(parts.length >= 6)
        for (const part of parts) {
            probe.tooltips.spot = Qt.point(part.width / 2, part.height / 2)
            probe.tooltips.part = part
            tryVerify(() => bubbleOf(probe.told).width > 0)
            const told = bubbleOf(probe.told)
            const off = part instanceof StructureCard ? part : track
            const place = page.mapFromItem(off, 0, 0, off.width, off.height)
            verify(told.bottom <= place.top || told.top >= place.bottom || told.right <= place.left || told.left >= place.right,
                   `${probe.told.name}: ${told} on ${place}`)
            probe.tooltips.part = null
        }
    }
    function test_what_a_finger_holds() {
        resize(360, 640)
        lay("duel")
        const summary = probe.first(item => item instanceof CitySummary)
        const unit = probe.first(item => item.resource !== undefined)
        holding.target = summary
        const touch = touchEvent(unit)
        touch.press(0, unit, unit.width / 2, unit.height / 2).commit()
        tryVerify(() => probe.told?.name === unit.description && holding.count === 1, 5000)
        touch.release(0, unit, unit.width / 2, unit.height / 2).commit()
        verify(probe.told, "it stays to be read")
        verify(!reads("Back to the table"), "the city has not been opened")
        mouseClick(summary)
        tryVerify(() => reads("Back to the table"))
        verify(!probe.told)
        holding.target = null
    }
    function test_what_the_keyboard_is_at() {
        lay("duel")
        probe.first(item => item instanceof WarTrack).forceActiveFocus()
        keyClick(Qt.Key_E)
        tryVerify(() => reads("What is this?"))
        verify(reads("Conflict pawn"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads("What is this?"))
        const token = probe.first(item => item.token !== undefined && item.clicked !== undefined && item.enabled)
        token.forceActiveFocus()
        keyClick(Qt.Key_E)
        tryVerify(() => reads("What is this?") && reads(token.effectText))
        keyClick(Qt.Key_Escape)
    }
    function test_a_wonder_is_opened() {
        lay("duel")
        const row = probe.first(item => item instanceof WonderRow && !item.built && item.state !== "")
        mouseClick(row)
        tryVerify(() => reads("Back to the table"))
        verify(reads(row.effectText))
        verify(!pressable("Build it over the card"), "no card is chosen")
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus)
    }
}
