// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Mirabilia.Duel
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// Animations of an action; nobody has to wait for them.
DuelTest {
    id: test
    name: "DuelFlights"

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
    function coins() {
        return all(part(CoinFlights), item => item instanceof CoinDisc).map(disc => disc.parent)
    }
    /// A building that costs three coins and brings five.
    function pushGuild(speed) {
        lay("duel-wonder-gone")
        setMotion(speed)
        game.push("duel-wonder-gone-next")
    }
    function contains(place, inner) {
        return inner.width > 0 && inner.x >= place.x && inner.x + inner.width <= place.x + place.width
            && inner.height > 0 && inner.y >= place.y && inner.y + inner.height <= place.y + place.height
    }
    function windows() {
        return [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]]
            .map(size => ({ tag: size.join(" x "), size: size }))
    }

    function test_coins_fly_data() {
        return windows()
    }
    function test_coins_fly(data) {
        resize(...data.size)
        pushGuild(1)
        const flights = part(CoinFlights)
        verify(flights.flying)
        tryVerify(() => coins().length === 2)
        const [paid, got] = coins()
        compare([paid.modelData.coins, got.modelData.coins], [3, 5])
        verify(contains(page.layout.leftPanel, flights.purse(0)))
        verify(contains(page.layout.rightPanel, flights.purse(1)))
        verify(contains(Qt.rect(0, 0, page.width, page.layout.barHeight), flights.purse(-1)))
        tryVerify(() => got.way > 0.1)
        const before = [paid.middle.x, got.middle.x]
        tryVerify(() => got.way > 0.5)
        verify(paid.middle.x > before[0] && got.middle.x < before[1], "from the city at the left, and to it")
        tryVerify(() => !flights.flying)
        compare(coins().length, 0)
    }
    function test_a_token_lands_data() {
        return [].concat(...windows().map(({ tag, size }) => [
            { tag: "of the board, " + tag, size: size, fixture: "duel-token", token: "agriculture" },
            { tag: "of the library, " + tag, size: size, fixture: "duel-library", token: "urbanism" }]))
    }
    function test_a_token_lands(data) {
        resize(...data.size)
        lay(data.fixture)
        setMotion(1)
        game.push(data.fixture + "-next")
        const flight = part(TakenFlight)
        verify(flight.flying)
        compare(flight.art, DuelArt.token(data.token))
        const drawn = data.fixture === "duel-library"
        verify(contains(drawn ? page.layout.structure : page.layout.tokensHeight > 0 ? page.layout.tokens : page.layout.track, flight.from))
        const { to } = flight
        verify(contains(page.layout.leftPanel, Qt.rect(to.x + to.width / 2, to.y + to.height / 2, 1, 1)))
        const inCity = () => all(page, item => item instanceof Picture && item.visible && item.art === DuelArt.token(data.token)
                                               && item.parent.parent instanceof CityTokens)
        compare(inCity().length, 0, "it counts when it has landed")
        tryVerify(() => coins().length === 1)
        compare([coins()[0].modelData.coins, coins()[0].modelData.to], [6, 0])
        tryVerify(() => flight.progress > 0.5) // the dialog has closed
        mouseClick(page, page.width - 3, page.height / 2)
        verify(!flight.flying && !part(CoinFlights).flying)
        tryVerify(() => inCity().length === 1)
    }
    function test_one_flight_follows_another_at_once() {
        lay("duel-draft")
        setMotion(1)
        const flight = part(TakenFlight)
        flight.launch(DuelArt.poster("the_mausoleum"), Qt.rect(300, 300, 200, 120), Qt.rect(40, 300, 100, 60))
        verify(flight.flying)
        flight.skip() // its picture is released, but not yet deleted
        flight.launch(DuelArt.poster("piraeus"), Qt.rect(500, 300, 200, 120), Qt.rect(40, 300, 100, 60))
        const pictures = () => all(flight, item => item instanceof Picture && item.visible)
        compare(pictures().map(picture => picture.art), [DuelArt.poster("piraeus")])
    }
    function test_a_drafted_wonder_flies_to_its_city_data() {
        return windows()
    }
    function test_a_drafted_wonder_flies_to_its_city(data) {
        failOnWarning(/TypeError/)
        resize(...data.size)
        lay("duel-draft")
        setMotion(1)
        const offered = game.table.offer.count
        const places = () => new Map(all(part(DraftOffer), item => item.visible && item.wonder !== undefined && item.picture !== undefined)
                                     .map(poster => [poster.wonder, `${poster.x} ${poster.y}`]))
        const before = places()
        game.push("duel-draft-next")
        const flight = part(TakenFlight)
        verify(flight.flying && game.table.actionDrafted !== "")
        compare(flight.art, DuelArt.poster(game.table.actionDrafted))
        verify(contains(page.layout.structure, flight.from))
        const panel = game.table.actionAtLeft ? page.layout.leftPanel : page.layout.rightPanel
        verify(contains(panel, Qt.rect(flight.to.x + flight.to.width / 2, flight.to.y + flight.to.height / 2, 1, 1)))
        compare(game.table.offer.count, offered, "it is on its way")
        tryVerify(() => game.table.offer.count < offered)
        verify(places().size > 0)
        for (const [wonder, place] of places())
            compare(place, before.get(wonder), wonder + " has moved")
        verify(!flight.flying)
    }
    /// The last wonder of four is nobody's choice, and flies by itself after the one before; then the next are dealt.
    function test_every_wonder_flies_in_its_turn_data() {
        return windows()
    }
    function test_every_wonder_flies_in_its_turn(data) {
        failOnWarning(/TypeError/)
        resize(...data.size)
        lay("duel-draft-next")
        setMotion(4)
        const flight = part(TakenFlight)
        const offered = () => all(part(DraftOffer), item => item.picture !== undefined && item.arrival !== undefined)
        game.pushLastOfFour()
        compare([flight.flying, flight.art], [true, DuelArt.poster("the_mausoleum")])
        compare([game.table.lastName, game.table.lastText], ["You", "took The Mausoleum"])
        tryVerify(() => flight.flying && flight.art === DuelArt.poster("the_statue_of_zeus"))
        verify(game.table.lastText.includes("Zeus"))
        verify(contains(page.layout.structure, flight.from) && contains(page.layout.rightPanel, flight.to))
        compare(game.table.offer.count, 1, "mine has gone, the last is still there")
        tryVerify(() => game.table.offerDealt)
        const late = offered().map(poster => poster.arrival)
        compare(late.length, 4)
        verify(late.every(arrival => arrival > 0), late.join())
        tryVerify(() => offered().some(poster => poster.arrival === 0))
        verify(offered().some(poster => poster.arrival > 0), "one after another")
        tryVerify(() => !game.table.showing)
        verify(offered().every(poster => poster.arrival === 0 && poster.opacity === 1))
    }
    function test_a_tap_ends_the_dealing() {
        lay("duel-draft-next")
        setMotion(1)
        game.pushLastOfFour()
        keyClick(Qt.Key_Space) // mine
        tryVerify(() => game.table.offerDealt, 10000)
        mouseClick(page, page.width - 3, page.height / 2)
        verify(!game.table.showing)
        verify(all(part(DraftOffer), item => item.arrival !== undefined).every(poster => poster.arrival === 0))
    }
    /// The end points of the flights disappear with the layout.
    function test_another_size_ends_the_flights_data() {
        return [{ tag: "to a phone", from: [1280, 800], to: [360, 640] }, { tag: "from a phone", from: [360, 640], to: [1280, 800] }]
    }
    function test_another_size_ends_the_flights(data) {
        failOnWarning(/TypeError/)
        resize(...data.from)
        lay("duel-token")
        setMotion(1)
        game.push("duel-token-next")
        tryVerify(() => coins().length === 1 && part(TakenFlight).progress > 0.1)
        resize(...data.to)
        verify(!part(TakenFlight).flying && !part(CoinFlights).flying)
        wait(50)
    }
    function test_any_tap_ends_the_flight_data() {
        return [
            { tag: "ground", at: () => page },
            { tag: "card", at: () => openCards()[0] },
            { tag: "city", at: () => part(DuelCityPanel) }
        ]
    }
    function test_any_tap_ends_the_flight(data) {
        pushGuild(1)
        verify(part(CoinFlights).flying)
        mouseClick(data.at(), 3, data.at().height / 2)
        verify(!part(CoinFlights).flying)
        tryVerify(() => coins().length === 0)
    }
    function test_the_show_ends_and_so_do_they() {
        pushGuild(1)
        keyClick(Qt.Key_Space)
        verify(!game.table.actionShown && !part(CoinFlights).flying)
    }

    // ---- The card ----------------------------------------------------------------------------------

    readonly property bool dialogOpen: T.Overlay.overlay?.visible ?? false
    Component {
        id: spy
        SignalSpy {}
    }

    /// A place where a tap would act if there were no animation.
    function test_any_tap_ends_the_show_and_does_nothing_else_data() {
        const places = [
            { tag: "ground", at: () => part(WarTrack) },
            { tag: "card", at: () => openCards()[0] },
            { tag: "wonder", at: () => part(WonderRow) },
            { tag: "building", at: () => all(page, item => item.squeezed !== undefined)[0] },
            { tag: "menu", at: () => all(part(TopBar), item => item.glyph === "menu")[0] },
            { tag: "city of a phone", size: [360, 640], at: () => part(CitySummary) }
        ]
        return [].concat(...places.map(place => [
            Object.assign({}, place, { tag: place.tag + ", mouse", press: item => mouseClick(item) }),
            Object.assign({}, place, { tag: place.tag + ", touch", press: item => touch(item) })]))
    }
    function test_any_tap_ends_the_show_and_does_nothing_else(data) {
        buildWonder(data.size ?? [1280, 800], 1)
        const flight = part(ActionFlight)
        tryVerify(() => flight.visible && flight.scale < 0.9)
        data.press(data.at())
        verify(!game.table.showing && !flight.visible)
        verify(!part(Rising).waiting && !part(Rising).flying)
        verify(!dialogOpen && !game.table.choice.made)
    }
    function test_a_card_goes_to_where_it_lies_data() {
        return [].concat(...windows().map(({ tag, size }) => [
            { tag: "built, " + tag, size: size, fixture: "duel", push: () => game.push("duel-next"), place: cityOfTheLeft },
            { tag: "discarded, " + tag, size: size, fixture: "duel", push: () => game.pushDiscarded("duel-next"), place: pile },
            { tag: "under a wonder, " + tag, size: size, fixture: "duel-wonder", push: () => game.push("duel-wonder-next"), place: wonder }]))
    }
    function test_a_card_goes_to_where_it_lies(data) {
        resize(...data.size)
        lay(data.fixture)
        setMotion(1)
        const flight = part(ActionFlight)
        data.push()
        verify(flight.visible)
        compare(flight.place, data.place())
        const way = () => Math.hypot(flight.x + flight.width / 2 - flight.place.x - flight.place.width / 2,
                                     flight.y + flight.height / 2 - flight.place.y - flight.place.height / 2)
        const whole = way()
        tryVerify(() => way() < whole / 2)
    }
    /// What a rival takes is lifted first, and solid until it is there.
    function test_a_card_of_a_rival_is_lifted_first() {
        lay("duel")
        setMotion(1)
        const flight = part(ActionFlight)
        game.pushByRival("duel-next")
        verify(game.table.actionLifted && flight.visible)
        tryVerify(() => Math.abs(flight.y - flight.home + Theme.px(14)) < 1)
        compare([flight.scale, flight.opacity], [1, 1])
        while (flight.scale > 0.7) { // fading would have begun
            compare(flight.opacity, 1)
            wait(5)
        }
        tryVerify(() => !game.table.showing)
    }
    function test_my_own_card_leaves_at_once() {
        lay("duel")
        setMotion(1)
        const flight = part(ActionFlight)
        game.push("duel-next")
        verify(!game.table.actionLifted && flight.visible)
        tryVerify(() => flight.scale < 0.9)
    }
    function cityOfTheLeft() {
        return page.layout.leftPanel
    }
    /// On a phone the pile is opened from the menu.
    function pile() {
        const tools = all(part(TopBar), item => item.visible && ["discard", "menu"].includes(item.glyph) && item.clicked !== undefined)
        compare(tools.some(tool => tool.glyph === "discard"), page.width !== 360)
        return page.placeOf(tools[0])
    }
    function wonder() {
        const row = wonderRow()
        return page.placeOf(row ? row.poster : wonderMark())
    }
    /// A tap or key ends the scene of an early victory.
    function test_what_ends_the_scene_of_a_victory_data() {
        return [
            { tag: "mouse", end: () => mouseClick(openCards()[0]) },
            { tag: "touch", end: () => touch(openCards()[0]) },
            { tag: "key", end: () => keyClick(Qt.Key_Space) }
        ]
    }
    function test_what_ends_the_scene_of_a_victory(data) {
        lay("duel-danger")
        setMotion(1)
        const result = createTemporaryObject(spy, test, { target: page, signalName: "showResult" })
        game.push("duel-military")
        setMotion(5)
        tryVerify(() => game.table.endShown)
        setMotion(1)
        verify(game.table.endShown && part(Supremacy).visible)
        compare(result.count, 0)
        tryCompare(part(Supremacy), "grown", 1)
        data.end()
        verify(!game.table.endShown)
        compare(result.count, 1)
        verify(part(Supremacy).visible, "the table is not seen before the result")
        verify(!dialogOpen)
    }
    /// The pawn marches on the grown track, and only then the victory is told.
    function test_the_pawn_marches_into_the_capital() {
        lay("duel-danger")
        setMotion(5)
        game.push("duel-military")
        const scene = part(Supremacy)
        tryVerify(() => scene.visible)
        const track = all(scene, item => item instanceof WarTrack)[0]
        verify(track)
        tryVerify(() => game.table.endTold)
        compare(game.table.pawnPlace, -game.table.capital)
        tryVerify(() => Math.abs(track.pawn.x + track.pawn.width / 2 - track.endWidth / 2) < 1)
        compare(scene.grown, 1)
        verify(reads(game.table.endText))
    }
    function test_six_symbols_light_up_one_by_one() {
        lay("duel-danger")
        setMotion(5)
        game.push("duel-science")
        const scene = part(Supremacy)
        tryVerify(() => scene.visible)
        const wheel = all(scene, item => item instanceof SymbolWheel)[0]
        compare(wheel.symbols.length, 6)
        const seen = [wheel.lit]
        while (!game.table.endTold) {
            wait(5)
            if (wheel.lit !== seen[seen.length - 1])
                seen.push(wheel.lit)
        }
        compare(seen, [0, 1, 2, 3, 4, 5, 6])
        verify(wheel.whole && reads(game.table.endText))
    }
    /// The army takes its coins when the pawn has come to its token.
    function test_looted_coins_fly_to_the_pawn() {
        lay("duel")
        setMotion(4)
        game.pushLoot("duel-next", 4, 5)
        const loser = game.table.right
        const had = loser.coins
        const place = game.table.pawnPlace
        const seen = [place]
        while (game.table.coinsLooted.length === 0) {
            wait(5)
            if (game.table.pawnPlace !== seen[seen.length - 1])
                seen.push(game.table.pawnPlace)
        }
        compare(seen, [place, place + 1, place + 2, place + 3, place + 4])
        tryVerify(() => coins().length === 0 && all(page, item => item instanceof CoinFlights && item.flying).length === 1)
        compare(loser.coins, had)
        tryCompare(loser, "coins", had - 5)
    }
    /// A new age waits until the last turn of the old one has been shown; then it is dealt.
    function test_a_new_age_begins_visibly() {
        lay("duel-wonder-gone")
        setMotion(5)
        game.pushAge("duel-begin", 2)
        const structure = part(Structure)
        tryVerify(() => game.table.ageWaits)
        verify(!structure.visible)
        tryVerify(() => game.table.ageShown)
        verify(structure.visible)
        const title = part(AgeTitle)
        tryVerify(() => title.visible && title.opacity === 1)
        verify(reads("III") && reads("You say who begins"))
        verify(cards().some(card => card.arrival === 1))
        tryVerify(() => !game.table.showing)
        verify(!title.visible && cards().every(card => card.arrival === 0))
    }
    function test_a_tap_ends_the_beginning_of_an_age() {
        lay("duel-wonder-gone")
        setMotion(1)
        game.pushAge("duel-begin", 0)
        keyClick(Qt.Key_Space)
        verify(!game.table.showing && !part(AgeTitle).visible)
        verify(cards().every(card => card.arrival === 0))
    }
    function test_nothing_flies_without_motion() {
        pushGuild(0)
        compare(game.table.coinsMoved.length, 2)
        verify(!part(CoinFlights).flying)
        verify(!part(ActionFlight).visible)
    }
    function test_nothing_flies_where_the_game_jumps() {
        lay("duel-wonder-gone")
        setMotion(1)
        game.jump("duel-wonder-gone-next")
        verify(!part(CoinFlights).flying)
        game.push("duel-next")
        verify(part(CoinFlights).flying)
        game.jump("duel-wonder-gone")
        verify(!part(CoinFlights).flying)
    }
    /// The previous action lands before the answer flies, unless there is a tap.
    function test_a_late_action_flies_when_the_one_before_has_landed_data() {
        return [{ tag: "wait", go: () => {} }, { tag: "tap", go: () => mouseClick(page, page.width - 3, page.height / 2) },
                { tag: "key", go: () => keyClick(Qt.Key_Space) }]
    }
    function test_a_late_action_flies_when_the_one_before_has_landed(data) {
        lay("duel")
        setMotion(1)
        game.push("duel-next")
        const number = game.table.actionNumber
        tryVerify(() => part(ActionFlight).scale < 0.9 && part(CoinFlights).progress > 0.3)
        game.push("duel-next")
        compare(game.table.actionNumber, number)
        verify(part(CoinFlights).flying && part(CoinFlights).progress > 0.3 && part(ActionFlight).scale < 0.9)
        data.go()
        if (data.tag !== "wait")
            verify(game.table.actionNumber !== number, "at once")
        tryVerify(() => game.table.actionNumber > number)
        tryVerify(() => part(CoinFlights).flying && part(CoinFlights).progress < 0.3)
        tryVerify(() => !game.table.showing)
    }

    // ---- A built wonder ----------------------------------------------------------------------------

    function wonderRow() {
        return all(page, item => item instanceof WonderRow && item.wonder === "the_great_library" && item.visible)[0]
    }
    function wonderMark() {
        return all(page, item => item.wonder === "the_great_library" && item.built !== undefined && item.visible)[0]
    }
    function share() {
        return (wonderRow() ?? wonderMark()).share
    }
    function buildWonder(size, speed) {
        resize(...size)
        lay("duel-wonder")
        setMotion(speed)
        game.push("duel-wonder-next")
    }
    function test_a_wonder_rises_when_its_card_has_landed_data() {
        return windows()
    }
    function test_a_wonder_rises_when_its_card_has_landed(data) {
        buildWonder(data.size, 1)
        verify(!(wonderRow() ?? wonderMark()).built, "not before its card has landed")
        const rising = part(Rising)
        tryVerify(() => rising.flying && share() > 0 && share() < 1)
        tryVerify(() => !rising.flying)
        compare(share(), 1)
    }
    function test_what_ends_its_rise_data() {
        return [{ tag: "tap", end: () => mouseClick(page, page.width - 3, page.height / 2) }, { tag: "key", end: () => keyClick(Qt.Key_Space) },
                { tag: "size", end: () => resize(1300, 800) }]
    }
    function test_what_ends_its_rise(data) {
        for (const there of [() => part(ActionFlight).visible, () => part(Rising).flying]) {
            buildWonder([1280, 800], 1)
            tryVerify(there)
            data.end()
            tryVerify(() => !game.table.showing, 15000)
            data.end()
            tryVerify(() => !part(Rising).flying, 1000)
            compare(share(), 1)
        }
    }
    function test_without_motion_it_stands_at_once() {
        buildWonder([1280, 800], 0)
        compare(share(), 1)
    }
}
