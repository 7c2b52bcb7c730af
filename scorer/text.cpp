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
std::optional<bool> isBigEndianUtf16(std::string_view bytes) {
    constexpr std::size_t sample = 4096;
    std::array<std::size_t, 2> zeros{};
    const std::size_t looked = std::min(bytes.size(), sample) / 2 * 2;
    for (std::size_t place = 0; place < looked; ++place) {
        zeros[place % 2] += byteAt(bytes, place) == 0 ? 1 : 0;
    }
    const auto most = [looked](std::size_t count) { return count * 10 > looked; };
    const auto few = [looked](std::size_t count) { return count * 40 < looked; };
    if (most(zeros[1]) && few(zeros[0])) {
        return false;
    }
    return most(zeros[0]) && few(zeros[1]) ? std::optional(true) : std::nullopt;
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

unsigned codeOf(std::string_view character) {
    constexpr std::array<unsigned, 5> marks{0, 0x7f, 0x1f, 0x0f, 0x07};
    if (utf8Length(character, 0) != character.size()) {
        return 0xfffd;
    }
    unsigned code = byteAt(character, 0) & marks.at(character.size());
    for (std::size_t i = 1; i < character.size(); ++i) {
        code = code << 6 | (byteAt(character, i) & 0x3fU);
    }
    return code;
}

/// What is wide in the east of Asia, and print's minus signs and hyphens, as a keyboard has it.
unsigned narrow(unsigned code) {
    constexpr unsigned wide = 0xff01;
    if (code >= wide && code <= 0xff5e) {
        return code - wide + '!';
    }
    const bool hyphen = (code >= 0x2010 && code <= 0x2013) || code == 0x2212;
    return hyphen ? '-' : code == 0x3000 || code == 0xa0 ? ' ' : code;
}

/// Only what a keyboard has: most cells.
bool isPlain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

/// Appends a character as `folded` has it, if that has it at all.
void foldInto(std::string &plain, unsigned code) {
    // U+00C0 to U+017F without accents
    constexpr std::string_view latin =
        "aaaaaaaceeeeiiiidnooooo-ouuuuytsaaaaaaaceeeeiiiidnooooo-ouuuuyty"
        "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
        "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
    constexpr unsigned firstLatin = 0xc0;
    code = narrow(code);
    if (code < 0x80) {
        plain += squashed(std::string(1, static_cast<char>(code)));
    } else if (code >= firstLatin && code < firstLatin + latin.size()) {
        plain += squashed(latin.substr(code - firstLatin, 1));
    } else if ((code >= 0x391 && code <= 0x3a9) || (code >= 0x410 && code <= 0x42f)) {
        append(plain, code + 0x20); // Greek and Cyrillic capitals
    } else {
        const bool mark = code < firstLatin || (code >= 0x300 && code <= 0x36f) ||
                          (code >= 0x2000 && code <= 0x2bff) ||
                          (code >= 0x3000 && code <= 0x303f && code != 0x3005) || code == 0x30fb ||
                          (code >= 0xfe00 && code <= 0xfe0f) || code >= 0xfff0;
        if (!mark) {
            append(plain, code);
        }
    }
}

/// A number in the letters of a keyboard, without its unit; "-2" for "(2)".
std::string plainNumber(std::string_view text) {
    constexpr std::string_view keys = "0123456789+-";
    if (text.find_first_not_of(keys) == std::string_view::npos) {
        return std::string(text); // most numbers, at once
    }
    std::string plain = narrowed(text);
    constexpr std::array<std::string_view, 8> units{"points",       "point",        "pts",
                                                    "vp",           "\xe5\x88\x86", "\xe7\x82\xb9",
                                                    "\xe9\xbb\x9e", "\xec\xa0\x90"};
    for (const std::string_view unit : units) {
        if (plain.size() > unit.size() && plain.ends_with(unit)) {
            plain = tidied(std::string_view(plain).substr(0, plain.size() - unit.size()));
            break;
        }
    }
    const bool inBrackets = plain.size() > 2 && plain.front() == '(' && plain.back() == ')' &&
                            plain.find_first_not_of("0123456789", 1) == plain.size() - 1;
    return inBrackets ? "-" + plain.substr(1, plain.size() - 2) : plain;
}

} // namespace

