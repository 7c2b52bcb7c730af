// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Duel
import Mirabilia.Models.Duel
import Mirabilia.Theme

// Taking a card of the structure.
DuelTest {
    name: "DuelChoosing"

    readonly property DuelChoice choice: page?.table.choice ?? null

    function test_a_card_is_chosen_and_laid_back() {
        lay("duel-start")
        const card = openCards()[0]
        mouseClick(card)
        compare(choice.id, card.card)
        verify(button(DuelAction.Build))
        verify(button(DuelAction.Discard))
        mouseClick(card)
        verify(!choice.made)
        mouseClick(card)
        keyClick(Qt.Key_Escape)
        verify(!choice.made)
        compare(game.sent(), 0)
    }
    function test_a_touch_beside_the_cards_lays_it_back() {
        lay("duel-start")
        mouseClick(openCards()[0])
        verify(choice.made)
        mouseClick(page, page.width / 2, page.layout.band.y - 4)
        verify(!choice.made)
    }
    function test_a_finger_on_a_card_is_not_one_on_the_table() {
        lay("duel-start")
        for (const card of openCards()) {
            touch(card)
            tryCompare(choice, "id", card.card)
        }
    }
    function test_a_key_that_is_held_plays_nothing() {
        lay("duel-start")
        keyClick(Qt.Key_Right)
        finger.hold(Qt.Key_Return, 40)
        verify(choice.made)
        compare(game.sent(), 0)
    }
    function test_what_the_pointer_rests_on_is_shown_and_not_played() {
        lay("duel-start")
        const card = openCards().find(c => c.leftState !== "blocked")
        mouseClick(card)
        const build = choice.actions.rowOf(DuelAction.Build)
        compare(choice.considered, build)
        mouseMove(button(DuelAction.Discard))
        tryVerify(() => button(DuelAction.Discard).hovered)
        compare(choice.considered, build)
        keyClick(Qt.Key_Return)
        compare(game.sent(), 1)
        compare(game.sentAction(), DuelAction.Build)
    }
    function test_it_is_built() {
        lay("duel-start")
        const card = openCards().find(c => c.leftState !== "blocked")
        mouseClick(card)
        mouseClick(button(DuelAction.Build))
        compare(game.sent(), 1)
        compare(game.sentAction(), DuelAction.Build)
        compare(game.sentId(), card.card)
    }
    function test_it_is_discarded_by_touch() {
        lay("duel-start")
        const card = openCards()[0]
        touch(card)
        tryVerify(() => choice.made)
        touch(button(DuelAction.Discard))
        tryCompare(game, "table", game.table)
        compare(game.sent(), 1)
        compare(game.sentAction(), DuelAction.Discard)
    }
    function test_what_cannot_be_paid_says_why() {
        lay("duel-start")
        const actions = choice.actions
        mouseClick(openCards()[0])
        let row = -1
        for (let i = 0; i < actions.count; ++i)
            row = actions.get(i).possible ? row : i
        verify(row >= 0)
        keyClick(Qt.Key_W)
        keyClick(Qt.Key_1 + row - 1)
        tryVerify(() => reads(actions.get(row).reason))
        compare(game.sent(), 0)
    }
    // ---- A wonder built with the card -----------------------------------------------------------

    function verifyWonderOver(card) {
        tryVerify(() => game.sent() === 1)
        compare(game.sentAction(), DuelAction.Wonder)
        compare(game.sentWonder(), "the_great_library")
        compare(game.sentId(), card)
    }
    function library() {
        return everywhere(item => item instanceof WonderRow && item.wonder === "the_great_library").pop()
    }
    /// Scrolls it into view in its sheet.
    function scrollTo(item) {
        let pane = item.parent
        while (pane && pane.contentY === undefined)
            pane = pane.parent
        if (pane)
            pane.contentY = Math.max(0, Math.min(pane.contentHeight - pane.height, item.mapToItem(pane.contentItem, 0, 0).y))
    }
    /// Presses Tab until the focus is there.
    function tabTo(there) {
        for (let stops = 0; stops < 60; ++stops) {
            const at = everywhere(item => item.activeFocus && there(item))
            if (at.length > 0)
                return
            keyClick(Qt.Key_Tab)
        }
        fail("Tab does not come there")
    }
    function test_a_wonder_is_built_over_the_card_by_touch_data() {
        return [{ tag: "laptop", size: [1280, 800] }, { tag: "tablet", size: [800, 1280] },
                { tag: "phone", size: [360, 640] }, { tag: "sideways", size: [740, 360] }]
    }
    function test_a_wonder_is_built_over_the_card_by_touch(data) {
        resize(...data.size)
        lay("duel-wonder")
        const card = openCards()[1]
        touch(card)
        tryCompare(choice, "id", card.card)
        if (page.layout.phone)
            touch(all(page, item => item instanceof CitySummary && item.city === page.table.own)[0])
        tryVerify(() => library())
        waitForRendering(page)
        scrollTo(library())
        touch(library())
        tryVerify(() => pressable("Build it over the card"))
        waitForRendering(page)
        touch(pressable("Build it over the card"))
        verifyWonderOver(card.card)
    }
    function test_a_wonder_is_built_over_the_card_from_its_own_button() {
        lay("duel-wonder")
        const card = openCards()[0]
        touch(card)
        tryVerify(() => choice.made)
        touch(everywhere(item => item.wonder === "the_great_library" && item.actionKind === DuelAction.Wonder)[0])
        verifyWonderOver(card.card)
    }
    function test_a_wonder_is_built_over_the_card_by_keys() {
        lay("duel-wonder")
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        verify(choice.made)
        const card = choice.id
        tabTo(item => item instanceof WonderRow && item.wonder === "the_great_library")
        keyClick(Qt.Key_Return)
        tryVerify(() => pressable("Build it over the card"))
        tabTo(item => item.text === "Build it over the card")
        keyClick(Qt.Key_Return)
        verifyWonderOver(card)
    }
    function test_a_wonder_is_built_over_the_card_by_its_number() {
        lay("duel-wonder")
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        const card = choice.id
        keyClick(Qt.Key_W)
        keyClick(Qt.Key_1)
        verifyWonderOver(card)
    }
    function test_no_wonder_is_built_over_no_card() {
        lay("duel-wonder")
        mouseClick(library())
        tryVerify(() => pressable("Back to the table"))
        verify(!pressable("Build it over the card"))
    }

    function test_keys_walk_and_play() {
        lay("duel-start")
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Return)
        verify(choice.made)
        const first = choice.id
        keyClick(Qt.Key_Left)
        verify(choice.id !== first)
        keyClick(Qt.Key_Greater)
        keyClick(Qt.Key_D)
        compare(game.sent(), 1)
        compare(game.sentAction(), DuelAction.Discard)
    }
    function test_a_card_is_dragged_into_the_city() {
        lay("duel-start")
        const card = openCards().find(c => c.leftState !== "blocked")
        drag(card, page.layout.leftPanel.x + 100, page.layout.leftPanel.y + 40)
        compare(game.sent(), 1)
        compare(game.sentAction(), DuelAction.Build)
        compare(game.sentId(), card.card)
    }
    function test_a_card_that_is_dropped_nowhere_lies_where_it_lay() {
        lay("duel-start")
        const card = openCards().pop()
        const x = card.x
        drag(card, page.width / 2, 20)
        compare(game.sent(), 0)
        tryVerify(() => Math.abs(card.x - x) < 1)
        resize(1400, 800)
        tryVerify(() => Math.abs(card.x - x) > 10) // its place is still bound to the window
    }
    function test_what_a_card_is_dragged_over_stays_in_sight_data() {
        return [{ tag: "laptop, light", mode: "light", size: [1280, 800] }, { tag: "laptop, dark", mode: "dark", size: [1280, 800] },
                { tag: "phone", mode: "light", size: [360, 640] }, { tag: "phone on its side", mode: "dark", size: [740, 360] }]
    }
    function test_what_a_card_is_dragged_over_stays_in_sight(data) {
        const mode = Theme.mode
        resize(...data.size)
        lay("duel-start")
        Theme.mode = data.mode
        const targets = all(page, item => item instanceof DropTargets)[0]
        choice.select(openCards()[0].card)
        targets.at = Qt.point(targets.area.x, targets.area.y)
        const places = () => all(targets, item => item.considered !== undefined)
        const middles = places().map(place => place.mapToItem(targets, place.width / 2, place.height / 2))
        compare(middles.length, choice.actions.count)
        for (const middle of middles) {
            targets.at = middle
            places().forEach(verifyTint)
        }
        Theme.mode = mode
    }
    /// The tint is transparent, and its text has a background of its own.
    function verifyTint(place) {
        verify(place.color.a < 0.6, place.title)
        verify(place.height >= 44, place.title + ": " + place.height)
        const words = all(place, item => item instanceof AppLabel)[0]
        const ground = words.parent.children[0]
        compare(ground.color.a, 1)
        verify(ground.width > words.contentWidth && ground.width <= place.width, place.title)
        verify(ground.height > words.height && ground.height <= place.height, place.title)
        const contrast = Theme.contrast(words.color, ground.color)
        verify(contrast >= 4.5, place.title + ": " + contrast)
    }
    function test_a_covered_card_is_read() {
        lay("duel")
        const covered = cards().find(c => !c.open && c.card !== "")
        mouseClick(covered, covered.width / 2, 8)
        tryVerify(() => everywhere(item => item instanceof CardReader || item.text === page.table.details(covered.card).name).length > 0)
        verify(!choice.made)
        tryVerify(() => pressable("Back to the table"))
        press("Back to the table")
    }
    function test_a_pair_rings_the_tokens_and_moves_nothing() {
        lay("duel")
        const rings = () => all(page, item => item.offered === true && item.token !== undefined).length
        compare(rings(), 0)
        for (const card of openCards()) {
            choice.select(card.card)
            if (rings() > 0)
                break
        }
        verify(rings() > 0)
        compare(game.sent(), 0)
    }
}
