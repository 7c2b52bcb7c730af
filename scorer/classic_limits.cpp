// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/classic_limits.h"

#include "engine/classic/scoring.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace mirabilia::scorer {

namespace {

using classic::Effect;
using classic::EffectKind;
using classic::Family;

/// 30 coins of value 1 and 20 of value 3 (rulebook, "Contents"), with room for a replacement.
constexpr int coinsInBox = 90;

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

/// The most that a card or stage can ever score.
int mostOf(const classic::Catalogue &catalogue, const classic::Effects &effects) {
    int sum = 0;
    for (const Effect &effect : effects) {
        if (effect.kind == EffectKind::points) {
            sum += effect.value;
        } else if (effect.kind == EffectKind::pointsPer) {
            const int cities = (effect.scope.left ? 1 : 0) + (effect.scope.self ? 1 : 0) +
                               (effect.scope.right ? 1 : 0);
            sum += effect.value * cities * mostCounted(catalogue, effect);
        }
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

std::vector<bool> sumsOf(const std::vector<int> &values) {
    std::vector<bool> reached{true};
    for (const int value : values) {
        std::vector<bool> next = reached;
        next.resize(reached.size() + static_cast<std::size_t>(value));
        for (std::size_t sum = 0; sum < reached.size(); ++sum) {
            if (reached[sum]) {
                next[sum + static_cast<std::size_t>(value)] = true;
            }
        }
        reached = std::move(next);
    }
    return reached;
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

ClassicLimits::ClassicLimits(const classic::Catalogue &catalogue) : coins(coinsInBox) {
    for (const int token : catalogue.rules.victoryToken) {
        mostWar += 2 * token;
        leastWar += 2 * catalogue.rules.defeatToken;
    }
    for (const classic::Wonder &wonder : catalogue.wonders) {
        for (const classic::Side side : {classic::Side::a, classic::Side::b}) {
            mostWonders = std::max(mostWonders, stageValues(catalogue, {wonder.id, side}).most);
        }
    }
    civilian = sumsOf(bestOf(catalogue, Family::civilian));
    mostScience = mostScienceOf(catalogue);
    mostCommerce = sumOfFirst(bestOf(catalogue, Family::commercial), catalogue.cards.size());
    mostGuilds = sumOfFirst(bestOf(catalogue, Family::guild),
                            catalogue.rules.guildsInDeck[classic::maxSeats]);
}

} // namespace mirabilia::scorer
