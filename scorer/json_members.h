// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The members of our JSON, for who writes and who reads it.

#include "scorer/sheet.h"

#include <array>
#include <string_view>

namespace mirabilia::scorer {

inline constexpr int jsonFormat = 1;
inline constexpr std::array<std::string_view, 4> seatingNames{"unknown", "known", "partial",
                                                              "guessed"};

struct TextMember {
    const char *key;
    std::string Sheet::*text;
};
inline constexpr std::array sheetTexts{
    TextMember{"id", &Sheet::id},           TextMember{"game", &Sheet::game},
    TextMember{"date", &Sheet::date},       TextMember{"round", &Sheet::round},
    TextMember{"table", &Sheet::table},     TextMember{"location", &Sheet::place},
    TextMember{"edition", &Sheet::edition}, TextMember{"add_ons", &Sheet::addOns},
    TextMember{"notes", &Sheet::notes}};

struct EntryText {
    const char *key;
    std::string Entry::*text;
};
inline constexpr std::array entryTexts{
    EntryText{"player", &Entry::player}, EntryText{"mirabilia_id", &Entry::person},
    EntryText{"colour", &Entry::colour}, EntryText{"wonder", &Entry::wonder},
    EntryText{"side", &Entry::side},     EntryText{"left", &Entry::left},
    EntryText{"right", &Entry::right}};

struct EntryNumber {
    const char *key;
    std::optional<int> Entry::*number;
};
inline constexpr std::array entryNumbers{
    EntryNumber{"seat", &Entry::seat}, EntryNumber{"coins", &Entry::coins},
    EntryNumber{"total", &Entry::recordedTotal}, EntryNumber{"rank", &Entry::recordedRank}};

} // namespace mirabilia::scorer
