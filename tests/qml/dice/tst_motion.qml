// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// Animations: the reveal, its attacks, the throw of the dice, and crosses.
DiceTest {
    id: test
    name: "Motion"

    function cleanup() {
        App.settings.motionSpeed = 0
        Theme.motionSpeed = 0
        close()
    }
    function flights() {
        return all(page, item => item instanceof AttackFlights)[0]
    }
    function missiles() {
        return childrenOf(flights()).filter(child => child.modelData !== undefined)
    }
    function childrenOf(item) {
        return Array.from({ length: item.children?.length ?? 0 }, (none, index) => item.children[index])
    }
    /// Plays to a round following one in which I attacked or was attacked.
    function playToAttacks() {
        for (let round = 2; round < 20; ++round) {
            verify(game.playTo(round))
            if (game.table.attacks.some(attack => [attack.seat, attack.other].includes(game.table.own.seat)))
                return true
        }
        return false
    }
    function test_attacks_fly_data() {
        return [{ tag: "three", players: 3 }, { tag: "two", players: 2 }]
    }
    function test_attacks_fly(data) {
        deal(data.players, 1, playToAttacks)
        flights().launch()
        verify(!flights().flying, "nothing moves without motion")
        Theme.motionSpeed = 1
        for (const size of [[1280, 800], [800, 1280], [360, 640], [740, 360], [960, 540]]) {
            resize(...size)
            tryCompare(page, "width", size[0])
            flights().launch()
            tryVerify(() => missiles().length > 0 && missiles().length === flights().attacks.length)
            for (const missile of missiles())
                verifyWay(missile)
            flights().skip()
        }
        flights().launch()
        tryVerify(() => flights().flying)
        tryVerify(() => !flights().flying, 10000)
        compare(missiles().length, 0)
    }
    /// It flies between visible cities; mine is represented by the Barracks.
    function verifyWay(missile) {
        const attack = missile.modelData
        verify(missile.from.x !== missile.to.x || missile.from.y !== missile.to.y)
        verify(page.layout.isShown(attack.seat, game.table) || page.layout.isShown(attack.other, game.table))
        if (attack.seat !== game.table.own.seat)
            return
        const barracks = all(page, item => item instanceof Building && item.building.building === attack.building)[0]
        const middle = barracks.mapToItem(page, barracks.width / 2, barracks.height / 2)
        fuzzyCompare(missile.from.x + missile.from.width / 2, middle.x, 2)
        fuzzyCompare(missile.from.y + missile.from.height / 2, middle.y, 2)
    }
    function test_a_touch_ends_the_flight() {
        deal(3, 1, playToAttacks)
        Theme.motionSpeed = 1
        flights().launch()
        tryVerify(() => flights().flying)
        mouseClick(page, 2, 2)
        tryVerify(() => !flights().flying, 1000, "at once, not at its end")
    }
    function test_attacks_fly_when_the_round_was_shown() {
        deal(3, 1, playToAttacks)
        Theme.motionSpeed = 3
        App.settings.motionSpeed = 5
        const flown = createTemporaryObject(spy, test, { target: flights(), signalName: "flyingChanged" })
        for (let rounds = 0; rounds < 12 && flown.count === 0; ++rounds) {
            tryVerify(() => {
                if (game.table.myTurn)
                    game.decide()
                return game.table.revealing
            }, 20000)
            tryVerify(() => game.table.striking)
            compare(flown.count > 0, game.table.attacks.length > 0)
        }
        verify(flown.count > 0)
    }
    function flung() {
        return dice().filter(tile => tile.flung > 0).length
    }
    /// Plays a round until its dice are thrown.
    function playToRoll() {
        Theme.motionSpeed = 3
        App.settings.motionSpeed = 5
        tryVerify(() => {
            if (game.table.myTurn)
                game.decide()
            return game.table.revealing
        }, 20000)
        tryVerify(() => game.table.rolling, 20000)
    }
    function test_the_dice_are_thrown_after_the_reveal() {
        deal(3)
        compare(flung(), 0, "nothing moves without motion")
        playToRoll()
        compare(flung(), dice().length)
        const prices = () => all(page, item => item instanceof PriceMark && item.visible && item.parent?.parent instanceof DieTile).length
        compare(prices(), 0, "a die that rolls has no price yet")
        tryVerify(() => flung() === 0, 10000)
        tryVerify(() => game.table.myTurn && prices() > 0, 10000)
    }
    function test_the_first_dice_are_thrown_too() {
        verify(game.deal(3, 1, 7))
        Theme.motionSpeed = 3
        show()
        verify(flung() > 0)
        tryVerify(() => flung() === 0, 10000)
        show()
        verify(flung() > 0)
        mouseClick(page, 2, 2)
        compare(flung(), 0, "a tap lets them lie")
    }
    function test_a_tap_lets_the_dice_lie() {
        deal(3)
        playToRoll()
        keyClick(Qt.Key_Space)
        verify(!game.table.rolling)
        compare(flung(), 0)
    }
    function test_a_round_is_revealed_at_the_cities_data() {
        return [{ tag: "wide", size: [1280, 800] }, { tag: "tablet", size: [800, 1280] }, { tag: "phone", size: [360, 640] }]
    }
    function test_a_round_is_revealed_at_the_cities(data) {
        resize(...data.size)
        deal(3)
        Theme.motionSpeed = 1
        App.settings.motionSpeed = 1
        tryVerify(() => {
            if (game.table.myTurn)
                game.decide()
            return game.table.revealing
        }, 20000)
        const told = () => all(page, item => item instanceof RevealCity && item.visible)
        tryVerify(() => told().length === 3)
        for (const city of told()) {
            verify(city.x >= 0 && city.x + city.width <= page.width && city.y >= 0 && city.y + city.height <= page.height)
            for (const other of told()) {
                verify(city === other || city.x + city.width <= other.x || other.x + other.width <= city.x
                       || city.y + city.height <= other.y || other.y + other.height <= city.y, city.name + " and " + other.name)
            }
        }
        Theme.motionSpeed = 0
        page.skipped()
        compare(told().length, 0)
    }
    function test_a_cross_is_drawn_and_the_rest_sinks_back() {
        deal(3)
        verify(cells().every(shown => shown.opacity === 1))
        mouseClick(usable()[0])
        tryVerify(() => ringed().length > 0)
        for (const shown of cells())
            compare(shown.opacity < 1, !shown.candidate, shown.cell)
        const goal = cell(ringed()[0])
        compare(goal.drawn, 1)
        Theme.motionSpeed = 3
        const seen = []
        goal.drawnChanged.connect(() => seen.push(goal.drawn))
        game.table.choice.selectCell(goal.cell)
        game.table.choice.play()
        tryVerify(() => goal.crossed && goal.drawn === 1 && seen.some(drawn => drawn > 0 && drawn < 1), 10000)
    }
    Component {
        id: spy
        SignalSpy {}
    }
}
