// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <string_view>

namespace mirabilia::cli {

/// A line on a terminal that says how far a work is and how long it still takes. Without a terminal
/// it does nothing.
class ProgressBar {
public:
    /// Time counts from now on. Null: no terminal.
    explicit ProgressBar(std::ostream *terminal) : out(terminal) {}

    /// So many of `all` (> 0) are done: "games", "decisions".
    void draw(std::size_t done, std::size_t all, std::string_view what) const;
    /// Leaves the line empty.
    void clear() const;

private:
    std::ostream *out;
    std::chrono::steady_clock::time_point began = std::chrono::steady_clock::now();
};

} // namespace mirabilia::cli
