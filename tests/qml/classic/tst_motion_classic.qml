// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// What moves after a turn, and that nobody has to wait for it.
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
        return all(page, item => item instanceof type, [])[0]
    }

    function test_the_end_of_an_age_waits_data() {
        const space = () => keyClick(Qt.Key_Space)
        return [{ tag: "ring, keys", size: [1280, 800], goOn: space },
                { tag: "ring, taps", size: [800, 1280], goOn: () => mouseClick(page, 20, 20) },
                { tag: "list, keys", size: [740, 360], goOn: space },
                { tag: "list of few", size: [740, 360], players: 3, goOn: space },
                { tag: "list, button", size: [360, 640], goOn: () => press("Go on") }]
    }
    function test_the_end_of_an_age_waits(data) {
        resize(...data.size)
        deal(data.players ?? 5, "giza", "A")
        verify(game.playTo(1, 6))
        setMotion(1)
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        game.table.skip()
        verify(game.table.conflictShown)
        compare(page.rulesTopic, "war")
        const ring = part(ConflictRing)
        compare(ring.narrow, data.tag.startsWith("list"))
        compare(ring.current, 0)
        compare(ring.sentence, game.table.conflict.get(0).text)
        data.goOn()
        verify(ring.done && game.table.conflictShown)
        verify(ring.sentence.startsWith(game.table.own.name + ": "))
        verify(reads(ring.sentence))
        data.goOn()
        tryVerify(() => !game.table.conflictShown)
        tryVerify(() => page.activeFocus)
        keyClick(Qt.Key_Return)
        verify(game.table.choice.row >= 0, "the hand has the keyboard")
    }

    /// Lets everybody play this turn and turns the cards.
    function revealed() {
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        game.table.skip()
        tryVerify(() => !game.table.showing)
    }
    function flying(type) {
        return all(part(TurnFlights), item => item instanceof type && item.modelData !== undefined, [])
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
        verify(flights.flying && game.table.myTurn)
        tryVerify(() => flying(Picture).length === 7)
        compare(flying(CoinDisc).length, game.table.coinsMoved.length)
        for (const card of flying(Picture)) {
            compare(card.width, card.from.width)
            for (const place of [card.from, card.to]) {
                verify(place.width > 0 && place.x >= 0 && place.x + place.width <= page.width)
                verify(place.height > 0 && place.y >= 0 && place.y + place.height <= page.height)
            }
        }
        mouseClick(page, 5, page.height - 5)
        verify(!flights.flying)
        tryVerify(() => flying(Picture).length === 0)
    }
    function test_a_key_ends_the_flight_and_counts() {
        deal(3, "giza", "A")
        setMotion(1)
        revealed()
        verify(part(TurnFlights).flying)
        keyClick(Qt.Key_Return)
        verify(!part(TurnFlights).flying)
        verify(game.table.choice.row >= 0)
    }
    function test_another_size_ends_the_flight() {
        deal(7, "giza", "A")
        verify(game.playTo(1, 2))
        setMotion(1)
        revealed()
        tryVerify(() => flying(Picture).length === 7)
        resize(1920, 1080)
        verify(!part(TurnFlights).flying)
        tryVerify(() => flying(Picture).length === 0)
    }
    function test_nothing_flies_over_a_table_that_is_entered() {
        deal(4, "giza", "A")
        verify(game.playTo(1, 3))
        setMotion(1)
        close()
        enter()
        verify(!part(TurnFlights).flying)
    }
    function test_a_stage_rises_when_its_card_is_there() {
        deal(3, "giza", "A", 1, true)
        setMotion(5)
        const rising = part(TurnFlights).rising
        for (let turn = 0; turn < 6 && !rising.waiting; ++turn) {
            tryVerify(() => !part(TurnFlights).flying)
            revealed()
        }
        verify(rising.waiting)
        const { seat, part: stage } = rising.parts[0]
        compare(rising.shareOf(seat, stage), 0)
        tryVerify(() => rising.flying && rising.shareOf(seat, stage) > 0)
        tryVerify(() => !rising.flying)
        compare(rising.shareOf(seat, stage), 1)
    }
    /// Of my own wonder a stage, of everybody else's a pip at the poster.
    function heightOf(seat, stage) {
        if (seat === game.table.own.seat)
            return all(page, item => item instanceof Plinth && item.number === stage, [])[0].share
        const pips = all(page, item => item instanceof StagePips && item.visible && item.city.seat === seat, [])[0]
        const gold = pips.children[stage - 1].children[0]
        return gold.height / pips.children[stage - 1].height
    }
    function neighbourBuilds() {
        deal(3, "giza", "A", 1, true)
        const flights = part(TurnFlights)
        for (let turn = 2; turn <= 6; ++turn) {
            setMotion(0)
            verify(game.playTo(2, turn))
            setMotion(1)
            revealed()
            if (flights.rising.parts.some(part => part.seat !== game.table.own.seat))
                break
            flights.end()
        }
        verify(flights.rising.waiting)
        return flights
    }
    function test_stages_of_neighbours_rise_too() {
        const flights = neighbourBuilds()
        for (const part of flights.rising.parts)
            compare(heightOf(part.seat, part.part), 0, "seat " + part.seat)
        tryVerify(() => flights.rising.flying && flights.rising.progress > 0.1, 10000)
        for (const part of flights.rising.parts)
            verify(heightOf(part.seat, part.part) > 0 && heightOf(part.seat, part.part) < 1, "seat " + part.seat)
        tryVerify(() => !flights.rising.flying)
        for (const part of flights.rising.parts)
            compare(heightOf(part.seat, part.part), 1)
    }
    function test_what_ends_the_rise_data() {
        return [{ tag: "tap", end: () => mouseClick(page, 5, page.height - 5) }, { tag: "key", end: () => keyClick(Qt.Key_Return) },
                { tag: "size", end: () => resize(1300, 800) }]
    }
    function test_what_ends_the_rise(data) {
        const flights = neighbourBuilds()
        data.end()
        verify(!flights.flying && !flights.rising.waiting)
        for (const part of flights.rising.parts)
            compare(heightOf(part.seat, part.part), 1)
        resize(1280, 800)
        const again = neighbourBuilds()
        tryVerify(() => again.rising.flying && again.rising.progress > 0.1, 10000)
        data.end()
        verify(!again.rising.flying)
        for (const part of again.rising.parts)
            compare(heightOf(part.seat, part.part), 1)
    }
    function test_an_undo_ends_the_flight() {
        deal(3, "giza", "A")
        verify(game.playTo(1, 2))
        setMotion(1)
        revealed()
        verify(part(TurnFlights).flying && game.table.canUndo)
        game.table.undo()
        tryVerify(() => !part(TurnFlights).flying && flying(Picture).length === 0, 1000, "at once, not at its end")
    }
    function test_nothing_flies_without_motion() {
        deal(3, "giza", "A")
        verify(game.playTo(1, 2))
        part(TurnFlights).launch()
        verify(!part(TurnFlights).flying)
    }
}
