// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace mirabilia::scorer {

/// Which sums some of these values give, each at most once: index = sum, from 0 to all of them.
/// Values below 0 are not allowed.
std::vector<bool> subsetSums(std::span<const int> values);

} // namespace mirabilia::scorer
