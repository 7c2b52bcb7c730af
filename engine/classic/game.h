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

/// The cities at the table, clockwise. With two players there are three boards; the third is the
/// Free City's.
struct Setup {
    int players = 3; ///< 2..7
    InlineList<Board, maxSeats> boards;
};

using Totals = TotalsOf<maxSeats>;

/// Returns the position before the first deal. There must be one board per city, known and of
/// different wonders.
Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup);

/// Draws different wonders, and their sides, at random.
Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng);

/// The classic game, rules only. The concept `Game` says what each operation promises.
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

    /// Lists all legal moves, card by card as in the hand (equal cards once): build with each
    /// payment, free, stage with each payment, discard. In Phase::choose: cards of the pile,
    /// ascending, then none.
    static void legal(const State &state, Seat seat, MoveList &moves);
    static Refusal refusal(const State &state, Seat seat, const Move &move);

    /// Returns a shuffled deck of the age to be dealt. Only at a chance node.
    static Outcome sampleOutcome(const State &state, Rng &rng);

    static View view(const State &state, Seat seat) { return classic::view(state, seat); }
    static State determinise(const View &view, Rng &rng) { return classic::determinise(view, rng); }
    /// Number of cities, the Free City included: the seats that may have to act.
    static int seatCount(const State &state) { return state.cityCount; }
    /// The categories of the score sheet, in the order of the enumeration.
    static std::span<const std::string_view> categories() { return categoryNames; }
    static std::array<std::int16_t, categoryCount> points(const State &state, Seat seat) {
        return score(state, seat).points;
    }
    static Totals totals(const State &state);
    static SeatMask winners(const State &state) { return classic::winners(state); }
    /// Equal for positions that continue alike, also after saving and loading.
    static std::uint64_t hash(const State &state);

private:
    friend Turns;

    /// The last decision resolves the phase and advances to the next one, to the deal of the next
    /// age, or to the end.
    template <class Sink>
    static void decide(State &state, Seat seat, const Move &move, Sink &sink);
    /// Deals these cards.
    template <class Sink>
    static void happen(State &state, const Outcome &deck, Sink &sink);
    /// Returns nothing unless it is a deck of this age for this number of cities.
    static std::optional<Outcome> admitted(const State &state, const Outcome &deck);
};

static_assert(Game<Classic>);

/// Returns every payment for building a card that no other undercuts, regardless of the purse, of
/// where the card is and of whether it is built already. Empty if the resources are out of reach. A
/// chain or a card without a cost gives one payment of nothing.
PaymentList payments(const State &state, Seat seat, CardId card);

/// The same for the next stage. Without a side, a stage that may copy either side has the payments
/// of both. Empty also if no stage is left or there is none to copy.
PaymentList stagePayments(const State &state, Seat seat, CopySide copy = CopySide::none);

/// Fills in a move's missing copied side, if only one can be copied, and its missing payment: the
/// cheapest, ties to the left. Leaves unchanged what cannot be filled in.
Move completed(const State &state, Seat seat, Move move, bool paymentGiven);

} // namespace mirabilia::classic
