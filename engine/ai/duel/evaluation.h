// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel/static_tables.h"
#include "engine/ai/score_terms.h"
#include "engine/duel/rules.h"

#include <cstddef>

namespace mirabilia::duel {

/// Estimates what cards, wonders, tokens and coins are worth to one city in one position, in
/// points. Reads public information only.
class Evaluation {
public:
    Evaluation(const StaticTables &tables, const State &state, Seat seat);

    /// The building itself, regardless of its cost.
    [[nodiscard]] ai::ScoreTerms card(CardId card) const;
    /// The wonder itself, regardless of its cost and without the extra turn.
    [[nodiscard]] ai::ScoreTerms wonder(WonderId wonder) const;
    [[nodiscard]] ai::ScoreTerms token(TokenId token) const;
    /// Returns true if this city plays again after building it.
    [[nodiscard]] bool playsAgain(WonderId wonder) const;

    [[nodiscard]] Payment price(CardId card) const;
    [[nodiscard]] Payment price(WonderId wonder) const;
    [[nodiscard]] bool canPay(const Payment &payment) const {
        return payment.total() <= city.coins;
    }
    /// Points lost by a payment that the city can afford; 0 if it is free.
    [[nodiscard]] float loss(const Payment &payment) const;
    [[nodiscard]] float coins(int gained) const;
    /// Points of the coins for a discarded card.
    [[nodiscard]] float discard() const { return dropped; }
    /// Points of the best use of a card: build it, if the city can pay, or discard it.
    [[nodiscard]] float use(CardId card) const;
    /// Points that the city would lose with one of its buildings.
    [[nodiscard]] float missing(CardId card) const;

private:
    void addEffect(const Effect &effect, ai::Reason points, unsigned ownFamily,
                   ai::ScoreTerms &worth) const;
    void addLasting(const Effect &effect, ai::ScoreTerms &worth) const;
    void addChoice(const Effect &effect, ai::ScoreTerms &worth) const;
    void addSymbol(Science symbol, ai::ScoreTerms &worth) const;
    void addShields(int shields, ai::ScoreTerms &worth) const;
    [[nodiscard]] float purse(int amount) const;
    [[nodiscard]] float unit(std::size_t resource, int more) const;
    [[nodiscard]] float produced(Units units, int first) const;
    [[nodiscard]] float choice(std::uint8_t options) const;
    [[nodiscard]] float fixedPrice(const Effect &effect) const;
    [[nodiscard]] float pressure(Units sold) const;
    [[nodiscard]] float bestToken(TokenSet tokens) const;
    [[nodiscard]] bool canStillWin(Science symbol) const;
    [[nodiscard]] int wondersToBuild() const;

    const StaticTables &tables;
    const Weights &weights;
    const State &state;
    Seat seat;
    const City &city;
    const City &rival;
    Market market;
    int turns;      ///< cards still to be taken
    float gameLeft; ///< their share of the whole game
    float dropped;  ///< points of the coins for a discarded card
};

} // namespace mirabilia::duel
