// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_acts.h"

#include "app/models/duel/duel_story.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace mirabilia {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds actionTime{700};
constexpr milliseconds liftTime{250};
constexpr milliseconds offerTime{650};
constexpr milliseconds riseTime{2350};
constexpr milliseconds gatherTime{700};
constexpr milliseconds stepTime{240};
constexpr milliseconds lastStepTime{420};
constexpr milliseconds lightTime{300};
constexpr milliseconds lootTime{800};
constexpr milliseconds ageTime{1500};
constexpr milliseconds endTime{3000};

/// Different symbols that win.
constexpr std::size_t symbolsToWin = 6;

} // namespace

std::vector<Director::Act> DuelActs::of(Events::const_iterator from, Events::const_iterator to,
                                        bool lifts) {
    const auto has = [from, to](v1::DuelEvent::Kind kind) {
        return std::any_of(from, to,
                           [kind](const v1::Event &event) { return event.duel().kind() == kind; });
    };
    const auto won = [from, to](const char *how) {
        return std::any_of(from, to, [how](const v1::Event &event) {
            return event.duel().kind() == v1::DuelEvent::GAME_OVER && event.duel().victory() == how;
        });
    };
    const bool conquered = won("military");
    const bool enlightened = won("science");
    std::vector<Director::Act> acts;
    const auto add = [&acts](bool wanted, Kind kind, milliseconds time, std::size_t times = 1) {
        if (wanted) {
            acts.insert(acts.end(), times, {kind, time, kind != Action});
        }
    };
    add(std::any_of(from, to, DuelStory::isAction), Action,
        lifts ? actionTime + liftTime : actionTime);
    add(has(v1::DuelEvent::WONDERS_OFFERED), Deal, offerTime);
    add(has(v1::DuelEvent::WONDER_BUILT), Rise, riseTime);
    add(conquered || enlightened, Gather, gatherTime);
    add(true, Step, conquered ? lastStepTime : stepTime,
        static_cast<std::size_t>(std::abs(marched(from, to))));
    add(enlightened, Light, lightTime, symbolsToWin);
    add(has(v1::DuelEvent::LOOT_TAKEN), Loot, lootTime);
    add(has(v1::DuelEvent::AGE_BEGINS), Age, ageTime);
    add(conquered || enlightened, End, endTime);
    return acts;
}

int DuelActs::marched(Events::const_iterator from, Events::const_iterator to) {
    return std::accumulate(from, to, 0, [](int sum, const v1::Event &event) {
        return event.duel().kind() == v1::DuelEvent::PAWN_MOVED
                   ? sum + event.duel().to() - event.duel().from()
                   : sum;
    });
}

int DuelActs::looted(Events::const_iterator from, Events::const_iterator to, unsigned seat) {
    return std::accumulate(from, to, 0, [seat](int sum, const v1::Event &event) {
        return DuelStory::isLoot(event) && event.duel().seat() == seat ? sum - event.duel().coins()
                                                                       : sum;
    });
}

} // namespace mirabilia
