// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Text of others, one character at a time.

#include <cstddef>
#include <string>
#include <string_view>

namespace mirabilia {

/// Bytes of the UTF-8 character that begins at this byte of the text; 0 if none does.
std::size_t utf8Length(std::string_view text, std::size_t place);

/// A character that terminals obey: U+0000 to U+001F and U+007F to U+009F.
bool isControl(std::string_view character);

/// A mark that begins a line or turns the direction of what follows, beyond the text's own end:
/// U+2028 to U+202E and U+2066 to U+2069.
bool turnsTheLine(std::string_view character);

/// Text of others in a message: one line that nothing turns, valid UTF-8, cut off behind so many
/// bytes.
std::string printable(std::string_view text, std::size_t longest = 80);

} // namespace mirabilia
