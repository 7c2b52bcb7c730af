// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/dice/weights.h"
#include "engine/ai/score_terms.h"
#include "engine/dice/rules.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mirabilia::ai {

/// What follows from the dice and the boards for every position of a game.
class DiceStaticTables {
public:
    explicit DiceStaticTables(const dice::Catalogue &catalogue, const DiceWeights &weights = {});

    [[nodiscard]] const DiceWeights &weights() const { return beliefs; }
    [[nodiscard]] const dice::Catalogue &catalogue() const { return *data; }

    /// Mean coins that a cell of the city costs with this many resources.
    [[nodiscard]] float gap(dice::BoardId board, int resources) const;
    /// The cells that dice of a colour reach.
    [[nodiscard]] dice::CellMask reached(dice::Colour colour) const {
        return colourCells[index(colour)];
    }
    /// Expected rounds after the current one: until some city, by the shortest way, has the bonuses
    /// that end the game, and the last round.
    [[nodiscard]] float roundsLeft(const dice::State &state, Seat seat) const;

private:
    using Gaps = std::array<float, dice::maxCost + 1>;

    [[nodiscard]] float cellsToEnd(const dice::Board &board, dice::CellMask marked,
                                   int bonuses) const;

    const dice::Catalogue *data;
    DiceWeights beliefs;
    std::vector<Gaps> gaps; ///< by board
    std::array<dice::CellMask, dice::colourCount> colourCells{};
};

/// Estimates what cells and coins are worth to one city in the middle of a round, in points. Knows
/// the other cities as they were at the start of the round.
class DiceEvaluation {
public:
    DiceEvaluation(const DiceStaticTables &tables, const dice::State &state, Seat seat);

    /// An open cell, regardless of its cost.
    [[nodiscard]] ScoreTerms cell(dice::CellId id) const;
    /// The same for an effect that a bonus brings.
    [[nodiscard]] ScoreTerms effect(const dice::Effect &effect) const;
    /// Points lost if `remaining` coins are left.
    [[nodiscard]] float price(int remaining) const;
    [[nodiscard]] float coins(int gained) const;

    /// What the rules say about this city.
    const dice::Means means;

private:
    [[nodiscard]] ScoreTerms direct(dice::CellId id) const;
    void addEffect(const dice::Effect &effect, dice::CellId self, ScoreTerms &worth) const;
    void addPerCell(const dice::Effect &effect, dice::CellId self, ScoreTerms &worth) const;
    [[nodiscard]] float crosses(dice::CellMask cells, int times, dice::CellId self) const;
    [[nodiscard]] float promise(dice::CellId id) const;
    [[nodiscard]] float progress(dice::CellId id) const;
    [[nodiscard]] float prize(dice::Building building) const;
    [[nodiscard]] float ending() const;
    [[nodiscard]] float attack(const dice::Effect &effect, dice::CellId id) const;
    [[nodiscard]] float defence(dice::CellId id) const;
    [[nodiscard]] float production() const;
    [[nodiscard]] float unlocking(dice::DieId die) const;
    [[nodiscard]] float uses(dice::Colour colour) const;
    [[nodiscard]] float grown(dice::CellMask cells, dice::CellId self) const;
    [[nodiscard]] float purse(int amount) const;

    const DiceStaticTables &tables;
    const DiceWeights &weights;
    const dice::State &state;
    Seat seat;
    float rounds; ///< after this one
    float need;   ///< coins that will still be spent
    float hope;   ///< chance to cross off one more cell of a building in time
    float share;  ///< of the remaining cells that will be crossed off
};

} // namespace mirabilia::ai
