// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/duel_helpers.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

int countIn(const DuelCounts &city, const duel::Effect &effect) {
    switch (effect.counted) {
    case duel::Counted::wonders: return city.wonders;
    case duel::Counted::coinSets: return city.coins / std::max<int>(effect.setSize, 1);
    case duel::Counted::tokens: return city.tokens;
    case duel::Counted::cards: break;
    }
    int sum = 0;
    for (std::size_t family = 0; family < duel::familyCount; ++family) {
        sum += (effect.families >> family & 1U) != 0 ? city.cards[family] : 0;
    }
    return sum;
}

/// The points of one card, wonder or token as a step; nothing is added if it gives none.
void addSteps(Worked &worked, const std::string &code, const std::string &subject,
              const duel::Effects &effects, const DuelCities &cities) {
    for (const duel::Effect &effect : effects) {
        int count = 1;
        if (effect.kind == duel::EffectKind::pointsPer) {
            count = countIn(cities.own, effect);
            count = effect.largerCity ? std::max(count, countIn(cities.other, effect)) : count;
        } else if (effect.kind != duel::EffectKind::points) {
            continue;
        }
        worked.add({code, subject, 0, count, count * effect.value});
    }
}

void addSymbols(std::array<int, duel::scienceCount> &symbols, const duel::Effects &effects) {
    for (const duel::Effect &effect : effects) {
        if (effect.kind == duel::EffectKind::science &&
            static_cast<std::size_t>(effect.symbol) < symbols.size()) {
            ++symbols[static_cast<std::size_t>(effect.symbol)];
        }
    }
}

} // namespace

Worked duelMilitaryPoints(const duel::Rules &rules, int spaces) {
    const int most = std::max(0, rules.capital - 1);
    const int place = std::clamp(spaces, 0, most);
    Worked worked;
    worked.add({"pawn", "", 0, place, rules.pointsByDistance[static_cast<std::size_t>(place)]});
    return worked;
}

Worked duelCardPoints(const duel::Catalogue &catalogue, std::span<const duel::CardId> cards,
                      const DuelCities &cities) {
    Worked worked;
    for (const duel::CardId card : cards) {
        addSteps(worked, "card", catalogue.card(card).key, catalogue.card(card).effects, cities);
    }
    return worked;
}

Worked duelWonderPoints(const duel::Catalogue &catalogue, std::span<const duel::WonderId> wonders,
                        const DuelCities &cities) {
    Worked worked;
    for (const duel::WonderId wonder : wonders) {
        addSteps(worked, "wonder", catalogue.wonder(wonder).key, catalogue.wonder(wonder).effects,
                 cities);
    }
    return worked;
}

Worked duelTokenPoints(const duel::Catalogue &catalogue, std::span<const duel::TokenId> tokens,
                       const DuelCities &cities) {
    Worked worked;
    for (const duel::TokenId token : tokens) {
        addSteps(worked, "token", catalogue.token(token).key, catalogue.token(token).effects,
                 cities);
    }
    return worked;
}

Worked duelTreasuryPoints(const duel::Rules &rules, int coins) {
    Worked worked;
    worked.add({"coins", "", 0, coins, coins / rules.coinsPerPoint});
    return worked;
}

DuelSymbols duelSymbols(const duel::Catalogue &catalogue, std::span<const duel::CardId> cards,
                        std::span<const duel::TokenId> tokens) {
    std::array<int, duel::scienceCount> symbols{};
    for (const duel::CardId card : cards) {
        addSymbols(symbols, catalogue.card(card).effects);
    }
    for (const duel::TokenId token : tokens) {
        addSymbols(symbols, catalogue.token(token).effects);
    }
    DuelSymbols found;
    for (const int count : symbols) {
        found.different += count > 0 ? 1 : 0;
        found.pairs += count >= catalogue.rules.copiesForToken ? 1 : 0;
    }
    found.victory = found.different >= catalogue.rules.symbolsToWin;
    return found;
}

} // namespace mirabilia::scorer
