// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic/weights.h"
#include "engine/ai/score_terms.h"
#include "engine/classic/state.h"

#include <array>
#include <cstddef>

namespace mirabilia::ai {

/// What follows from the cards and boards in play for every position of a game. Made from any of
/// its positions; reads public information only.
class StaticTables {
public:
    explicit StaticTables(const classic::State &state, const Weights &weights = {});

    [[nodiscard]] const Weights &weights() const { return beliefs; }
    [[nodiscard]] const classic::Catalogue &catalogue() const { return *cards; }

    /// How many things that a city wants to build need at least `units` (1..) of a resource: its
    /// share of the cards to come, and the remaining stages of its wonder.
    [[nodiscard]] float demand(const classic::State &state, Seat seat, std::size_t resource,
                               int units) const;
    /// Points expected from the coming conflicts with one neighbour at this lead in shields.
    [[nodiscard]] float conflicts(const classic::State &state, int lead) const;
    /// Points that chains from this card may save.
    [[nodiscard]] float chains(classic::CardId card) const { return chainWorth[index(card)]; }
    /// The cards that score points for a complete wonder.
    [[nodiscard]] classic::CardSet payingForWonder() const { return wonderCards; }

private:
    static constexpr int most = 4;  ///< units of one resource in a cost
    static constexpr int lead = 15; ///< larger leads count as this
    using Demand = std::array<std::array<float, most + 1>, classic::resourceCount>;

    void countDeck(int cities);
    void countStages(const classic::State &state);
    void weighConflicts();
    void weighChains(int cities);
    void findWonderCards();

    const classic::Catalogue *cards;
    Weights beliefs;
    std::array<std::array<Demand, classic::turnsPerAge>, classic::ageCount> deckDemand{};
    std::array<std::array<Demand, classic::maxStages + 1>, classic::maxSeats> stageDemand{};
    std::array<std::array<std::array<float, 2 * lead + 1>, classic::turnsPerAge>, classic::ageCount>
        conflictWorth{};
    std::array<float, classic::maxCards> chainWorth{};
    classic::CardSet wonderCards;
};

/// Estimates what buildings, stages and coins are worth to one city in one position, in points.
/// Reads public information only.
class Evaluation {
public:
    Evaluation(const StaticTables &tables, const classic::State &state, Seat seat);

    /// The building itself, regardless of its cost.
    [[nodiscard]] ScoreTerms building(classic::CardId card) const;
    /// The next stage with these effects, regardless of its cost.
    [[nodiscard]] ScoreTerms stage(const classic::Stage &stage) const;
    /// Points lost by a payment; 0 if it is free.
    [[nodiscard]] float price(const classic::Payment &payment) const;
    [[nodiscard]] float coins(int gained) const;
    /// Points given up by using the free building of this age now.
    [[nodiscard]] float freeBuild() const;
    /// Points gained by `more` shields in this city.
    [[nodiscard]] float shields(int more) const;
    /// Points lost by `more` shields in a neighbouring city.
    [[nodiscard]] float threat(Seat rival, int more) const;

private:
    void addEffect(const classic::Effect &effect, Reason points, classic::CardId self,
                   ScoreTerms &worth) const;
    [[nodiscard]] float counted(const classic::Effect &effect, classic::CardId self) const;
    [[nodiscard]] float purse(int amount) const;
    [[nodiscard]] float symbol(const classic::Effect &effect) const;
    [[nodiscard]] float production(const classic::Effect &effect) const;
    [[nodiscard]] float unit(std::size_t resource, int more) const;
    [[nodiscard]] float discount(const classic::Effect &effect) const;
    [[nodiscard]] int agesLeft() const;
    /// Likelihood that the wonder will be complete, with `built` stages built now.
    [[nodiscard]] float completion(std::size_t built) const;
    /// Points that one more stage adds to what the city's cards score for a complete wonder.
    [[nodiscard]] float completing() const;
    /// Points of building the first card of each family for free.
    [[nodiscard]] float freeFamilies() const;

    const StaticTables &tables;
    const Weights &weights;
    const classic::State &state;
    Seat seat;
    const classic::City &city;
    float turnsLeft; ///< own turns after this one
    float gameLeft;  ///< their share of the whole game
};

} // namespace mirabilia::ai
