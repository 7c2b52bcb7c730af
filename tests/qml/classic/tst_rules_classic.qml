// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Classic
import Mirabilia.Models.Rules
import Mirabilia.Theme

// From the table, the rules open at the pending decision.
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
        deal(3, "giza", "A", 1, true)
        opensAt("turn")
        const choice = game.table.choice
        choice.select(0)
        opensAt("trade")
        choice.clear()
        for (let turn = 1; turn < 7 && !["own", "pay"].includes(game.table.own.stages.get(game.table.own.stagesBuilt).state); ++turn)
            verify(game.playTo(1, turn))
        choice.select(0)
        const stage = choice.actions.possible(ClassicAction.Stage)
        verify(stage >= 0)
        choice.consider(stage)
        opensAt("wonder")
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
