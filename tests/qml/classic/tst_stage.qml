// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Models.Classic
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// A stage of my wonder being built, and where cards go.
TableTest {
    id: test
    name: "Stage"

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
    function flyingCard() {
        return all(part(TurnFlights), item => item.modelData?.played?.seat === game.table.own.seat)[0]
    }
    /// Plays until my next decision builds a stage, then builds it with that motion.
    function buildStage(wonder, side, speed) {
        deal(3, wonder, side, 1, true)
        for (let turn = 1; turn < 12; ++turn) {
            const built = game.table.own.stagesBuilt
            verify(game.decide())
            tryVerify(() => game.turnNumber() > turn && game.table.myTurn)
            if (game.table.own.stagesBuilt > built) {
                game.table.undo()
                tryVerify(() => game.table.own.stagesBuilt === built && game.table.myTurn)
                break
            }
        }
        setMotion(speed)
        verify(game.decide())
    }
    function test_my_building_goes_to_its_column() {
        deal(3, "giza", "A")
        setMotion(5)
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        setMotion(1)
        tryVerify(() => game.table.settling && flyingCard() !== undefined)
        const { played } = flyingCard().modelData
        verify(played.stage === 0 && played.family !== "")
        const column = all(page, item => item instanceof FamilyColumn && item.family === played.family)[0]
        compare(flyingCard().to, page.mapFromItem(column, 0, 0, column.width, column.height))
    }
    /// The buried card goes below its block, and is cut off at the foot of the wonder.
    function test_a_buried_card_slides_beneath_the_wonder() {
        buildStage("giza", "A", 5)
        tryVerify(() => game.table.revealing)
        setMotion(1)
        tryVerify(() => game.table.settling && flyingCard() !== undefined)
        const card = flyingCard()
        const block = all(page, item => item instanceof StageBlock && item.number === card.modelData.played.stage)[0]
        compare(card.to, page.mapFromItem(block, 0, 0, block.width, block.height))
        verify(card.slides && card.clip)
        compare(card.height, card.to.y)
        tryVerify(() => card.turned === 1)
        compare(card.children[0].art, Art.back(card.modelData.played.age))
    }
    /// What a stage brings counts when it has arrived: Rhodes brings shields, Olympia B points.
    function test_its_gain_is_held_back_until_it_arrives() {
        buildStage("rhodes", "B", 1)
        const shields = game.table.own.shields
        const coins = game.table.own.coins
        const line = part(OwnLine)
        const gain = part(StageGain)
        const own = game.table.own.seat
        tryVerify(() => game.table.raising, 20000)
        verify(game.table.own.shields > shields)
        compare(line.placeOf("shield").text, String(shields))
        compare(gain.held(own, "shield"), game.table.own.shields - shields)
        compare(line.placeOf("gain").text, String(game.table.own.coins - gain.held(own, "gain")))
        verify(gain.held(own, "gain") > 0)
        tryVerify(() => gain.way > 0.1 && gain.way < 1)
        compare(all(gain, item => item instanceof EffectMarks).length, gain.gains.length)
        tryVerify(() => gain.way === 1, 10000)
        compare(line.placeOf("shield").text, String(game.table.own.shields))
        compare(line.placeOf("gain").text, String(game.table.own.coins))
    }
    /// The same for everybody else whose wonder is in sight: their coins and shields are held back, too.
    function test_gains_of_others_are_held_back_until_they_arrive() {
        deal(7, "rhodes", "A")
        setMotion(1)
        const gain = part(StageGain)
        const countsSoon = one => one.seat !== game.table.own.seat && ["gain", "shield"].includes(one.effect.glyph)
        for (let tried = 0; tried < 12 && !Array.from(gain.gains).some(countsSoon); ++tried) {
            const turn = game.turnNumber()
            verify(game.decide())
            tryVerify(() => game.table.showing, 20000)
            tryVerify(() => game.table.raising || !game.table.showing || game.table.conflictShown, 30000)
            while (game.table.showing && !Array.from(gain.gains).some(countsSoon))
                game.table.skip()
            if (!game.table.showing)
                waitForTurn(turn + 1)
        }
        const found = Array.from(gain.gains).find(countsSoon)
        verify(found, "nobody gained anything")
        const city = game.table.cityAt(found.seat)
        const counter = page.partOf(found.seat).placeOf(found.effect.glyph)
        const full = found.effect.glyph === "gain" ? city.coins : city.shields
        const told = () => Number(counter instanceof WarLine ? counter.theirs : counter.text)
        compare(gain.held(found.seat, found.effect.glyph), Number(found.effect.text))
        verify(told() < full)
        tryVerify(() => gain.leaping)
        compare(all(gain, item => item instanceof EffectMarks).length, gain.gains.length)
        tryVerify(() => told() === full, 10000)
    }
    function test_a_tap_ends_it_data() {
        return [{ tag: "tap", end: () => mouseClick(page, 20, 20) }, { tag: "key", end: () => keyClick(Qt.Key_Space) }]
    }
    function test_a_tap_ends_it(data) {
        buildStage("rhodes", "B", 5)
        tryVerify(() => game.table.settling)
        setMotion(1)
        tryVerify(() => game.table.raising)
        data.end()
        verify(!game.table.raising && game.table.myTurn)
        compare(part(OwnLine).placeOf("shield").text, String(game.table.own.shields))
        const poster = part(OwnCity).poster
        compare(poster.risen, 1)
        tryCompare(poster, "rises", false, 5000)
        compare(poster.art, Art.wonder(game.table.own.poster, game.table.own.stagesBuilt, game.table.own.stageCount))
    }
    /// Skipped before its card has landed, a stage does not stay under the ground.
    function test_skipping_the_whole_turn_leaves_the_wonder_whole() {
        buildStage("rhodes", "B", 1)
        tryVerify(() => game.table.revealing)
        game.table.skip()
        verify(game.table.myTurn)
        const { own } = game.table
        compare(part(TurnFlights).rising.standing(own.seat, own.stagesBuilt), own.stagesBuilt)
        compare(part(OwnLine).placeOf("shield").text, String(own.shields))
    }
    function test_without_motion_it_stands_at_once() {
        buildStage("rhodes", "B", 0)
        tryVerify(() => game.table.own.stagesBuilt > 0)
        verify(!game.table.raising)
        compare(part(OwnCity).poster.risen, 1)
        compare(part(StageGain).held(game.table.own.seat, "shield"), 0)
    }
}
