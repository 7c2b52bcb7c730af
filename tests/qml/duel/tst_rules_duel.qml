// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Duel
import Mirabilia.Models.Rules

// From the table, the rules open at the pending decision.
DuelTest {
    name: "DuelRules"

    RulesModel {
        id: rules
        game: "duel"
    }
    function opensAt(chapter) {
        compare(page.rulesTopic, chapter)
        rules.chapter = page.rulesTopic
        compare(rules.chapter, chapter, "the rules have it")
    }
    function test_at_the_place_in_question_data() {
        return [
            { tag: "draft", fixture: "duel-draft", chapter: "setup" },
            { tag: "begin", fixture: "duel-begin", chapter: "turn" },
            { tag: "card", fixture: "duel", chapter: "turn" },
            { tag: "token", fixture: "duel-token", chapter: "science" },
            { tag: "library", fixture: "duel-library", chapter: "science" },
            { tag: "destroy", fixture: "duel-destroy", chapter: "questions" },
            { tag: "revive", fixture: "duel-revive", chapter: "questions" }
        ]
    }
    function test_at_the_place_in_question(data) {
        lay(data.fixture)
        opensAt(data.chapter)
    }
    function test_what_a_chosen_card_is_about() {
        lay("duel-wonder")
        page.table.choice.select(openCards()[0].card)
        const actions = page.table.choice.actions
        page.table.choice.consider(actions.rowOf(DuelAction.Discard))
        opensAt("trade")
        page.table.choice.consider(actions.rowOf(DuelAction.Wonder))
        opensAt("wonders")
        page.table.choice.clear()
        opensAt("turn")
    }
}
