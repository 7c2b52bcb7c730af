// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.h"
#include "engine/core/stop.h"
#include "mirabilia/v1/saved_game.pb.h"
#include "mirabilia/v1/table.pb.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::host {

/// A move found by a computer player.
struct Thought {
    v1::Move move;
    std::string reason; ///< see ai::Reason
    float chance = 0;   ///< hints: the chance to win, 0 to 1
};

/// Best move first; a hint adds the second best if there is a choice.
using Thoughts = std::vector<Thought>;

/// A search ready to run on any thread. It owns all it needs (the redacted view of its seat) and
/// references nothing of the match.
using Thinker = std::function<Thoughts(const StopToken &)>;

/// One running game behind a game-independent interface that speaks the protocol: the engine's
/// state and all events so far. The only place where GameHost meets the rules.
class Match {
public:
    virtual ~Match() = default;

    [[nodiscard]] virtual Seat seatCount() const = 0;
    [[nodiscard]] virtual bool over() const = 0;
    /// The seats that must decide now.
    [[nodiscard]] virtual SeatMask toAct() const = 0;
    /// The seat that decides for a seat: itself, or the holder of the Free City.
    [[nodiscard]] virtual Seat controller(Seat seat) const = 0;
    /// Returns true if the seat's latest decision is still secret, so that it can be taken back.
    [[nodiscard]] virtual bool undecidable(Seat seat) const = 0;
    /// A copy to go back to.
    [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;
    /// The same match before its first decision.
    [[nodiscard]] virtual std::unique_ptr<Match> fromStart() const = 0;
    /// Applies a decision. Returns an empty string, or the code of the refusal; nothing has changed
    /// then.
    virtual std::string_view apply(Seat seat, const v1::Move &move) = 0;
    /// The latest decision as the rules understood it, without anything extra.
    [[nodiscard]] virtual v1::Move lastMove() const = 0;
    [[nodiscard]] virtual std::uint64_t hash() const = 0;

    /// Fills in what `viewer` may know of the position. noSeat: a watcher.
    virtual void fillView(Seat viewer, v1::TableView &view) const = 0;
    [[nodiscard]] virtual std::size_t eventCount() const = 0;
    /// The events from number `from` on, as far as `viewer` may know them.
    [[nodiscard]] virtual std::vector<v1::Event> events(Seat viewer, std::size_t from) const = 0;

    /// A search for a seat that must decide. Depends only on the game's seed and the position, so a
    /// game repeats with its seed, even after an undo.
    [[nodiscard]] virtual Thinker thinker(Seat seat, std::string_view level) const = 0;
    /// Does the same for a hint: an expert search as long as a person is willing to wait.
    [[nodiscard]] virtual Thinker adviser(Seat seat) const = 0;
    /// Looks back on a decision this seat may make: the move with its chance to win, then a better
    /// one if there is any.
    [[nodiscard]] virtual Thinker judge(Seat seat, const v1::Move &played) const = 0;
    /// Progress for the list of saved games: the age (0: before the first, or no ages) and the turn
    /// of the age or game.
    [[nodiscard]] virtual int age() const = 0;
    [[nodiscard]] virtual int turn() const = 0;
    /// The finished game as one line of JSON; empty while it runs.
    [[nodiscard]] virtual std::string record() const = 0;
};

/// A match, or why there is none, in English for tools and tests.
struct MatchOrProblem {
    std::unique_ptr<Match> match;
    std::string problem;
};

/// A finished game: its start and all decisions; or why there is none, in English.
struct PlayedGame {
    std::string_view game; ///< its id
    std::unique_ptr<Match> start;
    std::vector<v1::Decision> decisions; ///< in record order
    std::string problem;
    int edition = 1; ///< of the game
    /// The record is of the built-in data, or of nobody knows which; others are in use.
    bool otherData = false;
};

} // namespace mirabilia::host
