// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mirabilia::scorer {

/// The text of a file.
struct DecodedText {
    std::string text;               ///< valid UTF-8, without a byte order mark
    std::string encoding = "UTF-8"; ///< as the bytes were: a name that IANA knows
};

/// Text in Unicode: by its byte order mark, by the zero bytes of UTF-16, else UTF-8 if it is that.
std::optional<DecodedText> decodeUnicode(std::string_view bytes);

/// Any bytes as text: Unicode, else what Windows writes in the west of Europe.
DecodedText decodeText(std::string_view bytes);

/// A character; U+FFFD for what is none.
std::string utf8(unsigned code);

/// Without blanks at both ends; control characters become blanks.
std::string tidied(std::string_view text);

/// The same for several lines, without blank ones at both ends.
std::string tidiedLines(std::string_view text);

/// Text of others in a message: tidied, without marks that turn the direction of the line, and not
/// longer than so many characters.
std::string shortened(std::string_view text, std::size_t longest = 40);

/// Small Latin letters and digits only, for comparing words that people write.
std::string squashed(std::string_view text);

/// The same in any script, for comparing words and names: small letters without accents, digits,
/// full-width ones as narrow ones, no blanks and marks.
std::string folded(std::string_view text);

/// Tidied, with what is wide in the east of Asia, and print's minus signs, as a keyboard has it.
std::string narrowed(std::string_view text);

/// A whole number as people and spreadsheets write it: "12", "+3", "-2", "(2)" for that, with a
/// minus sign of print or of full width, "12.0", "12,0", "12 pts". Nothing for anything else
/// ("1.000" is a thousand to some), and beyond a million.
std::optional<int> wholeNumber(std::string_view text);

/// The same, or a sum that somebody did not work out: "3+5+2", "10-2".
std::optional<int> wholeNumberOrSum(std::string_view text);

/// Nothing was written: empty, a dash, a question mark, "n/a".
bool isBlank(std::string_view text);

} // namespace mirabilia::scorer
