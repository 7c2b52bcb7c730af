// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Mirabilia.Classic
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// Animations after a turn; nobody has to wait for them.
TableTest {
    id: test
    name: "Motion"

    function init() {
        setMotion(0)
        resize(1280, 800)
    }
    function cleanup() {
        setMotion(0)
        close()
    }
    function setMotion(speed) {
        App.settings.motionSpeed = speed
        Theme.motionSpeed = speed
    }
    function part(type) {
        return all(page, item => item instanceof type)[0]
    }

    /// Plays this turn for everybody; its cards are on their way to where they were played.
    function revealed() {
        setMotion(5)
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        setMotion(1)
        tryVerify(() => game.table.settling)
    }
    /// They have landed, and what was built of wonders rises.
    function landed() {
        setMotion(5)
        verify(game.decide())
        tryVerify(() => game.table.settling)
        setMotion(1)
        tryVerify(() => !game.table.settling)
    }
    function flyingCards() {
        return all(part(TurnFlights), item => item.modelData?.played !== undefined)
    }
    function flyingCoins() {
        return all(part(TurnFlights), item => item instanceof CoinDisc).map(disc => disc.parent)
    }
    function test_cards_fly_and_nobody_waits_data() {
        return [{ tag: "wide", size: [1280, 800] }, { tag: "phone", size: [360, 640] }]
    }
    function test_cards_fly_and_nobody_waits(data) {
        resize(...data.size)
        deal(7, "giza", "A")
        verify(game.playTo(1, 2))
        setMotion(1)
        revealed()
        const flights = part(TurnFlights)
        verify(flights.flying && !game.table.myTurn)
        tryVerify(() => flyingCards().length === 7)
        compare(flyingCoins().length, game.table.coinsMoved.length)
        for (const card of flyingCards()) {
            for (const place of [card.from, card.to]) {
                verify(place.width > 0 && place.x >= 0 && place.x + place.width <= page.width)
                verify(place.height > 0 && place.y >= 0 && place.y + place.height <= page.height)
            }
        }
        mouseClick(page, 5, page.height - 5)
        verify(!flights.flying && game.table.myTurn)
        tryVerify(() => flyingCards().length === 0)
    }
    /// Lifts a card and plays it, building if possible; returns how it was last seen.
    function playCard(row = 3) {
        const card = cards()[row]
        tryVerify(() => card.x === card.homeX && card.y === card.homeY && card.arrival === 0)
        game.table.choice.select(row)
        const played = { card: card.card, place: page.mapFromItem(card, 0, 0, card.width, card.height) }
        const { actions } = game.table.choice
        const build = actions.possible(ClassicAction.Build)
        game.table.choice.play(build >= 0 ? build : actions.possible(ClassicAction.Discard))
        return played
    }
    function playedCards() {
        return all(part(PlayedCard), item => item.modelData !== undefined)
    }
    /// Tolerates the small offset of a lifted card.
    function verifyNear(place, other, what) {
        const off = Math.hypot(place.x + place.width / 2 - other.x - other.width / 2, place.y + place.height / 2 - other.y - other.height / 2)
        verify(off <= Theme.px(20), what + ": " + place + ", not " + other)
    }
    function ownRow() {
        return Array.from({ length: game.table.reveal.count }, (_, row) => row)
            .find(row => game.table.reveal.get(row).seat === game.table.own.seat)
    }
    function placeInReveal(row) {
        return part(Reveal).cardPlace(row)
    }
    function test_my_card_flies_from_the_hand_data() {
        return [{ tag: "wide", size: [1280, 800], players: 7 }, { tag: "tablet", size: [800, 1280], players: 3 },
                { tag: "phone", size: [360, 640], players: 7 }, { tag: "sideways", size: [740, 360], players: 3 }]
    }
    function test_my_card_flies_from_the_hand(data) {
        resize(...data.size)
        deal(data.players, "giza", "A")
        setMotion(1)
        for (const row of [3, 0]) {
            tryVerify(() => game.table.myTurn && !game.table.showing)
            wait(20)
            const played = playCard(row)
            tryVerify(() => game.table.revealing)
            const own = ownRow()
            verify(part(PlayedCard).flying, "while the cards lie face down")
            compare(part(Reveal).turning, 0)
            tryVerify(() => playedCards().length === 1)
            verifyNear(playedCards()[0].from, played.place, "from the hand")
            compare(playedCards()[0].to, placeInReveal(own))
            const shown = all(part(Reveal), item => item instanceof RevealCard)
            compare(shown.filter(card => card.expected).map(card => card.seat), [game.table.own.seat])
            tryVerify(() => !part(PlayedCard).flying)
            verify(shown.every(card => !card.expected))
            tryVerify(() => part(Reveal).turning === 1)
            tryVerify(() => flyingCards().length === data.players)
            const onward = flyingCards().find(card => card.modelData.played.seat === game.table.own.seat)
            compare(onward.from, placeInReveal(own))
            compare(onward.modelData.played.card, played.card)
            game.table.skip()
        }
    }
    function test_a_dragged_card_flies_from_where_it_was_let_go() {
        deal(3, "giza", "A")
        setMotion(1)
        const card = cards()[3]
        const { own } = page.layout
        const drop = Qt.point(own.x + 200, own.y + 120)
        mousePress(card, card.width / 2, card.height / 2)
        for (let step = 1; step <= 10; ++step)
            mouseMove(page, drop.x, drop.y + 200 - step * 20)
        const place = page.mapFromItem(card, 0, 0, card.width, card.height)
        mouseRelease(page, drop.x, drop.y)
        tryVerify(() => game.table.revealing)
        verify(part(PlayedCard).flying)
        tryVerify(() => playedCards().length === 1)
        const { from } = playedCards()[0]
        verify(from.y < page.layout.hand.y - from.height / 2, from + ": it was let go at " + place)
    }
    function test_what_ends_the_way_from_the_hand_data() {
        return [{ tag: "tap", end: () => mouseClick(page, 20, 20) }, { tag: "key", end: () => keyClick(Qt.Key_Space) },
                { tag: "size", end: () => resize(1920, 1080), stays: true }]
    }
    function test_what_ends_the_way_from_the_hand(data) {
        deal(7, "giza", "A")
        setMotion(1)
        playCard()
        tryVerify(() => game.table.revealing)
        tryVerify(() => playedCards().length === 1)
        data.end()
        verify(!part(PlayedCard).flying)
        compare(game.table.showing, data.stays ?? false)
        verify(all(part(Reveal), item => item instanceof RevealCard).every(card => !card.expected))
        tryVerify(() => playedCards().length === 0)
    }
    /// A card that waited for the others starts from its place in the resized window.
    function test_a_card_flies_from_where_it_lies_now() {
        deal(3, "giza", "A")
        setMotion(1)
        const before = cards()[3].mapToItem(page, 0, 0)
        resize(1920, 1080)
        wait(20)
        const played = playCard()
        verify(Math.abs(before.y - played.place.y) > 100)
        tryVerify(() => game.table.revealing)
        tryVerify(() => playedCards().length === 1)
        verifyNear(playedCards()[0].from, played.place, "from the hand")
    }
    /// In a hot seat game it starts from the hand seen last; the others' cards are face down already.
    function test_the_last_ones_card_flies_at_a_shared_screen() {
        deal(3, "giza", "A", 2)
        setMotion(1)
        let played = null
        for (let choice = 0; choice < 2; ++choice) {
            tryVerify(() => game.table.handover)
            verify(!part(PlayedCard).flying)
            game.table.takeOver()
            tryVerify(() => game.table.myTurn)
            played = playCard(choice)
        }
        tryVerify(() => game.table.revealing)
        tryVerify(() => playedCards().length === 1)
        verifyNear(playedCards()[0].from, played.place, "from the hand")
        compare(game.table.reveal.get(playedCards()[0].modelData.row).name, "Bo")
    }
    function test_nothing_leaves_the_hand_without_motion() {
        deal(3, "giza", "A")
        playCard()
        tryVerify(() => game.table.reveal.count > 0)
        verify(!game.table.revealing && !part(PlayedCard).flying)
    }
    /// The items that show that city's coins; on a phone, distant cities only have a tab.
    function purses(seat) {
        return all(page, item => item instanceof Figure && item.visible && item.glyph === "coin")
            .filter(figure => cityOf(figure)?.seat === seat)
            .map(figure => page.mapFromItem(figure, 0, 0, figure.width, figure.height))
    }
    function cityOf(item) {
        for (let up = item; up; up = up.parent) {
            if (up.city?.seat !== undefined)
                return up.city
        }
        return null
    }
    function test_coins_fly_from_purse_to_purse_data() {
        return [
            { tag: "wide", size: [1280, 800], far: true },
            { tag: "tablet", size: [800, 1280], far: true },
            { tag: "phone", size: [360, 640], far: false },
            { tag: "phone, the others", size: [360, 640], far: true, shown: "others" },
            { tag: "sideways", size: [740, 360], far: false }
        ]
    }
    function test_coins_fly_from_purse_to_purse(data) {
        resize(...data.size)
        deal(7, "giza", "A")
        page.shownCity = data.shown ?? "own"
        const { own, left, right } = game.table
        const near = [own.seat, left.seat, right.seat]
        const found = new Set()
        for (let turn = 2; turn <= 5; ++turn) {
            setMotion(0)
            verify(game.playTo(1, turn))
            setMotion(1)
            revealed()
            tryVerify(() => flyingCoins().length === game.table.coinsMoved.length)
            for (const coin of flyingCoins()) {
                for (const [seat, place] of [[coin.modelData.from, coin.from], [coin.modelData.to, coin.to]]) {
                    if (seat < 0) {
                        compare(place, page.layout.bar)
                    } else if (near.includes(seat) || data.far) {
                        verify(purses(seat).some(purse => purse === place), `seat ${seat} at ${place}, not ${purses(seat)}`)
                        found.add(seat)
                    }
                }
            }
            game.table.skip()
        }
        verify(found.has(own.seat) && found.has(left.seat) && found.has(right.seat))
        compare(found.size > 3, data.far)
    }
    function test_a_key_ends_the_flight_and_no_more() {
        deal(3, "giza", "A")
        setMotion(1)
        revealed()
        verify(part(TurnFlights).flying)
        keyClick(Qt.Key_Return)
        verify(!part(TurnFlights).flying)
        verify(game.table.myTurn && game.table.choice.row < 0, "it decides nothing yet")
        keyClick(Qt.Key_Return)
        verify(game.table.choice.row >= 0)
    }
    function test_another_size_ends_the_flight() {
        deal(7, "giza", "A")
        verify(game.playTo(1, 2))
        setMotion(1)
        revealed()
        tryVerify(() => flyingCards().length === 7)
        resize(1920, 1080)
        verify(!part(TurnFlights).flying)
        tryVerify(() => flyingCards().length === 0)
    }
    function test_nothing_flies_over_a_table_that_is_entered() {
        deal(4, "giza", "A")
        verify(game.playTo(1, 3))
        setMotion(1)
        close()
        show()
        verify(!part(TurnFlights).flying)
    }
    function test_a_stage_rises_when_its_card_is_there() {
        deal(3, "giza", "A", 1, true)
        const rising = part(TurnFlights).rising
        for (let turn = 0; turn < 6 && !rising.flying; ++turn) {
            tryVerify(() => game.table.myTurn)
            revealed()
            verify(!rising.flying, "not before its card")
            verify(!rising.waiting || rising.parts.every(({ seat, part }) => game.table.cityAt(seat).stagesBuilt === part - 1))
            setMotion(5)
            tryVerify(() => !game.table.settling)
        }
        verify(rising.flying && game.table.raising && !game.table.myTurn)
        const { seat, part: stage } = rising.parts[0]
        compare(game.table.cityAt(seat).stagesBuilt, stage)
        tryVerify(() => !rising.flying)
        compare(rising.shareOf(seat, stage), 1)
    }
    /// For my own wonder a stage, for any other a pip on the poster.
    function heightOf(seat, stage) {
        if (seat === game.table.own.seat)
            return all(page, item => item instanceof StageBlock && item.number === stage)[0].share
        const pips = all(page, item => item instanceof StagePips && item.visible && item.city.seat === seat)[0]
        const gold = pips.children[stage - 1].children[0]
        return gold.height / pips.children[stage - 1].height
    }
    /// A neighbour's stage begins to rise.
    function neighbourBuilds() {
        deal(3, "giza", "A", 1, true)
        const flights = part(TurnFlights)
        for (let turn = 2; turn <= 6; ++turn) {
            setMotion(0)
            verify(game.playTo(2, turn))
            landed()
            if (flights.rising.parts.some(part => part.seat !== game.table.own.seat))
                break
            flights.end()
        }
        verify(flights.rising.flying)
        return flights
    }
    function test_stages_of_neighbours_rise_too() {
        const flights = neighbourBuilds()
        const posters = all(page, item => item instanceof WonderPicture && item.visible)
        const isOf = (poster, part) => poster.wonder === game.table.cityAt(part.seat).poster
        const rises = posters.filter(poster => flights.rising.parts.some(part => isOf(poster, part)))
        verify(rises.length > 0)
        tryVerify(() => flights.rising.flying && flights.rising.progress > 0.1, 10000)
        for (const part of flights.rising.parts)
            verify(heightOf(part.seat, part.part) > 0 && heightOf(part.seat, part.part) < 1, "seat " + part.seat)
        tryVerify(() => !flights.rising.flying)
        for (const part of flights.rising.parts)
            compare(heightOf(part.seat, part.part), 1)
        tryVerify(() => rises.every(poster => poster.art === poster.wanted), 10000)
        for (const poster of rises) {
            const { seat } = flights.rising.parts.find(part => isOf(poster, part))
            const city = game.table.cityAt(seat)
            compare(poster.art, Art.wonder(city.poster, city.stagesBuilt, city.stageCount))
        }
        tryVerify(() => rises.every(poster => poster.children[0].art === ""), 10000, "one picture is left")
    }
    function test_what_ends_the_rise_data() {
        return [{ tag: "tap", end: () => mouseClick(page, 5, page.height - 5) }, { tag: "key", end: () => keyClick(Qt.Key_Return) },
                { tag: "size", end: () => resize(1300, 800) }]
    }
    function test_what_ends_the_rise(data) {
        const { rising } = neighbourBuilds()
        tryVerify(() => rising.flying && rising.progress > 0.1, 10000)
        data.end()
        verify(!rising.flying)
        for (const part of rising.parts)
            compare(heightOf(part.seat, part.part), 1)
    }
    function test_an_undo_ends_the_flight() {
        deal(3, "giza", "A")
        verify(game.playTo(1, 2))
        setMotion(1)
        revealed()
        verify(part(TurnFlights).flying && !game.table.canUndo)
        game.table.skip()
        verify(game.table.canUndo)
        game.table.undo()
        tryVerify(() => !part(TurnFlights).flying && flyingCards().length === 0, 1000, "at once, not at its end")
    }
    function test_nothing_flies_without_motion() {
        deal(3, "giza", "A")
        verify(game.playTo(1, 2))
        part(TurnFlights).launch()
        verify(!part(TurnFlights).flying)
    }
}