std::optional<DecodedText> decodeUnicode(std::string_view bytes) {
    const auto utf16 = [](std::string_view text, bool bigEndian) {
        return DecodedText{fromUtf16(text, bigEndian), bigEndian ? "UTF-16BE" : "UTF-16LE"};
    };
    if (bytes.starts_with("\xef\xbb\xbf") && isUtf8(bytes)) {
        return DecodedText{std::string(bytes.substr(3)), "UTF-8"};
    }
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) {
        return utf16(bytes.substr(2), bytes[0] == '\xfe');
    }
    if (const auto bigEndian = isBigEndianUtf16(bytes)) {
        return utf16(bytes, *bigEndian);
    }
    return isUtf8(bytes) ? std::optional(DecodedText{std::string(bytes), "UTF-8"}) : std::nullopt;
}

DecodedText decodeText(std::string_view bytes) {
    auto unicode = decodeUnicode(bytes);
    return unicode ? *std::move(unicode) : DecodedText{fromLatin1(bytes), "windows-1252"};
}

std::string utf8(unsigned code) {
    std::string character;
    const bool none = code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
    append(character, none ? 0xfffd : code);
    return character;
}

std::string tidied(std::string_view text) {
    if (isPlain(text)) {
        const auto begin = std::min(text.find_first_not_of(' '), text.size());
        return std::string(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
    }
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

std::string tidiedLines(std::string_view text) {
    std::string lines;
    std::size_t blank = 0; // behind them
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
        const std::string line = tidied(text.substr(begin, end - begin));
        if (!line.empty()) {
            lines.append(lines.empty() ? 0 : blank, '\n').append(line);
            blank = 0;
        }
        ++blank;
        begin = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
    }
    return lines;
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

std::string narrowed(std::string_view text) {
    if (isPlain(text)) {
        return tidied(text);
    }
    std::string plain;
    for (std::size_t place = 0; place < text.size();) {
        const std::string_view character = characterAt(text, place);
        place += character.size();
        append(plain, narrow(codeOf(character)));
    }
    return tidied(plain);
}

std::string folded(std::string_view text) {
    if (isPlain(text)) {
        return squashed(text);
    }
    std::string plain;
    for (std::size_t place = 0; place < text.size();) {
        const std::string_view character = characterAt(text, place);
        place += character.size();
        foldInto(plain, codeOf(character));
    }
    return plain;
}

std::optional<int> wholeNumber(std::string_view text) {
    constexpr int farthest = 1'000'000;
    constexpr std::size_t mostZeros = 2; // three would be thousands
    if (text.empty() || (text[0] >= 'A' && text[0] <= 'z')) {
        return std::nullopt; // most cells with text, at once
    }
    std::string plain = plainNumber(text);
    if (plain.starts_with('+') && plain.size() > 1 && plain[1] != '-') {
        plain.erase(0, 1);
    }
    const auto point = plain.find_first_of(".,");
    if (point != std::string::npos && point > 0 && point + 1 < plain.size() &&
        plain.find_first_not_of('0', point + 1) == std::string::npos &&
        plain.size() - point <= mostZeros + 1) {
        plain.resize(point);
    }
    int number = 0;
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), number);
    const bool whole = error == std::errc() && end == plain.data() + plain.size();
    return whole && number >= -farthest && number <= farthest ? std::optional(number)
                                                              : std::nullopt;
}

std::optional<int> wholeNumberOrSum(std::string_view text) {
    if (const auto number = wholeNumber(text)) {
        return number;
    }
    constexpr std::size_t longestTerm = 3; // more are dates
    const std::string written = plainNumber(text);
    const std::string_view plain =
        std::string_view(written).substr(written.starts_with('=') ? 1 : 0);
    int sum = 0;
    for (std::size_t place = 0; place < plain.size();) {
        const bool minus = plain[place] == '-';
        place += place > 0 || minus || plain[place] == '+' ? 1 : 0;
        const auto end = std::min(plain.find_first_of("+-", place), plain.size());
        const std::string term = tidied(plain.substr(place, end - place));
        const auto number = wholeNumber(term);
        const bool plainTerm = !term.empty() && term[0] >= '0' && term[0] <= '9'; // no "-(5)"
        if (!plainTerm || !number || term.size() > longestTerm ||
            (term.size() > 1 && term[0] == '0')) {
            return std::nullopt;
        }
        sum += minus ? -*number : *number;
        place = end;
    }
    return plain.empty() ? std::nullopt : std::optional(sum);
}

bool isBlank(std::string_view text) {
    if (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        return false; // most cells
    }
    const std::string tidy = tidied(text);
    if (tidy.empty() || tidy == "-" || tidy == "?" || tidy == "\xe2\x80\x93" ||
        tidy == "\xe2\x80\x94") {
        return true;
    }
    const std::string word = squashed(tidy);
    return word == "na" || word == "nan" || word == "null" || word == "none";
}

} // namespace mirabilia::scorer
