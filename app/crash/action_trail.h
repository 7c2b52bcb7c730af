// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/platform/output.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <string_view>

namespace mirabilia::crash {

/// A ring buffer of the last actions, in preallocated memory. One thread adds to it; a signal
/// handler may write it out at any time.
///
/// Holds kinds of actions, never anything a person typed; callers of `note` must see to that.
class ActionTrail {
public:
    static constexpr std::size_t most = 50;
    static constexpr std::size_t longest = 60; ///< characters per action; longer ones are cut

    /// Replaces non-printable and non-ASCII characters with "?". Counts repeats of the same action
    /// instead of storing them again.
    void note(std::string_view action);

    /// Writes one action per line, the latest last.
    void write(const platform::Output &out) const;

private:
    struct Action {
        std::array<char, longest + 1> text{}; ///< always zero-terminated
        std::uint64_t times = 0;
    };

    std::array<Action, most> m_actions;
    std::atomic<std::size_t> m_noted = 0; ///< total, including overwritten ones
};

} // namespace mirabilia::crash
