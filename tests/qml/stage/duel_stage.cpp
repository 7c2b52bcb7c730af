// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/duel_stage.h"

#include <algorithm>

namespace mirabilia::test {

DuelTable &duelTable(Stage &stage) {
    return *qobject_cast<DuelTable *>(stage.app().table());
}

bool dealDuel(Stage &stage, int persons, quint64 seed) {
    Deal deal;
    deal.game = QStringLiteral("duel");
    deal.players = 2;
    deal.persons = persons;
    deal.seed = seed;
    return stage.deal(deal);
}

void decideDuel(DuelTable &table) {
    const auto &options = table.options();
    const auto liking = [](const v1::DuelOption &option) {
        const v1::DuelAction action = option.move().action();
        return action == v1::DUEL_ACTION_WONDER ? 2 : action == v1::DUEL_ACTION_BUILD ? 1 : 0;
    };
    const auto best = std::max_element(
        options.begin(), options.end(),
        [&](const v1::DuelOption &a, const v1::DuelOption &b) { return liking(a) < liking(b); });
    if (best != options.end()) {
        table.play(v1::DuelMove(best->move()));
    }
}

bool playDuel(Stage &stage, const DuelWish &there) {
    DuelTable &table = duelTable(stage);
    constexpr int mostDecisions = 90;
    for (int decisions = 0; decisions < mostDecisions; ++decisions) {
        if (!Stage::wait([&table] {
                return table.over() || table.handover() || !table.options().empty();
            })) {
            return false;
        }
        if (there(table)) {
            return true;
        }
        if (table.over()) {
            return false;
        }
        if (table.handover()) {
            table.takeOver();
        } else {
            decideDuel(table);
        }
    }
    return false;
}

} // namespace mirabilia::test
