// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Classic
import Mirabilia.Models.Rules
import Mirabilia.Theme

// From the table the rules open at what is being decided.
TableTest {
    name: "ClassicRules"

    RulesModel {
        id: rules
        game: "classic"
    }
    function init() {
        Theme.motionSpeed = 0
    }
    function opensAt(chapter) {
        compare(page.rulesTopic, chapter)
        rules.chapter = page.rulesTopic
        compare(rules.chapter, chapter, "the rules have it")
    }
    function test_what_a_lifted_card_is_about() {
        deal(3, "giza", "A")
        opensAt("turn")
        const choice = game.table.choice
        choice.select(0)
        opensAt("trade")
        for (let row = 0; row < choice.actions.count; ++row) {
            choice.consider(row)
            opensAt(choice.actions.get(row).action === ClassicAction.Stage ? "wonder" : "trade")
        }
        choice.clear()
        opensAt("turn")
    }
    function test_at_the_place_in_question_data() {
        return [
            { tag: "the discard pile", wonder: "halicarnassus", players: 3, moment: "pick", chapter: "questions" },
            { tag: "the last card", wonder: "babylon", players: 3, moment: "extra", chapter: "questions" },
            { tag: "the Free City", wonder: "giza", players: 2, moment: "freeCity", chapter: "two" }
        ]
    }
    function test_at_the_place_in_question(data) {
        deal(data.players, data.wonder, "B", 1, true)
        verify(game.playToMoment(data.moment))
        opensAt(data.chapter)
    }
}
