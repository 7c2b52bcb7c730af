// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Rules

// From the table, the rules open at the pending decision.
DiceTest {
    name: "DiceRules"

    RulesModel {
        id: rules
        game: "dice"
    }
    function opensAt(chapter) {
        compare(page.rulesTopic, chapter)
        rules.chapter = page.rulesTopic
        compare(rules.chapter, chapter, "the rules have it")
    }
    function test_at_the_place_in_question_data() {
        return [
            { tag: "die", fixture: "dice-three", chapter: "turn" },
            { tag: "cross", fixture: "dice-cross", chapter: "buildings" },
            { tag: "free", fixture: "dice-free", chapter: "buildings" },
            { tag: "bonus", fixture: "dice-bonus", chapter: "bonus" },
            { tag: "again", fixture: "dice-again", chapter: "bonus" },
            { tag: "last", fixture: "dice-last", chapter: "bonus" }
        ]
    }
    function test_at_the_place_in_question(data) {
        lay(data.fixture)
        opensAt(data.chapter)
    }
    function test_what_is_looked_at() {
        lay("dice-start")
        opensAt("turn")
        page.table.choice.selectCell(cells()[0].cell)
        opensAt("buildings")
        page.table.choice.clear()
        opensAt("turn")
        page.table.choice.wonder()
        opensAt("buildings")
    }
    function test_a_locked_die() {
        lay("dice-two")
        page.table.choice.selectDie(dice().find(tile => tile.locked).die)
        opensAt("special")
    }
}
