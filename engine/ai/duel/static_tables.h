// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel/weights.h"
#include "engine/duel/state.h"

#include <array>
#include <cstddef>

namespace mirabilia::duel {

/// What follows from the data of 7 Wonders Duel for every position.
class StaticTables {
public:
    explicit StaticTables(const Catalogue &catalogue, const Weights &weights = {});

    [[nodiscard]] const Weights &weights() const { return beliefs; }
    [[nodiscard]] const Catalogue &catalogue() const { return *cards; }

    /// Cards that both players together still take, in this age and later ones.
    [[nodiscard]] static int turnsLeft(const State &state);
    /// How many of the cards that one player will build need at least `units` (1..) of a resource.
    [[nodiscard]] float demand(const State &state, std::size_t resource, int units) const;
    /// What the pawn is worth at `distance` spaces beyond the middle, positive towards the
    /// opponent's capital: points and threats.
    [[nodiscard]] float conflict(int turns, int distance) const {
        return conflictWorth[static_cast<std::size_t>(turns)]
                            [static_cast<std::size_t>(distance) + farthest];
    }
    /// Points that chains from this card may save.
    [[nodiscard]] float chains(CardId card) const { return chainWorth[index(card)]; }

    /// Cards in the structures of all ages.
    static constexpr int allTurns = ageCount * static_cast<int>(slotCount);

private:
    static constexpr int most = 4; ///< units of one resource in a cost
    static constexpr int farthest = static_cast<int>(maxDistance);
    using Demand = std::array<std::array<float, most + 1>, resourceCount>;

    void countDecks();
    void weighConflict();
    void weighChains();
    [[nodiscard]] float pawnWorth(float distance) const;

    const Catalogue *cards;
    Weights beliefs;
    std::array<std::array<Demand, slotCount + 1>, ageCount> deckDemand{};
    std::array<std::array<float, 2 * farthest + 1>, allTurns + 1> conflictWorth{};
    std::array<float, maxCards> chainWorth{};
};

} // namespace mirabilia::duel
