// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/benchmark.h"

#include <string_view>

namespace mirabilia::cli {

/// Random games of the classic game for at least so many seconds. Throws BadInput for data that
/// cannot be used and for a number of players that the game does not have.
BenchResult classicBench(std::string_view data, std::string_view fileName, int players,
                         double seconds);

} // namespace mirabilia::cli
