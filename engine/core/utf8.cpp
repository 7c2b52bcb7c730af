// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/utf8.h"

#include <algorithm>

namespace mirabilia {

namespace {

unsigned byteAt(std::string_view bytes, std::size_t place) {
    return static_cast<unsigned char>(bytes[place]);
}

} // namespace

std::size_t utf8Length(std::string_view text, std::size_t place) {
    const unsigned lead = byteAt(text, place);
    const std::size_t length = lead < 0x80                    ? 1
                               : lead >= 0xc2 && lead <= 0xdf ? 2
                               : lead >= 0xe0 && lead <= 0xef ? 3
                               : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                              : 0;
    if (length == 0 || place + length > text.size()) {
        return 0;
    }
    for (std::size_t i = 1; i < length; ++i) {
        if ((byteAt(text, place + i) & 0xc0U) != 0x80) {
            return 0;
        }
    }
    const unsigned second = length > 1 ? byteAt(text, place + 1) : 0;
    const bool overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
    const bool beyond = (lead == 0xed && second > 0x9f) || (lead == 0xf4 && second > 0x8f);
    return overlong || beyond ? 0 : length;
}

bool isControl(std::string_view character) {
    const unsigned lead = byteAt(character, 0);
    return lead < 0x20 || lead == 0x7f ||
           (lead == 0xc2 && character.size() == 2 && byteAt(character, 1) < 0xa0);
}

bool turnsTheLine(std::string_view character) {
    return (character >= "\xe2\x80\xa8" && character <= "\xe2\x80\xae") ||
           (character >= "\xe2\x81\xa6" && character <= "\xe2\x81\xa9");
}

std::string printable(std::string_view text, std::size_t longest) {
    std::string result;
    while (!text.empty() && result.size() < longest) {
        const std::size_t length = utf8Length(text, 0);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        if (length == 0 || isControl(character) || turnsTheLine(character)) {
            result += '?';
        } else {
            result += character;
        }
        text.remove_prefix(character.size());
    }
    return text.empty() ? result : result + "...";
}

} // namespace mirabilia
