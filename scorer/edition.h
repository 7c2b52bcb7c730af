// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mirabilia::scorer {

/// The editions of 7 Wonders: of 2010 and of 2020.
enum class Edition : std::uint8_t { first, second };

/// "1", "2": what a sheet says of it unless somebody wrote it in words.
std::string_view name(Edition edition);

/// The edition that people's words name: "2", "2nd edition (2021)", "zweite Auflage", "第二版". A
/// year tells it where nothing else does. Nothing: neither is named, or both.
std::optional<Edition> editionIn(std::string_view text);

/// Of which edition the table's box was: as it is written; else the second where sides are called
/// day and night, and none A or B. Nothing: nobody knows.
std::optional<Edition> editionOf(const Sheet &sheet);

/// What sheets are chosen by: the name of the edition, "?" where nobody knows it; empty where the
/// box has one only.
std::string_view editionMark(const Sheet &sheet);

} // namespace mirabilia::scorer
