// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/view.h"
#include "engine/core/rng.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

namespace mirabilia::ai {

/// How strong a computer player is. A level is a fixed number of search iterations, never a time:
/// it means the same on every machine, and its games repeat with the seed.
enum class Level : std::uint8_t {
    random, ///< uniform over all legal moves; for measuring
    easy,
    normal,
    expert,
};

std::optional<Level> findLevel(std::string_view name);
std::string_view name(Level level);

/// Why a move was chosen, for hints.
enum class Reason : std::uint8_t {
    points,
    science,
    military,
    resources,
    trade,
    wonder,
    coins,
    deny, ///< a neighbour wants the card
    chain,
    least, ///< nothing better is possible
};

std::string_view name(Reason reason);

struct Advice {
    classic::Move move;
    Reason reason = Reason::least;
};

/// Decides for `seat` (the viewer of `view`, or the Free City it holds), which must have to act.
/// The result depends on view, seat, level and rng only. When `stop` is requested it returns soon
/// with any legal move; the caller throws that away.
Advice advise(const classic::View &view, Seat seat, Level level, Rng rng,
              const std::stop_token &stop);

} // namespace mirabilia::ai
