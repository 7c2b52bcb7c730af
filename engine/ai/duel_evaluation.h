// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/duel_weights.h"
#include "engine/ai/worth.h"
#include "engine/duel/rules.h"

#include <array>
#include <cstddef>

namespace mirabilia::duel {

/// What follows from the data of 7 Wonders Duel for every position.
class Lore {
public:
    explicit Lore(const Catalogue &catalogue, const Weights &weights = {});

    [[nodiscard]] const Weights &weights() const { return beliefs; }
    [[nodiscard]] const Catalogue &catalogue() const { return *cards; }

    /// Cards still to be taken by both together, of this age and of those to come.
    [[nodiscard]] static int turnsLeft(const State &state);
    /// How many cards that one player is going to build ask for at least `units` (1..) of a
    /// resource.
    [[nodiscard]] float demand(const State &state, std::size_t resource, int units) const;
    /// What the pawn brings to who has driven it so far from the own capital: points and dangers.
    [[nodiscard]] float conflict(int turns, int distance) const {
        return conflictWorth[static_cast<std::size_t>(turns)]
                            [static_cast<std::size_t>(distance + farthest)];
    }
    /// What chains from this card may save.
    [[nodiscard]] float chains(CardId card) const { return chainWorth[index(card)]; }

    /// Cards in the structures of all ages.
    static constexpr int allTurns = ageCount * static_cast<int>(slotCount);

private:
    static constexpr int most = 4; ///< units of one resource that a cost asks for
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

/// The prospects of one city in one position: what cards, wonders, tokens and coins would be worth
/// to it. Looks only at what lies open.
class Outlook {
public:
    Outlook(const Lore &lore, const State &state, Seat seat);

    /// The building itself, whatever it costs.
    [[nodiscard]] ai::Worth card(CardId card) const;
    /// The wonder itself, whatever it costs; without the turn that follows it.
    [[nodiscard]] ai::Worth wonder(WonderId wonder) const;
    [[nodiscard]] ai::Worth token(TokenId token) const;
    /// Whether this city plays again after building it.
    [[nodiscard]] bool playsAgain(WonderId wonder) const;

    [[nodiscard]] Payment price(CardId card) const;
    [[nodiscard]] Payment price(WonderId wonder) const;
    [[nodiscard]] bool canPay(const Payment &payment) const {
        return payment.total() <= city.coins;
    }
    /// What is lost by a payment that the city can afford; 0 for nothing.
    [[nodiscard]] float loss(const Payment &payment) const;
    [[nodiscard]] float coins(int gained) const;
    /// What a discarded card brings.
    [[nodiscard]] float discard() const { return dropped; }
    /// The best that can be done with a card: build it, if that can be paid, or discard it.
    [[nodiscard]] float use(CardId card) const;
    /// What the city would lose with a card that stands in it.
    [[nodiscard]] float missing(CardId card) const;

private:
    void addEffect(const Effect &effect, ai::Reason points, unsigned ownFamily,
                   ai::Worth &worth) const;
    void addLasting(const Effect &effect, ai::Worth &worth) const;
    void addChoice(const Effect &effect, ai::Worth &worth) const;
    void addSymbol(Science symbol, ai::Worth &worth) const;
    void addShields(int shields, ai::Worth &worth) const;
    [[nodiscard]] float purse(int amount) const;
    [[nodiscard]] float unit(std::size_t resource, int more) const;
    [[nodiscard]] float produced(Units units, int first) const;
    [[nodiscard]] float choice(std::uint8_t options) const;
    [[nodiscard]] float fixedPrice(const Effect &effect) const;
    [[nodiscard]] float pressure(Units sold) const;
    [[nodiscard]] float bestToken(TokenSet tokens) const;
    [[nodiscard]] bool canStillWin(Science symbol) const;
    [[nodiscard]] int wondersToBuild() const;

    const Lore &lore;
    const Weights &weights;
    const State &state;
    Seat seat;
    const City &city;
    const City &rival;
    Market market;
    int turns;      ///< cards still to be taken
    float gameLeft; ///< their share of the whole game
    float dropped;
};

} // namespace mirabilia::duel
