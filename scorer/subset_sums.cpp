// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/subset_sums.h"

#include <cstddef>

namespace mirabilia::scorer {

std::vector<bool> subsetSums(std::span<const int> values) {
    std::vector<bool> reached{true};
    for (const int value : values) {
        std::vector<bool> next = reached;
        next.resize(reached.size() + static_cast<std::size_t>(value));
        for (std::size_t sum = 0; sum < reached.size(); ++sum) {
            if (reached[sum]) {
                next[sum + static_cast<std::size_t>(value)] = true;
            }
        }
        reached = std::move(next);
    }
    return reached;
}

} // namespace mirabilia::scorer
