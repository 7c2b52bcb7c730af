// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace mirabilia::scorer {

/// Spreadsheets take text that begins with = + - @ or a tab for a formula and run it. An apostrophe
/// in front keeps it text, as it does when typed into a spreadsheet; `unguarded` takes it away
/// again, so that nothing is lost. Numbers stay as they are.
std::string guarded(std::string_view text);
std::string unguarded(std::string text);

} // namespace mirabilia::scorer
