// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/json_value.h"
#include "engine/ai/review.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mirabilia::cli {

/// A decision of a game and what looking back on it says.
struct ReviewedDecision {
    ai::Turn turn;
    std::string when; ///< "age 1, turn 3"
    Seat seat = 0;
    Seat player = 0; ///< who decided for the seat
    std::string played;
    ai::Chances before{};
    ai::Chances after{};
    float cost = 0;
    float error = 0;
    std::string better; ///< empty if nothing better was found
    std::string reason; ///< of `better`
};

struct ReviewedTurn {
    std::string when;
    std::size_t first = 0; ///< decision
    ai::Chances chances{};
};

struct GameReview {
    int players = 0; ///< these have the first seats
    std::vector<ReviewedDecision> decisions;
    std::vector<ReviewedTurn> curve;
    std::vector<std::vector<std::size_t>> costliest; ///< decisions, by player
    std::optional<ai::Chances> end; ///< how the victory is shared, if the game was played out
};

/// A record that has been read.
class RecordedGame {
public:
    virtual ~RecordedGame() = default;

    [[nodiscard]] virtual std::size_t decisions() const = 0;
    /// Nothing if `stop` was requested; `progress` is told how many decisions are done.
    [[nodiscard]] virtual std::optional<GameReview>
    review(const ai::ReviewSettings &settings, const std::function<void(std::size_t)> &progress,
           const StopToken &stop) const = 0;
};

/// Looks back on games of one kind.
class Reviewer {
public:
    virtual ~Reviewer() = default;

    /// Throws as JsonValue does for a record that cannot be used. Must not outlive the reviewer.
    [[nodiscard]] virtual std::unique_ptr<const RecordedGame>
    read(const notation::JsonValue &record) const = 0;
};

} // namespace mirabilia::cli
