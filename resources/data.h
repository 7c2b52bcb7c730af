// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace mirabilia::data {

/// The text of one file of resources/data ("classic.json") as it was when the program was built.
/// Unknown name: an empty view. The bytes live as long as the program.
std::string_view file(std::string_view name);

} // namespace mirabilia::data
