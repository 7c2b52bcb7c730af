// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/classic_limits.h"

#include "engine/classic/scoring.h"
#include "scorer/subset_sums.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

namespace mirabilia::scorer {

namespace {

using classic::Effect;
using classic::EffectKind;
using classic::Family;

/// The first edition's box holds 90, the second's 126 (rulebooks, "Contents"); who runs out of
/// coins writes some down.
constexpr int mostCoins = 100;
constexpr int mostCoinsOfSecond = 140;

/// Seven cards an age where Babylon plays the last one too.
constexpr std::size_t cardsPerCity = classic::handSize * classic::ageCount;
/// Guilds are cards of the last age.
constexpr std::size_t guildsPerCity = classic::handSize;

/// Different buildings of a family: no city has more.
int buildingsOf(const classic::Catalogue &catalogue, unsigned families) {
    std::set<int> structures;
    for (const classic::Card &card : catalogue.cards) {
        if ((families >> static_cast<unsigned>(card.family) & 1U) != 0) {
            structures.insert(card.structure);
        }
    }
    return static_cast<int>(structures.size());
}

int mostCounted(const classic::Catalogue &catalogue, const Effect &effect) {
    switch (effect.counted) {
    case classic::Counted::wonderStages: return classic::maxStages;
    case classic::Counted::defeatTokens: return 2 * classic::ageCount;
    default: return buildingsOf(catalogue, effect.families);
    }
}

int mostOf(const classic::Catalogue &catalogue, const Effect &effect) {
    if (effect.kind != EffectKind::pointsPer) {
        const bool scores =
            effect.kind == EffectKind::points || effect.kind == EffectKind::pointsIfComplete;
        return scores ? effect.value : 0;
    }
    const int cities =
        (effect.scope.left ? 1 : 0) + (effect.scope.self ? 1 : 0) + (effect.scope.right ? 1 : 0);
    return effect.value * cities * mostCounted(catalogue, effect);
}

/// The most that a card or stage can ever score.
int mostOf(const classic::Catalogue &catalogue, const classic::Effects &effects) {
    int sum = 0;
    for (const Effect &effect : effects) {
        sum += mostOf(catalogue, effect);
    }
    return sum;
}

/// The most of each building of a family, best first.
std::vector<int> bestOf(const classic::Catalogue &catalogue, Family family) {
    std::map<int, int> byStructure;
    for (const classic::Card &card : catalogue.cards) {
        if (card.family == family) {
            int &best = byStructure[card.structure];
            best = std::max(best, mostOf(catalogue, card.effects));
        }
    }
    std::vector<int> most;
    most.reserve(byStructure.size());
    for (const auto &[structure, points] : byStructure) {
        most.push_back(points);
    }
    std::sort(most.begin(), most.end(), std::greater<>());
    return most;
}

int sumOfFirst(const std::vector<int> &values, std::size_t count) {
    int sum = 0;
    for (std::size_t i = 0; i < std::min(count, values.size()); ++i) {
        sum += values[i];
    }
    return sum;
}

/// The cities that effects look at.
constexpr std::array<bool classic::Scope::*, 3> places{&classic::Scope::left, &classic::Scope::self,
                                                       &classic::Scope::right};

/// The most that cards give by counting the cards of one city: its best buildings, each counted as
/// often as it can be.
int mostByCards(const classic::Catalogue &catalogue, const std::vector<const Effect *> &effects,
                bool classic::Scope::*place) {
    std::vector<int> worth;
    for (std::size_t family = 0; family < classic::familyCount; ++family) {
        int each = 0;
        for (const Effect *effect : effects) {
            const bool counts = effect->counted == classic::Counted::cards &&
                                effect->scope.*place && (effect->families >> family & 1U) != 0;
            each += counts ? effect->value : 0;
        }
        worth.insert(worth.end(), static_cast<std::size_t>(buildingsOf(catalogue, 1U << family)),
                     each);
    }
    std::sort(worth.begin(), worth.end(), std::greater<>());
    return sumOfFirst(worth, cardsPerCity);
}

/// The most that all cards of a family give together, if a city can have so many of them.
int mostOfFamily(const classic::Catalogue &catalogue, Family family, std::size_t cards) {
    std::vector<const Effect *>
        neighbours; // the guilds that look next door share what stands there
    std::vector<int> others;
    for (const classic::Card &card : catalogue.cards) {
        for (const Effect &effect : card.effects) {
            const bool counts =
                effect.kind == EffectKind::pointsPer && effect.counted == classic::Counted::cards;
            if (card.family != family || mostOf(catalogue, effect) == 0) {
                continue;
            }
            if (counts && !effect.scope.self) {
                neighbours.push_back(&effect);
            } else if (counts) {
                others.push_back(mostByCards(catalogue, {&effect}, &classic::Scope::self));
            } else {
                others.push_back(mostOf(catalogue, effect));
            }
        }
    }
    std::sort(others.begin(), others.end(), std::greater<>());
    int most = sumOfFirst(others, cards); // however many of the neighbours' stand beside them
    for (const auto place : places) {
        most += mostByCards(catalogue, neighbours, place);
    }
    return most;
}

/// With every symbol of the box and every wild one, copies included.
int mostScienceOf(const classic::Catalogue &catalogue) {
    classic::Symbols symbols{};
    int wild = 2; // one of a stage, one of a copied guild or stage
    std::set<std::pair<int, classic::Science>> seen;
    for (const classic::Card &card : catalogue.cards) {
        for (const Effect &effect : card.effects) {
            wild += effect.kind == EffectKind::scienceChoice ? 1 : 0;
            if (effect.kind == EffectKind::science &&
                seen.emplace(card.structure, effect.symbol).second) {
                ++symbols[static_cast<std::size_t>(effect.symbol)];
            }
        }
    }
    const auto extra = classic::bestWild(catalogue.rules, symbols, wild);
    for (std::size_t kind = 0; kind < symbols.size(); ++kind) {
        symbols[kind] += extra[kind];
    }
    return classic::sciencePoints(catalogue.rules, symbols);
}

bool has(const classic::Effects &effects, EffectKind kind) {
    return std::any_of(effects.begin(), effects.end(),
                       [kind](const Effect &effect) { return effect.kind == kind; });
}

/// The most of a stage, a copied guild included.
int mostOfStage(const classic::Catalogue &catalogue, const classic::Stage &stage) {
    const bool guild = has(stage.effects, EffectKind::copyGuild);
    return mostOf(catalogue, stage.effects) +
           (guild ? sumOfFirst(bestOf(catalogue, Family::guild), 1) : 0);
}

/// The most of all boards' stages with this number: what a copy can be.
int mostOfCopy(const classic::Catalogue &catalogue, std::size_t number) {
    int most = 0;
    for (const classic::Wonder &wonder : catalogue.wonders) {
        for (const classic::WonderSide &side : wonder.sides) {
            if (number < side.stages.size()) {
                most = std::max(most, mostOfStage(catalogue, side.stages[number]));
            }
        }
    }
    return most;
}

} // namespace

StageValues stageValues(const classic::Catalogue &catalogue, classic::Board board) {
    StageValues found{{0}, false, 0};
    for (const classic::Stage &stage : catalogue.side(board).stages) {
        const Effect *copying = stage.copying();
        found.most += copying != nullptr ? mostOfCopy(catalogue, copying->value)
                                         : mostOfStage(catalogue, stage);
        found.open = found.open || copying != nullptr ||
                     has(stage.effects, EffectKind::copyGuild) ||
                     has(stage.effects, EffectKind::pointsPer);
        found.values.push_back(found.most);
    }
    found.values.erase(std::unique(found.values.begin(), found.values.end()), found.values.end());
    return found;
}

void StageValues::add(const StageValues &other) {
    values.insert(values.end(), other.values.begin(), other.values.end());
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    open = open || other.open;
    most = std::max(most, other.most);
}

ClassicLimits::ClassicLimits(const classic::Catalogue &catalogue)
    : coins(catalogue.edition == 1 ? mostCoins : mostCoinsOfSecond) {
    for (const int token : catalogue.rules.victoryToken) {
        mostWar += 2 * token;
        leastWar += 2 * catalogue.rules.defeatToken;
    }
    for (const classic::Wonder &wonder : catalogue.wonders) {
        for (const classic::Side side : {classic::Side::a, classic::Side::b}) {
            mostWonders = std::max(mostWonders, stageValues(catalogue, {wonder.id, side}).most);
        }
    }
    civilian = subsetSums(bestOf(catalogue, Family::civilian));
    mostScience = mostScienceOf(catalogue);
    mostCommerce = mostOfFamily(catalogue, Family::commercial, cardsPerCity);
    mostGuilds = mostOfFamily(catalogue, Family::guild, guildsPerCity);
}

void ClassicLimits::add(const ClassicLimits &other) {
    coins = std::max(coins, other.coins);
    leastWar = std::min(leastWar, other.leastWar);
    mostWar = std::max(mostWar, other.mostWar);
    mostWonders = std::max(mostWonders, other.mostWonders);
    civilian.resize(std::max(civilian.size(), other.civilian.size()));
    for (std::size_t points = 0; points < other.civilian.size(); ++points) {
        civilian[points] = civilian[points] || other.civilian[points];
    }
    mostScience = std::max(mostScience, other.mostScience);
    mostCommerce = std::max(mostCommerce, other.mostCommerce);
    mostGuilds = std::max(mostGuilds, other.mostGuilds);
}

} // namespace mirabilia::scorer
