// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/rng.h"
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

/// Which boards lie at the table, clockwise.
struct Setup {
    InlineList<BoardId, maxSeats> boards;
};

/// Points by seat.
struct Totals {
    std::array<std::int16_t, maxSeats> points{};

    [[nodiscard]] int operator[](Seat seat) const { return points[seat]; }
    friend bool operator==(const Totals &, const Totals &) = default;
};

/// The position before the first roll. Boards must be known and different.
Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup);

/// Different boards, drawn by lot.
Setup randomSetup(const Catalogue &catalogue, int players, Rng &rng);

/// 7 Wonders Dice, rules only. See the concept `Game` for what each operation promises.
///
/// In a round every seat has one action, and answers what follows from it one question at a time,
/// while other seats still decide. What a seat does is its secret until the round ends.
struct Dice {
    using State = dice::State;
    using Move = dice::Move;
    using View = dice::View;
    using Totals = dice::Totals;
    using Outcome = Forum; ///< how the dice lie, and so which grey ones left
    using Catalogue = dice::Catalogue;
    using Setup = dice::Setup;
    using Event = dice::Event;
    using EventSink = dice::EventSink;
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

    /// All legal moves: for an action every payable die and cell, die by die in the order of the
    /// table, then the Wonder, then passing; for an answer what can be taken, then declining.
    static void legal(const State &state, Seat seat, MoveList &moves);
    static Refusal refusal(const State &state, Seat seat, const Move &move);

    /// Carries out a seat's decision up to its next question. The last answer of the last seat ends
    /// the round: then dice are to be rolled, or the game is over.
    static Refusal apply(State &state, Seat seat, const Move &move);
    static Refusal apply(State &state, Seat seat, const Move &move, EventSink &sink);
    /// The same without a check, for searches: `move` comes from legal().
    static void applyTrusted(State &state, Seat seat, const Move &move);

    /// Rolls the dice of the round. Only at a chance node.
    static void applyChance(State &state, Rng &rng);
    /// Lets the dice lie so; false, and nothing happens, if they cannot: not the dice that are in
    /// the Forum, with a grey one gone for each special one that comes in, or no such face or
    /// quadrant.
    static bool applyOutcome(State &state, const Outcome &forum);
    static bool applyOutcome(State &state, const Outcome &forum, EventSink &sink);
    static Outcome sampleOutcome(const State &state, Rng &rng);

    static View view(const State &state, Seat seat) { return dice::view(state, seat); }
    /// Chance has no part in it, see dice::determinise().
    static State determinise(const View &view, Rng & /*rng*/) { return dice::determinise(view); }
    static int seatCount(const State &state) { return state.players; }
    /// The rows of the score sheet, in the order of the enumeration.
    static std::span<const std::string_view> categories() { return categoryNames; }
    static std::array<std::int16_t, categoryCount> points(const State &state, Seat seat) {
        return score(state, seat).points;
    }
    static Totals totals(const State &state);
    static SeatMask winners(const State &state) { return dice::winners(state); }
    /// Equal for positions that play on alike.
    static std::uint64_t hash(const State &state);
};

static_assert(Game<Dice>);

} // namespace mirabilia::dice
