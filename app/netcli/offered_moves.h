// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/rng.h"
#include "mirabilia/v1/table.pb.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mirabilia::cli {

/// All that a table offers to its viewer, as a client that knows no rules finds it out.
[[nodiscard]] std::vector<v1::Move> offeredMoves(const v1::TableView &view);

/// How a client without rules chooses.
enum class Taste {
    Any,    ///< whatever is offered
    Builds, ///< builds where it can, wonders before all
};
/// By the name of a level; a client without rules has only two.
[[nodiscard]] std::optional<Taste> tasteOf(std::string_view level);

/// One of the moves that are offered; nothing where none is.
[[nodiscard]] std::optional<v1::Move> chosenMove(const v1::TableView &view, Taste taste, Rng &rng);

} // namespace mirabilia::cli
