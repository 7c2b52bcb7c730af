// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Models.Classic
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// Chosen cards lie face down before their seats until all are turned over.
TableTest {
    id: test
    name: "Chosen"

    function init() {
        setMotion(0)
    }
    function cleanup() {
        setMotion(0)
        close()
    }
    function setMotion(speed) {
        App.settings.motionSpeed = speed
        Theme.motionSpeed = speed
    }
    function sizes() {
        return [{ tag: "wide", size: [1280, 800], players: 5 }, { tag: "tablet", size: [800, 1280], players: 7 },
                { tag: "phone", size: [360, 640], players: 7 }, { tag: "sideways", size: [740, 360], players: 4 }]
    }
    /// The first of two people has chosen, like the computer players; the second one looks at the table.
    function firstHasChosen(data) {
        resize(...data.size)
        deal(data.players, "giza", "A", 2)
        tryVerify(() => game.table.handover)
        game.table.takeOver()
        tryVerify(() => game.table.myTurn)
        verify(game.decide())
        tryVerify(() => game.table.handover)
        game.table.takeOver()
        tryVerify(() => game.table.myTurn)
    }
    function part(type) {
        return all(page, item => item instanceof type)[0]
    }
    function lying() {
        return all(part(ChosenCards), item => item.lies === true && item.visible)
    }
    function test_they_lie_before_their_seats_data() {
        return sizes()
    }
    function test_they_lie_before_their_seats(data) {
        firstHasChosen(data)
        tryVerify(() => lying().length === data.players - 1 &&
                        lying().every(card => card.place === page.lyingPlace(card.city.seat)))
        const places = lying().map(card => page.mapFromItem(card, 0, 0, card.width, card.height))
        for (const place of places) {
            verify(place.height >= Theme.px(16) && place.x >= 0 && place.y >= 0)
            verify(place.x + place.width <= page.width && place.y + place.height <= page.height)
        }
        verify(!lying().some(card => card.city === game.table.own), "mine is still in my hand")
        if (!page.layout.phone) {
            for (const card of lying().filter(card => [game.table.left, game.table.right].includes(card.city))) {
                const panel = all(page, item => item instanceof NeighbourPanel && item.city === card.city)[0]
                verify(panel.contains(panel.mapFromItem(card, card.width / 2, card.height / 2)), card.city.name)
            }
        }
        const before = lying().length
        resize(data.size[0] + 20, data.size[1] + 10)
        tryVerify(() => lying().length === before)
    }
    /// They are the same cards.
    function test_they_are_lifted_and_turned_over_data() {
        return sizes()
    }
    function test_they_are_lifted_and_turned_over(data) {
        firstHasChosen(data)
        tryVerify(() => lying().length === data.players - 1 &&
                        lying().every(card => card.place === page.lyingPlace(card.city.seat)))
        const seats = lying().map(card => card.city.seat)
        const places = lying().map(card => page.mapFromItem(card, card.width / 2, card.height / 2))
        setMotion(1)
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        compare(lying().length, 0)
        const show = part(Reveal)
        verify(show.lift < 0.2 && show.turning === 0)
        show.lift = 0 // a moment has passed
        for (const card of all(show, item => item instanceof RevealCard).filter(card => seats.includes(card.seat))) {
            const at = page.mapFromItem(card, card.width / 2, card.place.height / 2)
            const was = places[seats.indexOf(card.seat)]
            verify(Math.hypot(at.x - was.x, at.y - was.y) < 3, `${at}, not ${was}`)
        }
        tryVerify(() => show.lift === 1)
        for (const card of all(show, item => item instanceof RevealCard))
            fuzzyCompare(page.mapFromItem(card, card.width / 2, 0).x, card.place.x + card.place.width / 2, 0.1)
    }
    /// What is left of my hand lies there while the cards are turned over; then it travels on, and nothing is told before.
    function test_my_hand_stays_until_it_travels_on_data() {
        return [{ tag: "wide", size: [1280, 800] }, { tag: "phone", size: [360, 640] }]
    }
    function test_my_hand_stays_until_it_travels_on(data) {
        resize(...data.size)
        deal(3, "giza", "A")
        const left = cards().map(card => card.card)
        const laidOut = `${page.layout.hand} ${page.layout.stage}`
        setMotion(1)
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        const shown = Array.from({ length: 3 }, (none, row) => game.table.reveal.get(row))
        left.splice(left.indexOf(shown.find(row => row.seat === game.table.own.seat).card), 1)
        compare(cards().map(card => card.card), left)
        const ribbon = part(LastTurn)
        verify(!ribbon.told)
        verify(!game.table.myTurn, "nothing can be played now")
        tryVerify(() => game.table.settling || game.table.passing, 10000)
        verify(ribbon.told)
        tryVerify(() => game.table.passing || game.table.myTurn, 10000)
        verify(game.table.myTurn || cards().length === 0)
        compare(`${page.layout.hand} ${page.layout.stage}`, laidOut, "nothing else moves")
        tryVerify(() => game.table.myTurn, 10000)
        compare(cards().length, 6)
    }
    /// I know the card, but it lies on the pile.
    function test_what_i_discarded_is_no_building() {
        resize(1280, 800)
        deal(3, "giza", "A")
        game.table.choice.select(0)
        game.table.choice.play(game.table.choice.actions.possible(ClassicAction.Discard))
        waitForTurn(2)
        const mine = all(part(LastTurn), item => item.initials !== undefined).find(entry => entry.name === game.table.own.name)
        verify(mine.card !== "" && !mine.built)
        compare(all(mine, item => item instanceof Picture && item.visible && item.art === Art.head(mine.card)).length, 0)
        verify(all(mine, item => item.visible && item.text === "Discarded").length === 1)
    }
    /// It lies before me, so it does not fly from the hand again.
    function test_my_chosen_card_is_pale_in_the_hand() {
        deal(3, "giza", "A")
        const card = cards()[2]
        compare(card.opacity, 1)
        card.chosen = true
        verify(card.opacity < 0.5)
        fuzzyCompare(part(Hand).chosenPlace().x, card.mapToItem(null, 0, 0).x, 1)
    }
}
