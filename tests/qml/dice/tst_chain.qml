// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice

// The follow-up steps of an action.
DiceTest {
    name: "Chain"

    function test_cross_off_and_stop() {
        deal(3, 1, () => game.playToQuestion("cross", 3))
        const asked = ringed()
        verify(asked.length > 1)
        verify(dice().every(tile => tile.pale), "dice fade while they are not asked for")
        mouseClick(cell(asked[1]))
        verify(cell(asked[1]).chosen)
        compare(ringed().length, asked.length)
        verify(button("Stop here"))
        const before = steps()
        press("Cross off")
        tryVerify(() => cell(asked[1]).state === "crossed")
        verify(steps() !== before || cell(asked[1]).fresh)
    }
    function test_a_finger_on_a_cell_is_not_one_on_its_building() {
        deal(3, 1, () => game.playToQuestion("cross", 3))
        const asked = ringed()
        for (const id of [asked[1], asked[0], asked[1]]) {
            const touch = touchEvent(page)
            touch.press(1, cell(id)).commit()
            touch.release(1, cell(id)).commit()
            tryVerify(() => cell(id).chosen)
        }
    }
    function test_on_a_phone_a_building_is_touched_first() {
        deal(3, 1, () => game.playToQuestion("cross", 4))
        resize(360, 640)
        tryVerify(() => page.layout.phone)
        verify([...game.table.choice.places].some(place => place.building !== game.table.choice.places[0].building))
        tryVerify(() => button("Stop here"))
        const house = all(page, item => item instanceof Building && item.building.building === "barracks_west")[0]
        mouseClick(house, 20, 8) // its head
        tryVerify(() => button("Axe, place 1") && button("Shield, place 1"))
        press("Axe, place 1")
        tryVerify(() => game.table.choice.possible)
    }
    function test_stop_here_by_keys() {
        deal(3, 1, () => game.playToQuestion("cross", 3))
        const round = game.table.round
        const asked = game.table.asked
        keyClick(Qt.Key_S)
        tryVerify(() => game.table.round > round || game.table.asked !== asked || !game.table.myTurn)
    }
    function test_a_bonus_on_the_board() {
        deal(3, 1, () => game.playToQuestion("bonus", 2))
        const before = game.table.own.bonuses
        const boxes = all(page, item => item.bonus !== undefined && item.candidate === true && item.visible)
        verify(boxes.length >= 2)
        mouseClick(boxes[0])
        verify(boxes[0].chosen)
        keyClick(Qt.Key_Return)
        tryVerify(() => game.table.own.bonuses > before)
    }
    function test_a_bonus_in_the_band() {
        deal(3, 1, () => game.playToQuestion("bonus", 2))
        const before = game.table.own.bonuses
        press("7 coins")
        tryVerify(() => game.table.own.bonuses > before)
    }
    function test_undo_steps_back_one_answer() {
        deal(3, 1, () => game.playToQuestion("cross", 3))
        const round = game.table.round
        keyClick(Qt.Key_U)
        tryVerify(() => game.table.round === round && game.table.diceAsked)
    }
    function test_what_a_cell_leads_to_is_lit() {
        deal(3)
        const lit = () => all(page, item => item instanceof Building && item.lit).map(house => house.building.building)
        compare(lit().length, 0)
        mouseClick(cell("gallery.blue"))
        tryVerify(() => lit().join() === "agora")
        keyClick(Qt.Key_Escape)
        tryVerify(() => lit().length === 0)
        const other = cell("gallery.green")
        mouseMove(other, other.width / 2, other.height / 2)
        tryVerify(() => lit().join() === "university", 5000, "what the pointer rests on")
        mouseMove(page, 2, 2)
        tryVerify(() => lit().length === 0)
    }
}
