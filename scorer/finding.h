// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia::scorer {

enum class FindingKind : std::uint8_t {
    sum,        ///< the total does not add up
    impossible, ///< no position gives this value
    ring,       ///< the war points of these seats contradict each other
    rank,
    range,  ///< unusual
    unread, ///< a cell that could not be read
    remark, ///< no slip: how a file was read, where it could be read in another way
};

/// "sum", "impossible" ...
std::string_view name(FindingKind kind);

/// One thing on a sheet that cannot be right, or hardly. Never a reason to refuse the sheet.
struct Finding {
    using Params = std::vector<std::pair<std::string, std::string>>;

    FindingKind kind = FindingKind::unread;
    std::string code;                 ///< stable, see finding.cpp for the sentence of each
    Params params;                    ///< what the sentence is filled with
    std::string column;               ///< of the file format: "science", "total"
    std::optional<std::size_t> entry; ///< of the sheet; nothing: the whole table

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// A sentence with its marks ("{points}") in another language.
using Translate = std::function<std::string(const char *english)>;

/// The sentence with what it is about; English unless it is translated.
std::string sentence(const Finding &finding, const Translate &translate = {});

} // namespace mirabilia::scorer
