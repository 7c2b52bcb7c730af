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

/// A move that a computer player found.
struct Thought {
    v1::Move move;
    std::string reason; ///< see ai::Reason
    float chance = 0;   ///< hints: to win, from 0 to 1
};

/// The best move first; a hint also says what would be second best, where there is a choice.
using Thoughts = std::vector<Thought>;

/// A search ready to run on any thread. It holds what it needs (the redacted view of its seat) and
/// nothing of the match.
using Thinker = std::function<Thoughts(const StopToken &)>;

/// One running game behind a face that speaks the protocol: the engine's state, and what happened
/// since the first card. The only place where GameHost meets the rules, the same for every game.
class Match {
public:
    virtual ~Match() = default;

    [[nodiscard]] virtual Seat seatCount() const = 0;
    [[nodiscard]] virtual bool over() const = 0;
    /// The seats that must decide now.
    [[nodiscard]] virtual SeatMask toAct() const = 0;
    /// Who decides for a seat: itself, or the holder of the Free City.
    [[nodiscard]] virtual Seat controller(Seat seat) const = 0;
    /// Whether the seat's latest decision is still secret, so that it can be taken back.
    [[nodiscard]] virtual bool undecidable(Seat seat) const = 0;
    /// The same match, to go back to.
    [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;
    /// The same match before its first decision.
    [[nodiscard]] virtual std::unique_ptr<Match> fromStart() const = 0;
    /// Carries a decision out. Empty on success, else the code of the refusal; nothing changed.
    virtual std::string_view apply(Seat seat, const v1::Move &move) = 0;
    /// The latest decision, with everything that the rules know of it and nothing besides.
    [[nodiscard]] virtual v1::Move lastMove() const = 0;
    [[nodiscard]] virtual std::uint64_t hash() const = 0;

    /// Fills in what `viewer` may know of the position. noSeat: somebody who watches.
    virtual void fillView(Seat viewer, v1::TableView &view) const = 0;
    [[nodiscard]] virtual std::size_t eventCount() const = 0;
    /// What happened since event number `from`, as far as `viewer` may know it.
    [[nodiscard]] virtual std::vector<v1::Event> events(Seat viewer, std::size_t from) const = 0;

    /// A search for a seat that must decide. It depends on the game's seed and the position only,
    /// so that a game repeats with its seed, also after an undo.
    [[nodiscard]] virtual Thinker thinker(Seat seat, std::string_view level) const = 0;
    /// The same for a person who asks for a hint: what an expert finds in the time that one likes
    /// to wait.
    [[nodiscard]] virtual Thinker adviser(Seat seat) const = 0;
    /// Where the game stands, for the list of saved games: the age (0: before the first, or there
    /// are none), and the turn of it or of the game.
    [[nodiscard]] virtual int age() const = 0;
    [[nodiscard]] virtual int turn() const = 0;
    /// The finished game as one line of JSON; empty while it runs.
    [[nodiscard]] virtual std::string record() const = 0;
};

/// A match, or an English sentence for tools and tests that says why there is none.
struct MatchOrProblem {
    std::unique_ptr<Match> match;
    std::string problem;
};

/// A game that was played to its end: where it began, and what was decided since; or an English
/// sentence that says why there is none.
struct PlayedGame {
    std::string_view game; ///< its id
    std::unique_ptr<Match> start;
    std::vector<v1::Decision> decisions; ///< in the order of its record
    std::string problem;
    int edition = 1; ///< of the game
    /// The record is of the built-in data, or of nobody knows which; others are in use.
    bool otherData = false;
};

} // namespace mirabilia::host
