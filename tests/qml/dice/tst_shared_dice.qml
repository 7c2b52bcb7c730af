// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Dice

// A hot seat game: one player after another, without a handover.
DiceTest {
    name: "SharedDice"

    function test_seven_people_take_turns() {
        deal(7, 7)
        const seen = []
        for (let seat = 0; seat < 7; ++seat) {
            const name = game.table.own.name
            compare(game.table.status, name + ", your turn")
            verify(!game.table.handover)
            verify(!seen.includes(name))
            seen.push(name)
            keyClick(Qt.Key_P)
            if (seat < 6)
                tryVerify(() => game.table.own.name !== name && game.table.myTurn)
        }
        tryCompare(game.table, "round", 2)
        compare(seen.length, 7)
    }
    function test_the_board_is_of_the_one_at_the_screen() {
        deal(3, 2)
        const first = game.table.own
        keyClick(Qt.Key_P)
        tryVerify(() => game.table.own !== first)
        const board = all(page, item => item instanceof CityBoard)[0]
        compare(board.city, game.table.own)
    }
}
