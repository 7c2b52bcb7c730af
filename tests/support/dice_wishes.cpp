// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fixture_wishes.h"

#include <algorithm>

namespace mirabilia {

namespace {

bool asked(const v1::TableView &view, v1::DiceQuestion question) {
    return mine(view) && view.dice().question() == question;
}

int diceWith(const v1::DiceTable &table, const std::string &refusal) {
    const auto &forum = table.forum();
    return static_cast<int>(std::count_if(forum.begin(), forum.end(), [&](const v1::DieView &die) {
        return !die.locked() && die.price().refusal() == refusal;
    }));
}

/// A city built for a while, and dice in every state before it.
bool richForum(const v1::TableView &view) {
    const v1::DiceTable &table = view.dice();
    const v1::DiceCity &city = table.cities(0);
    const bool defended =
        std::any_of(city.facing().begin(), city.facing().end(),
                    [](const v1::DiceFacing &facing) { return facing.defence() > 0; });
    return asked(view, v1::DICE_QUESTION_ACTION) && table.of_round() && city.marked_size() > 18 &&
           city.unlocked_size() > 0 && defended && diceWith(table, {}) > 2 &&
           diceWith(table, {}) < table.forum_size() - 2 &&
           std::any_of(table.forum().begin(), table.forum().end(),
                       [](const v1::DieView &die) { return die.price().coins() > 1; });
}

/// The first of two cells, with several to choose from.
bool crossTwo(const v1::TableView &view) {
    const v1::DiceTable &table = view.dice();
    return asked(view, v1::DICE_QUESTION_CROSS) && table.options_size() > 2 &&
           std::any_of(table.steps().begin(), table.steps().end(), [](const v1::DiceStep &step) {
               return step.state() == v1::DICE_STEP_STATE_NOW && step.number() == 1 &&
                      step.of() == 2;
           });
}

} // namespace

std::vector<Wish> diceWishes() {
    const auto start = [](const v1::TableView &view) {
        return mine(view) && view.dice().round() == 1;
    };
    const auto freeBuild = [](const v1::TableView &view) {
        return asked(view, v1::DICE_QUESTION_FREE_BUILD);
    };
    const auto bonus = [](const v1::TableView &view) {
        return asked(view, v1::DICE_QUESTION_BONUS) && view.dice().options_size() == 2;
    };
    const auto again = [](const v1::TableView &view) {
        return asked(view, v1::DICE_QUESTION_ACTION) && !view.dice().of_round();
    };
    const auto last = [](const v1::TableView &view) {
        return asked(view, v1::DICE_QUESTION_ACTION) && view.dice().last_round() &&
               view.dice().ended_by(0) != 0 && view.dice().of_round();
    };
    const auto over = [](const v1::TableView &view) { return view.over(); };
    const auto tie = [](const v1::TableView &view) {
        return view.over() && view.tie_break() == "coins";
    };
    return {
        {"dice-start", "dice", 3, false, {}, start},
        {"dice-two", "dice", 2, true, {}, richForum},
        {"dice-three", "dice", 3, false, {}, richForum},
        {"dice-seven", "dice", 7, false, {}, richForum, true},
        {"dice-cross", "dice", 3, false, {}, crossTwo},
        {"dice-free", "dice", 3, false, {}, freeBuild},
        {"dice-bonus", "dice", 3, false, {}, bonus},
        {"dice-again", "dice", 4, false, {}, again},
        {"dice-last", "dice", 7, false, {}, last},
        {"dice-over", "dice", 3, false, {}, over},
        {"dice-over-tie", "dice", 3, false, {}, tie},
    };
}

} // namespace mirabilia
