// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/inline_list.h"
#include "engine/core/rng.h"
#include "engine/core/turns.h"
#include "engine/duel/events.h"
#include "engine/duel/position.h"
#include "engine/duel/scoring.h"
#include "engine/duel/state.h"
#include "engine/duel/view.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace mirabilia::duel {

struct Setup {
    int players = 2;
    Seat starter = 0; ///< drafts first and begins age I
};

/// An outcome of chance. The phase decides which members are used: `setUp` tokens and wonders,
/// `offer` wonders, `layOut` cards and guilds, `reveal` cards, `draw` tokens. The others are empty.
struct Outcome {
    Board cards = noCards(); ///< turned up, by slot
    SlotMask guilds{};       ///< face-down slots that show the back of a guild
    WonderSet wonders{};
    TokenSet tokens{};

    friend bool operator==(const Outcome &, const Outcome &) = default;
};

using Totals = TotalsOf<seats>;

/// Returns the position before the tokens are laid out; refuses an unknown starter and any number
/// of players but two.
Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup);

/// 7 Wonders Duel, rules only. The concept `Game` says what each operation promises.
struct Duel : Turns<Duel, State, Move, Outcome, Event> {
    using View = duel::View;
    using Totals = duel::Totals;
    using Catalogue = duel::Catalogue;
    using Setup = duel::Setup;
    /// Any cards of the discard pile, or every open card of a structure: built, under each wonder,
    /// discarded.
    using MoveList = InlineList<Move, maxCards>;
    static_assert(MoveList::capacity() >= slotCount * (wondersPerPlayer + 2));

    static constexpr std::string_view id = "duel";
    static constexpr int fewestPlayers = 2;
    static constexpr int mostPlayers = 2;

    static Parsed<Catalogue> parse(std::string_view json, std::string_view fileName) {
        return parseCatalogue(json, fileName);
    }
    /// Draws the starting player at random.
    static Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng);
    static Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup) {
        return duel::newGame(catalogue, setup);
    }

    static Node node(const State &state) {
        return state.phase <= Phase::draw   ? Node::chance
               : state.phase == Phase::over ? Node::over
                                            : Node::decision;
    }
    static SeatMask toAct(const State &state) {
        return SeatMask(node(state) == Node::decision ? 1U << state.mover : 0U);
    }
    static Seat controller(const State &, Seat seat) { return seat; }

    /// Lists all legal moves. Phase::pick: slot by slot, build, then each wonder in the order of
    /// drafting, then discard. Other phases: ascending.
    static void legal(const State &state, Seat seat, MoveList &moves);
    static Refusal refusal(const State &state, Seat seat, const Move &move);

    /// Draws uniformly among all deals of the cards that nobody has seen. Only at a chance node.
    static Outcome sampleOutcome(const State &state, Rng &rng);
    /// See CountsOutcomes. There are too many ways to set up the game and to lay out an age.
    static std::uint32_t countOutcomes(const State &state);
    static Outcome outcome(const State &state, std::uint32_t number);

    static View view(const State &state, Seat seat) { return duel::view(state, seat); }
    static State determinise(const View &view, Rng &rng) { return duel::determinise(view, rng); }

    static int seatCount(const State &) { return static_cast<int>(seats); }
    /// The categories of the score sheet, in the order of the enumeration.
    static std::span<const std::string_view> categories() { return categoryNames; }
    static std::array<std::int16_t, categoryCount> points(const State &state, Seat seat) {
        return score(state, seat).points;
    }
    static Totals totals(const State &state);
    static SeatMask winners(const State &state) { return duel::winners(state); }
    /// Equal for positions that continue alike, also after saving and loading.
    static std::uint64_t hash(const State &state);

private:
    friend Turns;

    /// Both advance to the next decision, chance node or the end.
    template <class Sink>
    static void decide(State &state, Seat seat, const Move &move, Sink &sink);
    template <class Sink>
    static void happen(State &state, const Outcome &outcome, Sink &sink);
    static std::optional<Outcome> admitted(const State &state, const Outcome &outcome);
};

static_assert(Game<Duel> && CountsOutcomes<Duel>);

/// Returns the least cost of building a card, regardless of the purse, of where the card is and of
/// whether it is built already. Nothing for a chain or a card without a cost.
Payment payment(const State &state, Seat seat, CardId card);
/// The same for a wonder, regardless of its owner.
Payment payment(const State &state, Seat seat, WonderId wonder);

/// What a city produces and what other units cost it now (rulebook, "Trading").
inline Market marketOf(const State &state, Seat seat) {
    const City &city = state.cities[seat];
    return {.production = city.production,
            .prices = city.prices,
            .mirroredPrices = city.prices.mirrored(),
            .rawChoices = city.rawChoices,
            .goodsChoices = city.goodsChoices};
}

/// Coins for a discarded card (rulebook: 2, and 1 for each yellow card in the city).
inline int discardIncome(const State &state, Seat seat) {
    return state.catalogue->rules.discardIncome + state.cities[seat].discardBonus;
}

/// The slot of a card, if it can be taken now.
std::optional<std::size_t> availableSlot(const State &state, CardId card);

} // namespace mirabilia::duel
