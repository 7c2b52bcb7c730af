// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice
import "../stage"

// Whatever is drawn on the table says what it is: to the pointer, to a finger that holds it, and by key.
DiceTest {
    id: test
    name: "DiceAnswers"

    AnswerProbe {
        id: probe
        page: test.page
    }

    function reads(words) {
        return everywhere(item => item.text === words).length > 0
    }

    function test_everything_that_is_drawn_answers_data() {
        return [
            { tag: "wide", size: [1280, 800], players: 4 },
            { tag: "tablet", size: [800, 1280], players: 2 },
            { tag: "phone", size: [360, 640], players: 4 },
            { tag: "sideways", size: [740, 360], players: 4 }
        ]
    }
    function test_everything_that_is_drawn_answers(data) {
        resize(data.size[0], data.size[1])
        deal(data.players)
        compare(probe.unexplained(), [])
        compare(probe.speechless(), [])
        mouseClick(usable()[0])
        tryVerify(() => game.table.choice.active)
        compare(probe.unexplained(), [], "a die is chosen")
        compare(probe.speechless(), [], "a die is chosen")
    }
    function test_what_is_asked_answers_data() {
        const questions = ["dice-bonus", "dice-cross", "dice-free", "dice-again", "dice-last"]
        const sizes = [[1280, 800], [360, 640], [740, 360]]
        return questions.flatMap(question => sizes.map(size => ({ tag: `${question} ${size.join("x")}`, size: size, fixture: question })))
    }
    function test_what_is_asked_answers(data) {
        resize(data.size[0], data.size[1])
        lay(data.fixture)
        compare(probe.unexplained(), [])
        compare(probe.speechless(), [])
    }
    function test_what_the_pointer_rests_on() {
        deal(3)
        const tile = dice()[0]
        mouseMove(tile, tile.width / 2, tile.height / 2)
        tryVerify(() => probe.answers.part === tile)
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
    function test_what_the_keyboard_is_at() {
        deal(3)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Right)
        const tile = dice().find(tile => tile.activeFocus)
        tryVerify(() => probe.answers.part === tile, 5000, "each tells that the keyboard comes to")
        keyClick(Qt.Key_E)
        tryVerify(() => reads("What is this?"))
        verify(reads(tile.name) && reads(probe.answers.signs.nameOf(tile.mark)), "and what is on it")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads("What is this?"))
    }
}
