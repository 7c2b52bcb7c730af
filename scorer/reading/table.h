// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From a text or a grid of cells to sheets; not part of the library's interface.

#include "scorer/import.h"
#include "scorer/reading/layouts.h"

namespace mirabilia::scorer {

/// Called with what is done and what there is to do.
class Steps {
public:
    explicit Steps(const Progress &told) : progress(told) {}

    /// False: it was stopped, now or before.
    bool goesOn(std::size_t done, std::size_t all) {
        constexpr std::size_t atOnce = 512;
        if (progress && ++steps % atOnce == 0) {
            running = running && progress(static_cast<double>(done) / static_cast<double>(all));
        }
        return running;
    }

private:
    const Progress &progress;
    std::size_t steps = 0;
    bool running = true;
};

/// The cells of a text, whatever separates them. Nothing if there are too many rows or it was
/// stopped.
std::optional<Grid> gridOf(std::string_view text, Steps &steps);

Reading readTable(Grid grid, Steps &steps, const ColumnWishes &columns);

} // namespace mirabilia::scorer
