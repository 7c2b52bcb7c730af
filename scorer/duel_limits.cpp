// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/duel_limits.h"

#include "scorer/subset_sums.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

int printedPoints(const duel::Effects &effects) {
    int sum = 0;
    for (const duel::Effect &effect : effects) {
        sum += effect.kind == duel::EffectKind::points ? effect.value : 0;
    }
    return sum;
}

bool countsSomething(const duel::Effects &effects) {
    for (const duel::Effect &effect : effects) {
        if (effect.kind == duel::EffectKind::pointsPer) {
            return true;
        }
    }
    return false;
}

Row rowOf(duel::Family family) {
    switch (family) {
    case duel::Family::civilian: return Row::civilian;
    case duel::Family::scientific: return Row::science;
    case duel::Family::guild: return Row::guilds;
    default: return Row::commerce;
    }
}

std::vector<int> pointsOf(const duel::Catalogue &catalogue, duel::Family family) {
    std::vector<int> values;
    for (const duel::Card &card : catalogue.cards) {
        if (card.family == family) {
            values.push_back(printedPoints(card.effects));
        }
    }
    return values;
}

/// Tokens may count tokens (Mathematics): every set of them is tried with its own size.
std::vector<bool> tokenSums(const duel::Catalogue &catalogue) {
    std::vector<bool> sums;
    const std::size_t count = catalogue.tokens.size();
    for (std::size_t set = 0; set < std::size_t{1} << count; ++set) {
        int size = 0;
        int points = 0;
        int each = 0;
        for (std::size_t token = 0; token < count; ++token) {
            if ((set >> token & 1U) == 0) {
                continue;
            }
            ++size;
            points += printedPoints(catalogue.tokens[token].effects);
            for (const duel::Effect &effect : catalogue.tokens[token].effects) {
                each += effect.kind == duel::EffectKind::pointsPer ? effect.value : 0;
            }
        }
        points += each * size;
        const auto sum = static_cast<std::size_t>(points);
        sums.resize(std::max(sums.size(), sum + 1));
        sums[sum] = true;
    }
    return sums;
}

/// The most that an effect can count in one city.
int mostCounted(const duel::Catalogue &catalogue, const duel::Effect &effect, int mostCoins) {
    switch (effect.counted) {
    case duel::Counted::wonders: return static_cast<int>(duel::wondersPerPlayer);
    case duel::Counted::coinSets: return mostCoins / effect.setSize;
    case duel::Counted::tokens: return static_cast<int>(catalogue.tokens.size());
    case duel::Counted::cards: break;
    }
    return static_cast<int>(std::count_if(
        catalogue.cards.begin(), catalogue.cards.end(), [&effect](const duel::Card &card) {
            return (effect.families >> static_cast<unsigned>(card.family) & 1U) != 0;
        }));
}

/// What one guild can give, whatever it counts.
std::vector<int> valuesOf(const duel::Catalogue &catalogue, const duel::Card &guild,
                          int mostCoins) {
    std::vector<int> values{printedPoints(guild.effects)};
    for (const duel::Effect &effect : guild.effects) {
        if (effect.kind == duel::EffectKind::pointsPer) {
            const std::vector<int> before = std::move(values);
            values.clear();
            for (int count = 0; count <= mostCounted(catalogue, effect, mostCoins); ++count) {
                for (const int value : before) {
                    values.push_back(value + count * effect.value);
                }
            }
        }
    }
    return values;
}

/// Sums of as many guilds as there are in a game.
std::vector<bool> guildSums(const duel::Catalogue &catalogue, int mostCoins) {
    std::vector<std::set<int>> reached(std::size_t{catalogue.rules.guildsInAge} + 1);
    reached[0].insert(0);
    for (const duel::Card &card : catalogue.cards) {
        if (card.family != duel::Family::guild) {
            continue;
        }
        const auto values = valuesOf(catalogue, card, mostCoins);
        for (std::size_t guilds = reached.size() - 1; guilds > 0; --guilds) {
            for (const int sum : reached[guilds - 1]) {
                for (const int value : values) {
                    reached[guilds].insert(sum + value);
                }
            }
        }
    }
    std::vector<bool> sums;
    for (const std::set<int> &some : reached) {
        for (const int sum : some) {
            const auto points = static_cast<std::size_t>(sum);
            sums.resize(std::max(sums.size(), points + 1));
            sums[points] = true;
        }
    }
    return sums;
}

} // namespace

DuelLimits::DuelLimits(const duel::Catalogue &catalogue)
    : coinsPerPoint(catalogue.rules.coinsPerPoint) {
    for (int space = 0; space < catalogue.rules.capital; ++space) {
        military.insert(catalogue.rules.pointsByDistance[static_cast<std::size_t>(space)]);
    }
    sums[Row::civilian] = subsetSums(pointsOf(catalogue, duel::Family::civilian));
    sums[Row::science] = subsetSums(pointsOf(catalogue, duel::Family::scientific));
    sums[Row::commerce] = subsetSums(pointsOf(catalogue, duel::Family::commercial));
    std::vector<int> wonders;
    for (const duel::Wonder &wonder : catalogue.wonders) {
        wonders.push_back(printedPoints(wonder.effects));
    }
    sums[Row::wonders] = subsetSums(wonders);
    sums[Row::progress] = tokenSums(catalogue);
    // Where something counts, as guilds do, the sums are not all there is.
    for (const duel::Card &card : catalogue.cards) {
        if (countsSomething(card.effects)) {
            sums.erase(rowOf(card.family));
        }
    }
    for (const duel::Wonder &wonder : catalogue.wonders) {
        if (countsSomething(wonder.effects)) {
            sums.erase(Row::wonders);
        }
    }
    sums[Row::guilds] = guildSums(catalogue, mostCoins);
}

} // namespace mirabilia::scorer
