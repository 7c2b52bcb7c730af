// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/events.h"
#include "engine/classic/position.h"
#include "engine/classic/scoring.h"
#include "engine/classic/state.h"
#include "engine/classic/view.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/turns.h"

#include <array>
#include <cstdint>
#include <optional>

namespace mirabilia::classic {

/// Which cities sit at the table, clockwise. Two players: three boards, the third is the Free City.
struct Setup {
    int players = 3; ///< 2..7
    InlineList<Board, maxSeats> boards;
};

using Totals = TotalsOf<maxSeats>;

/// The position before the first deal. Boards must be known, different, and as many as cities.
Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup);

/// Different wonders, and sides, drawn by lot.
Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng);

/// The classic game, rules only. See the concept `Game` for what each operation promises.
struct Classic : Turns<Classic, State, Move, Deck, Event> {
    using View = classic::View;
    using Totals = classic::Totals;
    using Catalogue = classic::Catalogue;
    using Setup = classic::Setup;
    /// Eight cards, each with its payments, a free building, the payments for two copied stages and
    /// the discard.
    using MoveList = InlineList<Move, 8 * (3 * PaymentList::capacity() + 2)>;

    static constexpr std::string_view id = "classic";
    static constexpr int fewestPlayers = 2; ///< with the Free City
    static constexpr int mostPlayers = static_cast<int>(maxSeats);

    static Parsed<Catalogue> parse(std::string_view json, std::string_view fileName) {
        return parseCatalogue(json, fileName);
    }
    static Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng) {
        return classic::randomSetup(catalogue, players, rng);
    }
    static Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup) {
        return classic::newGame(catalogue, setup);
    }

    static Node node(const State &state);
    /// The cities that must decide now. The Free City is one of them; controller() decides for it.
    static SeatMask toAct(const State &state) { return state.waiting(); }
    static Seat controller(const State &state, Seat seat) {
        return classic::controller(state, seat);
    }

    /// All legal moves, card by card as in the hand (equal cards once): build with each payment,
    /// free, stage with each payment, discard. In Phase::choose: cards of the pile, ascending, then
    /// none.
    static void legal(const State &state, Seat seat, MoveList &moves);
    static Refusal refusal(const State &state, Seat seat, const Move &move);

    /// A shuffled deck of the age to be dealt. Only at a chance node.
    static Outcome sampleOutcome(const State &state, Rng &rng);

    static View view(const State &state, Seat seat) { return classic::view(state, seat); }
    static State determinise(const View &view, Rng &rng) { return classic::determinise(view, rng); }
    /// Cities, the Free City included: the seats that may have to act.
    static int seatCount(const State &state) { return state.cityCount; }
    /// The categories of the score sheet, in the order of the enumeration.
    static std::span<const std::string_view> categories() { return categoryNames; }
    static std::array<std::int16_t, categoryCount> points(const State &state, Seat seat) {
        return score(state, seat).points;
    }
    static Totals totals(const State &state);
    static SeatMask winners(const State &state) { return classic::winners(state); }
    /// Equal for positions that play on alike, also after saving and loading.
    static std::uint64_t hash(const State &state);

private:
    friend Turns;

    /// The last decision resolves the phase and plays on to the next one, to the deal of the next
    /// age, or to the end.
    template <class Sink>
    static void decide(State &state, Seat seat, const Move &move, Sink &sink);
    /// Deals these cards.
    template <class Sink>
    static void happen(State &state, const Outcome &deck, Sink &sink);
    /// None if it is not a deck of this age for this number of cities.
    static std::optional<Outcome> admitted(const State &state, const Outcome &deck);
};

static_assert(Game<Classic>);

/// Every payment for building a card that no other undercuts, whatever the purse holds, wherever
/// the card lies and whether or not it stands already. Empty: the resources cannot be had. A chain
/// or a card without a cost: one payment of nothing.
PaymentList payments(const State &state, Seat seat, CardId card);

/// The same for the next stage. A stage that may copy either side, asked without a side, has the
/// payments of both. Empty also if no stage is left or there is none to copy.
PaymentList stagePayments(const State &state, Seat seat, CopySide copy = CopySide::none);

/// Completes a move whose payment or copied side was not said: the only side that can be copied,
/// the cheapest payment (ties to the left). What cannot be completed stays as it is.
Move completed(const State &state, Seat seat, Move move, bool paymentGiven);

} // namespace mirabilia::classic
