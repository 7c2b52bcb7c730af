// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "mirabilia/v1/table.pb.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mirabilia::cli {

/// All moves a table offers its viewer, read from the view without knowing the rules.
[[nodiscard]] std::vector<v1::Move> offeredMoves(const v1::TableView &view);

/// How a client without rules chooses.
enum class Taste {
    Any,    ///< any move offered
    Builds, ///< prefers wonders, then buildings
};
/// The taste for a level name; there are only two.
[[nodiscard]] std::optional<Taste> tasteOf(std::string_view level);

/// One of the offered moves; none if nothing is offered.
[[nodiscard]] std::optional<v1::Move> chosenMove(const v1::TableView &view, Taste taste, Rng &rng);

} // namespace mirabilia::cli
