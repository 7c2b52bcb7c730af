// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace mirabilia::tests {

/// How often this program has asked for memory, in one thread. The same work asks as often on every
/// machine, however busy. Always 0 under a sanitizer, which has memory of its own.
std::size_t allocations();

} // namespace mirabilia::tests
