// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <string_view>

namespace mirabilia::cli {

/// A line on a terminal with the progress and the time left. Does nothing without a terminal.
class ProgressBar {
public:
    /// Starts the clock. Null: no terminal.
    explicit ProgressBar(std::ostream *terminal) : out(terminal) {}

    /// `done` of `all` (> 0); `what` they are: "games", "decisions".
    void draw(std::size_t done, std::size_t all, std::string_view what) const;
    /// Clears the line.
    void clear() const;

private:
    std::ostream *out;
    std::chrono::steady_clock::time_point began = std::chrono::steady_clock::now();
};

} // namespace mirabilia::cli
