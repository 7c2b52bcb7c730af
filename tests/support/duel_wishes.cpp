// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fixture_wishes.h"

#include <algorithm>

namespace mirabilia {

namespace {

using Reached = std::function<bool(const v1::TableView &)>;

Reached asked(v1::DuelPhase phase, unsigned age = 0) {
    return [=](const v1::TableView &view) {
        return view.duel().phase() == phase && mine(view) && view.duel().age() >= age;
    };
}

Reached ended(const char *victory) {
    return [=](const v1::TableView &view) { return view.duel().victory() == victory; };
}

int lying(const v1::TableView &view) {
    const auto &places = view.duel().structure();
    return static_cast<int>(std::count_if(places.begin(), places.end(),
                                          [](const auto &slot) { return !slot.taken(); }));
}

/// The middle of an age, with an open card that completes a pair of symbols.
bool richStructure(const v1::TableView &view) {
    const auto &options = view.duel().options();
    return view.duel().age() == 2 && mine(view) && view.duel().phase() == v1::DUEL_PHASE_PICK &&
           lying(view) > 9 && lying(view) < 15 &&
           std::any_of(options.begin(), options.end(), [](const v1::DuelOption &option) {
               return option.outcome().asks() == v1::DUEL_PHASE_TOKEN;
           });
}

/// Late, with the opponent about to win.
bool danger(const v1::TableView &view) {
    const auto &dangers = view.duel().dangers();
    return view.duel().age() == 3 && mine(view) && view.duel().phase() == v1::DUEL_PHASE_PICK &&
           std::any_of(dangers.begin(), dangers.end(), [](const v1::DuelWin &win) {
               return win.seat() == 1 && !win.card().empty();
           });
}

/// Seven wonders are built.
bool wonderGone(const v1::TableView &view) {
    for (const v1::DuelCity &city : view.duel().cities()) {
        for (const v1::DuelWonder &wonder : city.wonders()) {
            if (wonder.removed()) {
                return mine(view) && !view.over();
            }
        }
    }
    return false;
}

} // namespace

std::vector<Wish> duelWishes() {
    const auto wish = [](const char *name, Reached reached, bool livePoints = false) {
        return Wish{name, "duel", 2, livePoints, {}, std::move(reached), livePoints};
    };
    return {
        wish("duel-draft", asked(v1::DUEL_PHASE_DRAFT)),
        wish("duel-start", asked(v1::DUEL_PHASE_PICK)),
        wish("duel", richStructure),
        wish("duel-danger", danger, true),
        wish("duel-begin", asked(v1::DUEL_PHASE_BEGIN)),
        wish("duel-token", asked(v1::DUEL_PHASE_TOKEN)),
        wish("duel-library", asked(v1::DUEL_PHASE_LIBRARY)),
        wish("duel-destroy", asked(v1::DUEL_PHASE_DESTROY)),
        wish("duel-revive", asked(v1::DUEL_PHASE_REVIVE, 2)),
        wish("duel-wonder-gone", wonderGone),
        wish("duel-military", ended("military")),
        wish("duel-science", ended("science")),
        wish("duel-civilian", ended("civilian")),
    };
}

} // namespace mirabilia
