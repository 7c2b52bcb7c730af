// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Mirabilia.Dice
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// Coins gained or paid by cities in a round fly after its reveal.
DiceTest {
    id: test
    name: "DiceFlights"

    function cleanup() {
        setMotion(0)
        close()
    }
    function setMotion(speed) {
        App.settings.motionSpeed = speed
        Theme.motionSpeed = speed
    }
    function flights() {
        return all(page, item => item instanceof CoinFlights)[0]
    }
    function coins() {
        return all(flights(), item => item instanceof CoinDisc).map(disc => disc.parent)
    }
    /// Reveals a round; waits until it has been read if `seen`.
    function push(position, speed, seen = true) {
        lay(position)
        setMotion(speed > 0 && seen ? 5 : speed)
        game.push(position + "-next")
        compare(game.table.revealing, speed > 0)
        verify(!flights().flying, "first the round is shown")
        if (speed > 0 && seen) {
            tryVerify(() => game.table.striking)
            setMotion(speed)
            all(page, item => item instanceof AttackFlights)[0].launch()
            flights().launch(flights().moves)
        }
    }
    /// The same, until its position is shown.
    function land(position) {
        push(position, 5)
        setMotion(1)
        tryVerify(() => !game.table.striking)
    }
    function isInside(inner) {
        return inner.width > 0 && inner.x >= 0 && inner.x + inner.width <= page.width
            && inner.height > 0 && inner.y >= 0 && inner.y + inner.height <= page.height
    }

    function test_coins_fly_data() {
        const every = [[0, -1, 2], [-1, 1, 2]] // from me to the bank, and from the bank to the other
        return [
            { tag: "wide", size: [1280, 800], moves: every },
            { tag: "tablet", size: [800, 1280], moves: every },
            { tag: "phone", size: [360, 640], moves: every.slice(0, 1) },
            { tag: "sideways", size: [740, 360], moves: every }
        ]
    }
    function test_coins_fly(data) {
        resize(...data.size)
        push("dice-two", 1)
        verify(flights().flying)
        tryVerify(() => coins().length === data.moves.length)
        const paid = coins()[0]
        compare([paid.modelData.from, paid.modelData.to, paid.modelData.coins], [0, -1, 2])
        const purse = page.purseOf(0)
        compare(purse.visible, true)
        compare(paid.from, page.mapFromItem(purse, 0, 0, purse.width, purse.height))
        compare(Qt.size(paid.to.width, paid.to.height), Qt.size(page.width, page.layout.barHeight))
        if (data.moves.length > 1)
            compare([coins()[1].modelData.from, coins()[1].modelData.to, coins()[1].modelData.coins], [-1, 1, 2])
        for (const coin of coins())
            verify(isInside(coin.from) && isInside(coin.to))
        tryVerify(() => !flights().flying)
        compare(coins().length, 0)
    }
    /// Every city of a full table has a purse.
    function test_seven_cities() {
        push("dice-last", 1)
        tryVerify(() => coins().length === 3)
        compare(coins().map(coin => coin.modelData.coins), [3, 1, 2])
        const places = coins().map(coin => coin.modelData.from < 0 ? coin.to : coin.from)
        verify(places.every(isInside))
        verify(places.every((place, index) => places.findIndex(other => other.x === place.x && other.y === place.y) === index))
    }
    function test_purses_that_leave_with_the_layout_end_the_flight() {
        failOnWarning(/TypeError/)
        resize(1280, 800)
        push("dice-last", 1)
        tryVerify(() => coins().length === 3)
        resize(360, 640)
        verify(!flights().flying)
        wait(0)
    }
    function test_any_tap_or_key_ends_the_flight() {
        push("dice-two", 1)
        verify(flights().flying)
        mouseClick(cells()[0])
        verify(!flights().flying)
        tryVerify(() => coins().length === 0)
        push("dice-two", 1)
        verify(flights().flying)
        keyClick(Qt.Key_Space)
        verify(!flights().flying)
    }
    /// A tap does not reach what is below the reveal.
    function test_a_tap_at_what_is_shown_does_nothing_else_data() {
        const places = [{ tag: "cell", at: () => cells()[0] }, { tag: "die", at: () => dice()[0] },
                        { tag: "neighbour", at: () => all(page, item => item instanceof DiceNeighbour)[0] },
                        { tag: "menu", at: () => all(page, item => item.glyph === "menu")[0] }]
        const ways = [{ tag: "mouse", press: item => mouseClick(item) }, { tag: "touch", press: item => touch(item) }]
        return [].concat(...places.map(place => ways.map(way => ({ tag: place.tag + ", " + way.tag, at: place.at, press: way.press }))))
    }
    function test_a_tap_at_what_is_shown_does_nothing_else(data) {
        push("dice-two", 1, false)
        data.press(data.at())
        verify(!game.table.showing && !flights().flying)
        verify(!(T.Overlay.overlay?.visible ?? false))
        compare([game.table.choice.die, game.table.choice.cell], ["", ""])
    }
    function test_nothing_flies_without_motion() {
        push("dice-two", 0)
        compare(game.table.coinsMoved.length, 2)
        verify(!flights().flying)
    }

    // ---- A built stage of the wonder ---------------------------------------------------------------

    function rising() {
        return all(page, item => item instanceof Rising)[0]
    }
    function stages() {
        return ["wonder.1", "wonder.2"].map(cell)
    }
    function test_built_stages_rise_when_the_round_was_shown_data() {
        return [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]].map(size => ({ tag: size.join(" x "), size: size }))
    }
    function test_built_stages_rise_when_the_round_was_shown(data) {
        resize(...data.size)
        land("dice-again")
        verify(rising().flying)
        for (const [progress, least, most] of [[0, 0, 0], [0.3, 0.3, 0.9]]) {
            rising().progress = progress
            for (const stage of stages())
                verify(stage.crossed && stage.rising && stage.share >= least && stage.share <= most, stage.share)
        }
        verify(!cell("wonder.3").rising)
        tryVerify(() => !rising().flying)
        for (const stage of stages())
            verify(!stage.rising)
    }
    function scene() {
        return all(page, item => item instanceof WonderScene)[0]
    }
    function large() {
        return all(scene(), item => item instanceof RisingStage)[0]
    }
    /// The wonder is seen large over the middle of the board while its stages rise; only then the dice are thrown.
    function test_my_wonder_is_celebrated_data() {
        return test_built_stages_rise_when_the_round_was_shown_data()
    }
    function test_my_wonder_is_celebrated(data) {
        resize(...data.size)
        land("dice-again")
        verify(rising().flying && game.table.wonderRises && !game.table.rolling)
        compare(game.table.status, "The wonder rises")
        verify(all(page, item => item instanceof DieTile && item.opacity > 0).length === 0, "the next dice are not seen yet")
        tryVerify(() => scene().near === 1)
        const picture = large()
        compare([picture.wonder, picture.before, picture.built], [game.table.own.poster, 0, 2])
        const at = picture.mapToItem(page, picture.width / 2, picture.height / 2)
        const board = page.layout.board
        fuzzyCompare(at.x, board.x + board.width / 2, 1)
        fuzzyCompare(at.y, board.y + board.height / 2, 1)
        verify(picture.width > Math.min(board.width, board.height) * 0.6 && picture.width <= board.width && picture.height <= board.height)
        tryVerify(() => game.table.rolling)
        verify(!rising().flying)
        tryVerify(() => !large() && scene().eased === 0)
        verify(all(page, item => item instanceof DieTile && item.opacity === 1).length > 0)
    }
    function test_a_tap_skips_the_celebration() {
        land("dice-again")
        tryVerify(() => large())
        mouseClick(page, 2, 2)
        verify(!game.table.showing && !rising().flying)
        tryVerify(() => !large() && scene().eased === 0)
        verify(all(page, item => item instanceof DieTile).every(die => die.opacity === 1 && die.flung === 0))
    }
    function test_no_celebration_without_motion_or_stage() {
        push("dice-again", 0)
        verify(!game.table.wonderRises && !large())
        land("dice-two")
        verify(!large() && game.table.rolling)
    }
    function test_what_ends_their_rise_data() {
        return [{ tag: "tap", end: () => mouseClick(page, 2, 2) }, { tag: "key", end: () => keyClick(Qt.Key_Space) },
                { tag: "size", end: () => resize(1300, 800) }, { tag: "jump", end: () => game.jump("dice-again-next") }]
    }
    function test_what_ends_their_rise(data) {
        land("dice-again")
        verify(rising().flying)
        data.end()
        verify(!rising().flying)
        for (const stage of stages())
            verify(stage.crossed && !stage.rising)
    }
    function test_without_motion_they_stand_at_once() {
        push("dice-again", 0)
        for (const stage of stages())
            verify(stage.crossed && !stage.rising)
    }
    function test_nothing_rises_where_no_stage_was_built() {
        land("dice-two")
        verify(!rising().flying)
    }
    function test_nothing_flies_where_the_game_jumps_data() {
        return [{ tag: "in the show", seen: false }, { tag: "in the flight", seen: true }]
    }
    function test_nothing_flies_where_the_game_jumps(data) {
        push("dice-two", 1, data.seen)
        compare(flights().flying, data.seen)
        game.jump("dice-two")
        verify(!game.table.revealing && !flights().flying)
        verify(!all(page, item => item instanceof AttackFlights)[0].flying)
    }
}
