// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel/static_tables.h"

#include <algorithm>
#include <cmath>

namespace mirabilia::duel {

namespace {

/// Cards in the structure, or in the one to be laid out.
int cardsLying(const State &state) {
    const bool laidOut = state.age != 0 && state.phase != Phase::layOut;
    return laidOut ? state.lying.size() : static_cast<int>(slotCount);
}

std::size_t ageIndex(const State &state) {
    return state.age == 0 ? 0U : state.age - 1U;
}

} // namespace

StaticTables::StaticTables(const Catalogue &catalogue, const Weights &weights)
    : cards(&catalogue)
    , beliefs(weights) {
    countDecks();
    weighConflict();
    weighChains();
}

void StaticTables::countDecks() {
    std::array<Demand, ageCount> ages{};
    for (const Card &card : cards->cards) {
        const std::size_t age = card.age - 1U;
        const int guildsDealt = cards->guildsIn(card.age);
        const bool guild = cards->isGuild(card.id);
        const int dealt = guild ? guildsDealt : static_cast<int>(slotCount) - guildsDealt;
        const int printed = guild ? cards->guilds.size() : cards->ageCards[age].size();
        const float chance = static_cast<float>(dealt) / static_cast<float>(printed);
        for (std::size_t r = 0; r < resourceCount; ++r) {
            for (int units = 1; units <= std::min<int>(card.cost.units[r], most); ++units) {
                ages[age][r][static_cast<std::size_t>(units)] += beliefs.share * chance;
            }
        }
    }
    for (std::size_t age = 0; age < ageCount; ++age) {
        for (std::size_t lying = 0; lying <= slotCount; ++lying) {
            const float left = static_cast<float>(lying) / slotCount;
            for (std::size_t r = 0; r < resourceCount; ++r) {
                for (std::size_t units = 1; units <= most; ++units) {
                    float &sum = deckDemand[age][lying][r][units];
                    sum = left * ages[age][r][units];
                    for (std::size_t later = age + 1; later < ageCount; ++later) {
                        sum += beliefs.nextAges * ages[later][r][units];
                    }
                }
            }
        }
    }
}

float StaticTables::pawnWorth(float distance) const {
    const auto at = [this](int spaces) {
        return spaces >= cards->rules.capital
                   ? beliefs.conquest
                   : static_cast<float>(
                         cards->rules.pointsByDistance[static_cast<std::size_t>(spaces)]);
    };
    const float ahead = std::min(std::abs(distance), static_cast<float>(cards->rules.capital));
    const int whole = static_cast<int>(ahead);
    const float part = ahead - static_cast<float>(whole);
    const float worth = part > 0 ? at(whole) * (1 - part) + at(whole + 1) * part : at(whole);
    return distance < 0 ? -worth : worth;
}

/// Spreads the pawn's final place around its current one; five places stand for all.
void StaticTables::weighConflict() {
    constexpr std::array<float, 5> places{-1.5F, -0.75F, 0, 0.75F, 1.5F};
    constexpr std::array<float, 5> chances{0.1F, 0.24F, 0.32F, 0.24F, 0.1F};
    for (std::size_t turns = 0; turns <= allTurns; ++turns) {
        const float spread = beliefs.unrest * std::sqrt(static_cast<float>(turns) / allTurns);
        for (std::size_t column = 0; column < conflictWorth[turns].size(); ++column) {
            const float distance = static_cast<float>(column) - farthest;
            for (std::size_t i = 0; i < places.size(); ++i) {
                conflictWorth[turns][column] +=
                    chances[i] * pawnWorth(distance + spread * places[i]);
            }
        }
    }
}

void StaticTables::weighChains() {
    for (const Card &card : cards->cards) {
        float saved = 0;
        for (const CardId next : card.chainTo) {
            const Cost &cost = cards->card(next).cost;
            saved += static_cast<float>(cost.coins) / 2;
            for (const auto amount : cost.units) {
                saved += static_cast<float>(amount);
            }
        }
        chainWorth[index(card.id)] = beliefs.chain * saved;
    }
}

int StaticTables::turnsLeft(const State &state) {
    const int ages = ageCount - 1 - static_cast<int>(ageIndex(state));
    return ages * static_cast<int>(slotCount) + cardsLying(state);
}

float StaticTables::demand(const State &state, std::size_t resource, int units) const {
    if (units < 1 || units > most) {
        return 0;
    }
    const auto lying = static_cast<std::size_t>(cardsLying(state));
    return deckDemand[ageIndex(state)][lying][resource][static_cast<std::size_t>(units)];
}

} // namespace mirabilia::duel
