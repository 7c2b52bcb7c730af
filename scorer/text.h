// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mirabilia::scorer {

enum class Encoding : std::uint8_t { utf8, utf16LittleEndian, utf16BigEndian, latin1 };

struct DecodedText {
    std::string text; ///< valid UTF-8, without a byte order mark
    Encoding encoding = Encoding::utf8;
};

/// Any bytes as text: by their byte order mark, by the zero bytes of UTF-16, else UTF-8 if they are
/// that, else Latin-1 (with what Windows puts between 0x80 and 0x9f).
DecodedText decodeText(std::string_view bytes);

/// Without blanks at both ends; control characters become blanks.
std::string tidied(std::string_view text);

/// Text of others in a message: tidied, without marks that turn the direction of the line, and not
/// longer than so many characters.
std::string shortened(std::string_view text, std::size_t longest = 40);

/// Small Latin letters and digits only, for comparing words that people write.
std::string squashed(std::string_view text);

/// A whole number as people and spreadsheets write it: "12", "+3", "-2", a minus sign of print,
/// "12.0", "12,0". Nothing for anything else, and beyond a million.
std::optional<int> wholeNumber(std::string_view text);

/// Nothing was written: empty, a dash, a question mark, "n/a".
bool isBlank(std::string_view text);

} // namespace mirabilia::scorer
