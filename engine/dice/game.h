// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/turns.h"
#include "engine/dice/events.h"
#include "engine/dice/position.h"
#include "engine/dice/scoring.h"
#include "engine/dice/state.h"
#include "engine/dice/view.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mirabilia::dice {

/// The boards at the table, clockwise.
struct Setup {
    InlineList<BoardId, maxSeats> boards;
};

using Totals = TotalsOf<maxSeats>;

/// Returns the position before the first roll. Boards must be known and different.
Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup);

/// Draws different boards at random.
Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng);

/// 7 Wonders Dice, rules only. The concept `Game` says what each operation promises.
///
/// In a round every seat has one action and answers its follow-ups one question at a time, while
/// other seats still decide. What a seat does is secret until the round ends.
struct Dice : Turns<Dice, State, Move, Forum, Event> {
    using View = dice::View;
    using Totals = dice::Totals;
    using Catalogue = dice::Catalogue;
    using Setup = dice::Setup;
    /// Every die with every cell, the Wonder, and passing or declining; room to write ahead.
    using MoveList = InlineList<Move, maxDice * maxCells + 4>;

    static constexpr std::string_view id = "dice";
    static constexpr int fewestPlayers = 2;
    static constexpr int mostPlayers = static_cast<int>(maxSeats);

    static Parsed<Catalogue> parse(std::string_view json, std::string_view fileName) {
        return parseCatalogue(json, fileName);
    }
    static Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng) {
        return dice::randomSetup(catalogue, players, rng);
    }
    static Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup) {
        return dice::newGame(catalogue, setup);
    }

    static Node node(const State &state);
    static SeatMask toAct(const State &state) { return state.waiting; }
    static Seat controller(const State & /*state*/, Seat seat) { return seat; }

    /// Lists all legal moves: for an action every affordable die and cell, die by die in the order
    /// of the table, then the Wonder, then passing; for an answer what can be taken, then
    /// declining.
    static void legal(const State &state, Seat seat, MoveList &moves);
    static Refusal refusal(const State &state, Seat seat, const Move &move);

    /// Draws how the dice of the round land and which grey ones leave. Only at a chance node.
    static Outcome sampleOutcome(const State &state, Rng &rng);

    static View view(const State &state, Seat seat) { return dice::view(state, seat); }
    /// Needs no randomness, see dice::determinise().
    static State determinise(const View &view, Rng & /*rng*/) { return dice::determinise(view); }
    static int seatCount(const State &state) { return state.players; }
    /// The rows of the score sheet, in the order of the enumeration.
    static std::span<const std::string_view> categories() { return categoryNames; }
    static std::array<std::int16_t, categoryCount> points(const State &state, Seat seat) {
        return score(state, seat).points;
    }
    static Totals totals(const State &state);
    static SeatMask winners(const State &state) { return dice::winners(state); }
    /// Equal for positions that continue alike.
    static std::uint64_t hash(const State &state);

private:
    friend Turns;

    /// Carries out a seat's decision up to its next question. The last answer of the last seat ends
    /// the round; then dice are rolled or the game is over.
    template <class Sink>
    static void decide(State &state, Seat seat, const Move &move, Sink &sink);
    /// Puts the rolled dice into the Forum.
    template <class Sink>
    static void happen(State &state, const Outcome &forum, Sink &sink);
    /// Returns the roll with faces as in Die::sameAs. None if it is impossible: other dice than
    /// those of the Forum, with a grey one gone for each special one that enters, or no such face
    /// or quadrant.
    static std::optional<Outcome> admitted(const State &state, const Outcome &forum);
};

static_assert(Game<Dice>);

} // namespace mirabilia::dice
