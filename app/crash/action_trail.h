// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/crash/output.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <string_view>

namespace mirabilia::crash {

/// The last things that were done, in memory that is always there. One thread notes, a signal
/// handler may write them out at any time.
///
/// What kind of thing was done, never what a person wrote: whoever notes sees to that.
class ActionTrail {
public:
    static constexpr std::size_t most = 50;
    static constexpr std::size_t longest = 60; ///< characters of an action; the rest is cut

    /// What is not printable ASCII becomes "?". The same action once more is counted, not repeated.
    void note(std::string_view action);

    /// A line an action, the latest last.
    void write(const Output &out) const;

private:
    struct Action {
        std::array<char, longest + 1> text{}; ///< ends with 0 at the latest behind the longest
        std::uint64_t times = 0;
    };

    std::array<Action, most> m_actions;
    std::atomic<std::size_t> m_noted = 0; ///< all of them, also those that were written over
};

} // namespace mirabilia::crash
