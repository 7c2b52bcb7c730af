// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/charset.h"

#include <algorithm>
#include <array>

namespace mirabilia::scorefiles {

namespace {

/// A range of first bytes, and how common what begins with them is in that language: 1 for the
/// characters of everyday, less for rare ones, below nothing for what nobody writes.
struct Range {
    unsigned first = 0;
    unsigned last = 0;
    double worth = 0;
};

/// An encoding with two bytes a character.
struct TwoBytes {
    std::string_view name;
    unsigned leastSecond;
    std::array<Range, 7> ranges; ///< the first that fits counts; none: the bytes are not of it
    double doubt = 0;            ///< worth that a few characters do not make up
};

// The standards put the characters of everyday into rows of their own: level 1 of GB 2312 and of
// JIS X 0208, the first plane of Big5, the syllables of KS X 1001.
constexpr std::array<TwoBytes, 5> asian{
    {{"GB18030",
      0x40,
      {{{0xb0, 0xd7, 1},
        {0xa4, 0xa5, 0.1},
        {0xa1, 0xa3, 0.6},
        {0xd8, 0xf7, 0.4},
        {0x81, 0xfe, -0.3}}}},
     {"Big5", 0x40, {{{0xa4, 0xc6, 1}, {0xa1, 0xa3, 0.6}, {0xc9, 0xf9, 0.3}}}},
     {"Shift_JIS",
      0x40,
      {{{0x82, 0x83, 1.2},
        {0x88, 0x97, 1},
        {0x81, 0x81, 0.6},
        {0x98, 0x9f, 0.3},
        {0xe0, 0xea, 0.3}}}},
     {"EUC-JP",
      0xa1,
      {{{0xa4, 0xa5, 1.2}, {0xb0, 0xcf, 0.9}, {0xa1, 0xa3, 0.6}, {0xd0, 0xf4, 0.3}}}},
     {"EUC-KR",
      0x41,
      {{{0xb0, 0xc8, 1.01}, {0xa1, 0xa3, 0.6}, {0xca, 0xfd, 0.1}, {0x81, 0xc6, -0.3}}},
      0.065}}}; // every other Chinese character is in the range of the syllables

constexpr std::array<std::string_view, 10> names{
    "UTF-8",     "UTF-16LE", "UTF-16BE", "GB18030",      "Big5",
    "Shift_JIS", "EUC-JP",   "EUC-KR",   "windows-1251", "windows-1252"};

unsigned byteAt(std::string_view bytes, std::size_t place) {
    return place < bytes.size() ? static_cast<unsigned char>(bytes[place]) : 0;
}

bool isHalfKatakana(const TwoBytes &encoding, unsigned byte) {
    return encoding.name == "Shift_JIS" && byte >= 0xa1 && byte <= 0xdf;
}

/// The mean worth of what is not ASCII; nothing if the bytes are not of this encoding.
std::optional<double> senseIn(std::string_view bytes, const TwoBytes &encoding) {
    double worth = 0;
    std::size_t count = 0;
    for (std::size_t place = 0; place < bytes.size(); ++place) {
        const unsigned first = byteAt(bytes, place);
        if (first < 0x80) {
            continue;
        }
        ++count;
        if (isHalfKatakana(encoding, first)) {
            worth += 0.1;
            continue;
        }
        const unsigned second = byteAt(bytes, place + 1);
        const auto range = std::find_if(
            encoding.ranges.begin(), encoding.ranges.end(), [first](const Range &known) {
                return first >= known.first && first <= known.last && known.last != 0;
            });
        const bool good = second >= encoding.leastSecond && second != 0x7f && second != 0xff;
        if (range == encoding.ranges.end() || !good) {
            return std::nullopt;
        }
        worth += range->worth;
        ++place;
    }
    return count > 0 ? std::optional((worth - encoding.doubt) / static_cast<double>(count))
                     : std::nullopt;
}

/// In the west of Europe letters with marks stand alone among others; Cyrillic words are runs of
/// small letters, perhaps behind a capital.
struct SingleBytes {
    double western = 0;
    double cyrillic = 0;
};

SingleBytes senseOfSingleBytes(std::string_view bytes) {
    SingleBytes sense;
    std::size_t count = 0;
    for (std::size_t place = 0; place < bytes.size(); ++place) {
        const unsigned byte = byteAt(bytes, place);
        if (byte < 0x80) {
            continue;
        }
        ++count;
        const bool alone =
            (place == 0 || byteAt(bytes, place - 1) < 0x80) && byteAt(bytes, place + 1) < 0x80;
        const bool small = byte >= 0xe0;
        const bool capital = byte >= 0xc0 && byte < 0xe0;
        const bool begins = place == 0 || byteAt(bytes, place - 1) < 0x80;
        sense.western += byte < 0xc0 ? (alone ? 0.2 : -0.5) : alone ? 1 : -0.2;
        sense.cyrillic += alone ? -0.5 : small || (capital && begins) ? 0.95 : -0.5;
    }
    const double all = std::max<double>(1, static_cast<double>(count));
    return {sense.western / all, sense.cyrillic / all};
}

std::string_view encodingOf(std::string_view bytes) {
    constexpr std::size_t looked = std::size_t{64} * 1024;
    // Cut behind a line, so that no character is.
    const std::size_t end = bytes.size() <= looked ? bytes.size() : bytes.rfind('\n', looked);
    const std::string_view sample = bytes.substr(0, std::min(end, bytes.size()));
    const SingleBytes single = senseOfSingleBytes(sample);
    std::string_view best = single.cyrillic > single.western ? "windows-1251" : "windows-1252";
    double most = std::max(single.cyrillic, single.western);
    for (const TwoBytes &encoding : asian) {
        if (const auto sense = senseIn(sample, encoding); sense && *sense > most) {
            best = encoding.name;
            most = *sense;
        }
    }
    return best;
}

} // namespace

std::span<const std::string_view> encodings() {
    return names;
}

scorer::DecodedText readable(std::string_view bytes, std::string_view asked) {
    auto unicode = asked.empty() ? scorer::decodeUnicode(bytes) : std::nullopt;
    if (unicode) {
        return *std::move(unicode);
    }
    const std::string encoding(asked.empty() ? encodingOf(bytes) : asked);
    if (auto text = converted(bytes, encoding)) {
        return {*std::move(text), encoding};
    }
    return scorer::decodeText(bytes);
}

} // namespace mirabilia::scorefiles
