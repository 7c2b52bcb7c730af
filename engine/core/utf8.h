// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Untrusted UTF-8 text, one character at a time.

#include <cstddef>
#include <string>
#include <string_view>

namespace mirabilia {

/// Length in bytes of the UTF-8 character that begins at byte `place`; 0 if none does.
std::size_t utf8Length(std::string_view text, std::size_t place);

/// Returns true for a control character: U+0000 to U+001F and U+007F to U+009F.
bool isControl(std::string_view character);

/// Returns true for a line separator or bidirectional control, which would affect the text around
/// it: U+2028 to U+202E and U+2066 to U+2069.
bool turnsTheLine(std::string_view character);

/// Makes untrusted text safe to show in a message: one line of valid UTF-8, control characters
/// replaced by "?", truncated after `longest` bytes.
std::string printable(std::string_view text, std::size_t longest = 80);

} // namespace mirabilia
