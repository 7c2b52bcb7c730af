// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Animations: attacks after a reveal, and dice that come and go.
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
    function test_special_dice_slide_in_and_grey_ones_leave_data() {
        return [{ tag: "motion", speed: 1 }, { tag: "still", speed: 0 }]
    }
    function test_special_dice_slide_in_and_grey_ones_leave(data) {
        deal(3)
        Theme.motionSpeed = data.speed
        const forum = all(page, item => item instanceof Forum)[0]
        const tiles = childrenOf(forum).find(child => child instanceof Repeater && child.itemAt(0) instanceof DieTile)
        const seen = { come: 0, slid: 0, left: 0 }
        tiles.itemAdded.connect((index, tile) => {
            ++seen.come
            tile.slideChanged.connect(() => ++seen.slid)
        })
        forum.childrenChanged.connect(() => seen.left += childrenOf(forum).some(child => child instanceof DieFace) ? 1 : 0)
        for (let round = 2; round < 25 && seen.come === 0; ++round)
            verify(game.playTo(round))
        verify(seen.come > 0, "no special die has come")
        if (data.speed > 0)
            tryVerify(() => seen.slid > 0 && seen.left > 0)
        tryVerify(() => dice().every(tile => tile.slide === 0) && !childrenOf(forum).some(child => child instanceof DieFace), 10000)
        if (data.speed === 0) {
            compare(seen.slid, 0)
            compare(seen.left, 0)
        }
    }
    Component {
        id: spy
        SignalSpy {}
    }
}
