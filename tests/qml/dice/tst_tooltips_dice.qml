// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice
import Mirabilia.Table
import "../stage"

// Everything drawn on the table explains itself: on hover, on a long press and by key.
DiceTest {
    id: test
    name: "DiceTooltips"

    TooltipProbe {
        id: probe
        page: test.page
    }

    function test_everything_that_is_drawn_has_a_tooltip_data() {
        return [
            { tag: "wide", size: [1280, 800], players: 4 },
            { tag: "tablet", size: [800, 1280], players: 2 },
            { tag: "phone", size: [360, 640], players: 4 },
            { tag: "sideways", size: [740, 360], players: 4 }
        ]
    }
    function test_everything_that_is_drawn_has_a_tooltip(data) {
        resize(data.size[0], data.size[1])
        deal(data.players)
        compare(probe.unexplained(), [])
        compare(probe.speechless(), [])
        mouseClick(usable()[0])
        tryVerify(() => game.table.choice.active)
        compare(probe.unexplained(), [], "a die is chosen")
        compare(probe.speechless(), [], "a die is chosen")
    }
    function test_what_is_asked_has_a_tooltip_data() {
        return [
            { tag: "bonus", play: () => game.playToQuestion("bonus", 2) },
            { tag: "chain", play: () => game.playToQuestion("cross", 3) },
            { tag: "last round", play: () => game.playToLastAction() }
        ]
    }
    function test_what_is_asked_has_a_tooltip(data) {
        deal(3, 1, data.play)
        for (const size of [[1280, 800], [360, 640], [740, 360]]) {
            resize(...size)
            wait(20)
            compare(probe.unexplained(), [], size.join("x"))
            compare(probe.speechless(), [], size.join("x"))
        }
    }
    function test_what_the_pointer_rests_on() {
        deal(3)
        const tile = dice()[0]
        mouseMove(tile, tile.width / 2, tile.height / 2)
        tryVerify(() => probe.tooltips.part === tile)
        verify(reads(tile.facts))
        mouseMove(page, 2, page.height - 2)
        tryVerify(() => !probe.told)
    }
    function test_what_a_finger_holds() {
        deal(3)
        const space = cells()[0]
        const touch = touchEvent(space)
        touch.press(0, space, space.width / 2, space.height / 2).commit()
        tryVerify(() => probe.told?.name === space.name, 5000)
        touch.release(0, space, space.width / 2, space.height / 2).commit()
        verify(reads(space.facts), "it stays to be read")
        verify(!space.chosen, "it has not been touched")
    }
    /// A press without any other function explains, too.
    function test_the_head_of_a_building_is_pressed() {
        deal(3)
        const court = all(page, item => item instanceof Building && item.building.building === "guild_court")[0]
        mouseClick(court, 20, 8)
        verify(!game.table.choice.active, "the purple die is locked")
        compare(probe.tooltips.part, court)
        compare(probe.told.sentence, "0 of 3 crossed off. Purple: points, if you have enough of the building that the die names.")
        verify(reads(probe.told.sentence))
        mouseClick(page, 2, page.height - 2)
        compare(probe.tooltips.part, null)
    }
    /// In layouts whose band has room only for the reason.
    function test_a_shut_space_on_a_phone_data() {
        return [[360, 640], [740, 360]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_a_shut_space_on_a_phone(data) {
        resize(...data.size)
        deal(3)
        const shut = cells().find(space => space.cell === "wonder.3")
        mouseClick(shut)
        verify(shut.chosen)
        verify(game.table.choice.reason !== "")
        tryVerify(() => reads(game.table.choice.reason))
        compare(probe.tooltips.part, shut)
        verify(probe.told.sentence.includes(shut.effectText))
        verify(probe.told.sentence.includes(game.table.choice.reason))
        verify(reads(probe.told.sentence))
        mouseClick(cells().find(space => space.cell === "wonder.1"))
        verify(game.table.choice.possible)
        compare(probe.tooltips.part, null)
    }
    function test_of_a_shut_die_on_a_phone() {
        failOnWarning(/Binding loop/) // more text than a phone is wide
        resize(360, 640)
        deal(3, 1, () => game.playTo(12))
        keyClick(Qt.Key_7)
        verify(dice()[6].locked)
        tryVerify(() => probe.tooltips.part === dice()[6])
        tryVerify(() => reads(probe.told.sentence))
    }
    function test_in_the_city_of_another_data() {
        return [[1280, 800], [360, 640]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_in_the_city_of_another(data) {
        resize(...data.size)
        deal(3)
        keyClick(Qt.Key_O)
        const theirs = kind => everywhere(item => item instanceof kind && item.width > 0 && all(page, own => own === item).length === 0)
        tryVerify(() => theirs(Building).length >= 8)
        const sheet = everywhere(item => item instanceof Tooltips && item !== probe.tooltips)[0]
        tryVerify(() => !sheet.quiet)
        const stage = theirs(Cell).find(space => space.cell.startsWith("wonder"))
        mouseClick(stage)
        compare(sheet.part, stage)
        verify(reads(stage.facts))
        const house = theirs(Building).find(item => item.building.building === "agora")
        const touch = touchEvent(house)
        touch.press(0, house, 20, 8).commit()
        touch.release(0, house, 20, 8).commit()
        compare(sheet.part, house)
        verify(reads(sheet.told(house).sentence))
        keyClick(Qt.Key_Escape)
        tryVerify(() => theirs(Building).length === 0)
        keyClick(Qt.Key_O)
        tryVerify(() => !sheet.quiet)
        compare(sheet.part, null, "nothing is left of it")
    }
    function test_what_the_keyboard_is_at() {
        deal(3)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Right)
        const tile = dice().find(tile => tile.activeFocus)
        tryVerify(() => probe.tooltips.part === tile, 5000, "each tells that the keyboard comes to")
        keyClick(Qt.Key_E)
        tryVerify(() => reads("What is this?"))
        verify(reads(tile.name) && reads(probe.tooltips.signs.nameOf(tile.mark)), "and what is on it")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads("What is this?"))
    }
}
