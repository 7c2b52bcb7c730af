// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/text.h"

#include "engine/core/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mirabilia::scorer {

namespace {

unsigned byteAt(std::string_view bytes, std::size_t place) {
    return static_cast<unsigned char>(bytes[place]);
}

void append(std::string &text, unsigned code) {
    const auto put = [&text](unsigned byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xc0U | code >> 6);
        put(0x80U | (code & 0x3fU));
    } else if (code < 0x10000) {
        put(0xe0U | code >> 12);
        put(0x80U | (code >> 6 & 0x3fU));
        put(0x80U | (code & 0x3fU));
    } else {
        put(0xf0U | code >> 18);
        put(0x80U | (code >> 12 & 0x3fU));
        put(0x80U | (code >> 6 & 0x3fU));
        put(0x80U | (code & 0x3fU));
    }
}

bool isUtf8(std::string_view bytes) {
    for (std::size_t place = 0; place < bytes.size();) {
        const std::size_t length = utf8Length(bytes, place);
        if (length == 0) {
            return false;
        }
        place += length;
    }
    return true;
}

std::string fromUtf16(std::string_view bytes, bool bigEndian) {
    const auto unit = [&](std::size_t place) {
        const unsigned first = byteAt(bytes, place);
        const unsigned second = byteAt(bytes, place + 1);
        return bigEndian ? first << 8 | second : second << 8 | first;
    };
    std::string text;
    for (std::size_t place = 0; place + 1 < bytes.size(); place += 2) {
        const unsigned code = unit(place);
        if (code < 0xd800 || code > 0xdfff) {
            append(text, code);
            continue;
        }
        const unsigned low = place + 3 < bytes.size() ? unit(place + 2) : 0;
        if (code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff) {
            append(text, 0x10000 + ((code & 0x3ffU) << 10 | (low & 0x3ffU)));
            place += 2;
        } else {
            append(text, 0xfffd);
        }
    }
    return text;
}

std::string fromLatin1(std::string_view bytes) {
    constexpr std::array<unsigned, 32> windows{
        0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
        0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
        0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178};
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t place = 0; place < bytes.size(); ++place) {
        const unsigned byte = byteAt(bytes, place);
        append(text, byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80] : byte);
    }
    return text;
}

/// Text in Latin letters has a zero in nearly every second byte of UTF-16.
std::optional<Encoding> utf16WithoutMark(std::string_view bytes) {
    constexpr std::size_t sample = 4096;
    std::array<std::size_t, 2> zeros{};
    const std::size_t looked = std::min(bytes.size(), sample) / 2 * 2;
    for (std::size_t place = 0; place < looked; ++place) {
        zeros[place % 2] += byteAt(bytes, place) == 0 ? 1 : 0;
    }
    const auto most = [looked](std::size_t count) { return count * 4 > looked; };
    const auto few = [looked](std::size_t count) { return count * 40 < looked; };
    if (most(zeros[1]) && few(zeros[0])) {
        return Encoding::utf16LittleEndian;
    }
    return most(zeros[0]) && few(zeros[1]) ? std::optional(Encoding::utf16BigEndian) : std::nullopt;
}

/// The next character, or a byte that is none.
std::string_view characterAt(std::string_view text, std::size_t place) {
    return text.substr(place, std::max<std::size_t>(utf8Length(text, place), 1));
}

std::string withoutControls(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t place = 0; place < text.size();) {
        const std::string_view character = characterAt(text, place);
        plain += isControl(character) ? " " : character;
        place += character.size();
    }
    return plain;
}

} // namespace

DecodedText decodeText(std::string_view bytes) {
    if (bytes.starts_with("\xef\xbb\xbf") && isUtf8(bytes)) {
        return {std::string(bytes.substr(3)), Encoding::utf8};
    }
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) {
        const bool bigEndian = bytes[0] == '\xfe';
        return {fromUtf16(bytes.substr(2), bigEndian),
                bigEndian ? Encoding::utf16BigEndian : Encoding::utf16LittleEndian};
    }
    if (const auto encoding = utf16WithoutMark(bytes)) {
        return {fromUtf16(bytes, *encoding == Encoding::utf16BigEndian), *encoding};
    }
    if (isUtf8(bytes)) {
        return {std::string(bytes), Encoding::utf8};
    }
    return {fromLatin1(bytes), Encoding::latin1};
}

std::string tidied(std::string_view text) {
    const std::string tidy = withoutControls(text);
    constexpr std::string_view hardBlank = "\xc2\xa0";
    std::size_t begin = 0;
    std::size_t end = tidy.size();
    while (begin < end && (tidy[begin] == ' ' || tidy.compare(begin, 2, hardBlank) == 0)) {
        begin += tidy[begin] == ' ' ? 1 : 2;
    }
    while (end > begin &&
           (tidy[end - 1] == ' ' || (end >= 2 && tidy.compare(end - 2, 2, hardBlank) == 0))) {
        end -= tidy[end - 1] == ' ' ? 1 : 2;
    }
    return tidy.substr(begin, end - begin);
}

std::string shortened(std::string_view text, std::size_t longest) {
    const std::string tidy = tidied(text);
    std::string line;
    std::size_t characters = 0;
    for (std::size_t place = 0; place < tidy.size();) {
        const std::string_view character = characterAt(tidy, place);
        place += character.size();
        if (turnsTheLine(character)) {
            continue;
        }
        if (characters++ == longest) {
            return line + "...";
        }
        line += utf8Length(character, 0) == 0 ? "?" : character; // names of files may be anything
    }
    return line;
}

std::string squashed(std::string_view text) {
    std::string plain;
    for (const char c : text) {
        if (c >= 'A' && c <= 'Z') {
            plain += static_cast<char>(c - 'A' + 'a');
        } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            plain += c;
        }
    }
    return plain;
}

std::optional<int> wholeNumber(std::string_view text) {
    constexpr std::string_view minus = "\xe2\x88\x92"; // U+2212
    constexpr int farthest = 1'000'000;
    constexpr std::size_t mostCommaZeros = 2; // three would be thousands
    std::string plain = tidied(text);
    if (plain.starts_with(minus)) {
        plain.replace(0, minus.size(), "-");
    }
    if (plain.starts_with('+') && plain.size() > 1 && plain[1] != '-') {
        plain.erase(0, 1);
    }
    const auto point = plain.find_first_of(".,");
    if (point != std::string::npos && point > 0 && point + 1 < plain.size() &&
        plain.find_first_not_of('0', point + 1) == std::string::npos &&
        (plain[point] == '.' || plain.size() - point <= mostCommaZeros + 1)) {
        plain.resize(point);
    }
    int number = 0;
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), number);
    const bool whole = error == std::errc() && end == plain.data() + plain.size();
    return whole && number >= -farthest && number <= farthest ? std::optional(number)
                                                              : std::nullopt;
}

bool isBlank(std::string_view text) {
    const std::string tidy = tidied(text);
    if (tidy.empty() || tidy == "-" || tidy == "?" || tidy == "\xe2\x80\x93" ||
        tidy == "\xe2\x80\x94") {
        return true;
    }
    const std::string word = squashed(tidy);
    return word == "na" || word == "nan" || word == "null" || word == "none";
}

} // namespace mirabilia::scorer
