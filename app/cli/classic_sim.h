// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/simulator.h"

namespace mirabilia::cli {

/// Games of the classic game with this data. Throws BadInput for data that cannot be used.
std::unique_ptr<const Simulator> classicSimulator(std::string_view data, std::string_view fileName);

} // namespace mirabilia::cli
