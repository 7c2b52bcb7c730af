// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Duel

// A window that is rotated at the moment of an event.
DuelTest {
    name: "DuelTurning"

    function cities() {
        return all(page, item => item instanceof CityBuildings)
    }
    function tiles(city) {
        return all(city, item => item.squeezed !== undefined)
    }
    function test_a_action_comes_while_the_layout_changes_data() {
        return [[[1280, 800], [360, 640]], [[360, 640], [1280, 800]], [[800, 1280], [740, 360]], [[740, 360], [800, 1280]]]
            .map(([from, to]) => ({ tag: `${from.join(" x ")} to ${to.join(" x ")}`, from, to }))
    }
    /// Items of the old layout live until the event loop runs again, and must not react to the action.
    function test_a_action_comes_while_the_layout_changes(data) {
        failOnWarning(/./)
        resize(...data.from)
        lay("duel-wonder-gone")
        const before = cities()
        const buildings = before.map(city => tiles(city).length)
        resize(...data.to)
        const gone = before.filter(city => !cities().includes(city))
        game.push("duel-wonder-gone-next")
        for (const city of gone)
            compare(tiles(city).length, 0)
        wait(20)
        verify(data.from[0] < 800 || gone.length > 0 && buildings.some(count => count > 0))
        for (const city of cities())
            verify(tiles(city).length > 0)
    }
}
