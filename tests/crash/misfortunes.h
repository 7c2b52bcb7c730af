// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace mirabilia::crash {

/// Ends the program in one of the ways that programs end by mistake: "readNothing",
/// "recurseForEver", "giveUp" or "throwUncaught", in a function of that name that a stack can name.
/// Returns only if there is no such way.
void befall(std::string_view misfortune);

} // namespace mirabilia::crash
