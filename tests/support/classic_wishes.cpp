// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fixture_wishes.h"

namespace mirabilia {

namespace {

/// The hand has every build state, every kind of reason, and a choice of payments.
bool richHand(const v1::TableView &view) {
    const v1::ClassicTable &table = view.classic();
    bool lacking = false;
    bool poor = false;
    bool choice = false;
    bool chain = false;
    bool own = false;
    for (const v1::HandCard &card : table.hand()) {
        const v1::Possibility &build = card.build();
        const bool trades =
            build.possible() && build.payments(0).left() + build.payments(0).right();
        lacking = lacking || build.missing_size() > 0;
        poor = poor || build.needs_coins() > 0;
        choice = choice || (trades && build.payments_size() > 1);
        chain = chain || build.by_chain();
        own = own || (build.possible() && !trades && !build.by_chain());
    }
    return mine(view) && lacking && poor && choice && chain && own && table.hand_size() > 5 &&
           table.hand(0).stage().possible();
}

} // namespace

std::vector<Wish> classicWishes() {
    const auto at = [](unsigned age, unsigned turn) {
        return [=](const v1::TableView &view) {
            const v1::ClassicTable &table = view.classic();
            return table.age() == age && table.turn() == turn && mine(view) &&
                   table.phase() == v1::CLASSIC_PHASE_PICK;
        };
    };
    const auto rich = [](const v1::TableView &view) {
        return view.classic().age() > 1 && view.classic().cities(0).cards_size() > 7 &&
               richHand(view);
    };
    const auto phase = [](v1::ClassicPhase wanted) {
        return [=](const v1::TableView &view) {
            return view.classic().phase() == wanted && (mine(view) || view.over());
        };
    };
    return {
        {"three-start", "classic", 3, false, {}, at(1, 1)},
        {"three", "classic", 3, false, {}, rich},
        {"three-age-end", "classic", 3, true, {}, at(2, 6)},
        {"seven", "classic", 7, false, {}, rich, true},
        {"seven-late", "classic", 7, true, {}, at(3, 6)},
        {"choose", "classic", 4, false, {"halicarnassus", "B"}, phase(v1::CLASSIC_PHASE_CHOOSE)},
        {"extra", "classic", 4, false, {"babylon", "B"}, phase(v1::CLASSIC_PHASE_EXTRA)},
        {"free-city",
         "classic",
         2,
         false,
         {},
         [](const v1::TableView &view) {
             return view.classic().age() == 2 && view.classic().turn() == 2 &&
                    view.deciding_for_size() == 1 && view.deciding_for(0) == 2;
         }},
        {"three-over", "classic", 3, false, {}, phase(v1::CLASSIC_PHASE_OVER)},
        {"seven-over", "classic", 7, false, {}, phase(v1::CLASSIC_PHASE_OVER)},
    };
}

} // namespace mirabilia
