// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/core/seat.h"
#include "engine/core/stop.h"

#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::cli {

/// One game of a series. The same plan always gives the same game.
struct GamePlan {
    std::uint64_t seed = 1;
    std::uint64_t number = 0;          ///< 0: the first game of the series
    std::span<const ai::Level> levels; ///< by seat
    bool wantRecord = false;
    std::ostream *story = nullptr; ///< receives the game in words while it is played
    bool colours = false;          ///< in the story
};

struct GameOutcome {
    std::vector<std::vector<int>> points; ///< by seat, by category
    SeatMask winners;
    std::string record; ///< one line, if wanted
};

/// Plays games between computer players. Called from several threads at once.
class Simulator {
public:
    virtual ~Simulator() = default;

    /// Nothing if stopped before the end of the game.
    [[nodiscard]] virtual std::optional<GameOutcome> play(const GamePlan &plan,
                                                          const StopToken &stop) const = 0;
};

} // namespace mirabilia::cli
