// SPDX-License-Identifier: GPL-3.0-or-later
// The layout is that of PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
#include "app/scorefiles/archive.h"

#include <algorithm>

namespace mirabilia::scorefiles {

namespace {

constexpr std::string_view fileMark = "PK\x03\x04";
constexpr std::string_view entryMark = "PK\x01\x02";
constexpr std::string_view endMark = "PK\x05\x06";

constexpr std::size_t fileHeader = 30;
constexpr std::size_t entryHeader = 46;
constexpr std::size_t endRecord = 22;

constexpr std::uint32_t stored = 0;
constexpr std::uint32_t deflated = 8;
constexpr std::uint32_t encrypted = 1; ///< a flag

} // namespace

/// Little endian; 0 behind the end.
std::uint32_t Archive::number(std::size_t place, std::size_t size) const {
    std::uint32_t value = 0;
    for (std::size_t i = size; i > 0; --i) {
        const std::size_t at = place + i - 1;
        value = value << 8U | (at < all.size() ? static_cast<unsigned char>(all[at]) : 0U);
    }
    return value;
}

std::string_view Archive::part(std::size_t place, std::size_t size) const {
    return place <= all.size() ? all.substr(place, size) : std::string_view();
}

Archive::Archive(std::string_view bytes) : all(bytes) {
    // Spreadsheets are packed to a tenth; tables of nothing but the same to a fortieth.
    constexpr std::size_t mostTimes = 64;
    constexpr std::size_t least = std::size_t{1} << 20U;
    constexpr std::size_t most = std::size_t{256} << 20U;
    budget = std::min(most, least + mostTimes * bytes.size());
    const std::size_t end = all.rfind(endMark);
    if (end == std::string_view::npos || all.size() - end < endRecord) {
        return;
    }
    std::size_t place = number(end + 16, 4);
    for (std::size_t left = number(end + 10, 2); left > 0; --left) {
        if (part(place, entryMark.size()) != entryMark) {
            return;
        }
        const std::size_t nameSize = number(place + 28, 2);
        if ((number(place + 8, 2) & encrypted) == 0) {
            members.push_back({part(place + entryHeader, nameSize), number(place + 10, 2),
                               number(place + 16, 4), number(place + 20, 4),
                               number(place + 42, 4)});
        }
        place += entryHeader + nameSize + number(place + 30, 2) + number(place + 32, 2);
    }
}

const Archive::Member *Archive::find(std::string_view name) const {
    const auto found = std::find_if(members.begin(), members.end(),
                                    [name](const Member &own) { return own.name == name; });
    return found == members.end() ? nullptr : &*found;
}

std::optional<std::string> Archive::file(std::string_view name) {
    const Member *member = find(name);
    if (member == nullptr || part(member->begin, fileMark.size()) != fileMark) {
        return std::nullopt;
    }
    const std::size_t begin =
        member->begin + fileHeader + number(member->begin + 26, 2) + number(member->begin + 28, 2);
    const std::string_view packed = part(begin, member->packed);
    std::optional<std::string> bytes;
    if (member->method == deflated) {
        bytes = inflated(packed, budget);
    } else if (member->method == stored && packed.size() <= budget) {
        bytes = std::string(packed);
    }
    const bool whole = bytes && checkSum(*bytes) == member->sum;
    budget -= bytes ? bytes->size() : 0;
    return whole ? bytes : std::nullopt;
}

} // namespace mirabilia::scorefiles
