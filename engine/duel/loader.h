// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources that read the data file; not part of this library's interface.

#include "engine/core/json_reader.h"
#include "engine/duel/data.h"

namespace mirabilia::duel::loading {

using json_reader::checkPoints;
using json_reader::inQuotes;
using json_reader::requireList;
using json_reader::requireNumber;
using json_reader::requireText;
using json_reader::requireTruth;
using json_reader::Value;
using json_reader::words;

/// Keeps the cost of seven units and the printed coins below noPrice.
inline constexpr int highestPrice = 29;
inline constexpr int mostCoins = 50;
inline constexpr int mostPoints = 50;

inline std::array<std::string_view, resourceCount> resourceWords() {
    return words<Resource, resourceCount>();
}
inline std::array<std::string_view, familyCount> familyWords() {
    return words<Family, familyCount>();
}

/// Returns a bit for each word of a list; refuses an empty list.
template <class Words>
std::uint8_t bitsOf(const Value &list, const Words &known) {
    unsigned bits = 0;
    list.forEachItem([&](const Value &item) { bits |= 1U << item.oneOf(known); });
    if (bits == 0) {
        list.refuse("expected at least one");
    }
    return static_cast<std::uint8_t>(bits);
}

/// Reads everything except cards, wonders, tokens and layouts.
Rules readRules(const Value &document);

/// Checks what the file says of the box as a whole, and facts that the rules take for granted.
void checkBox(const Value &document, const Catalogue &catalogue);

/// Refuses data with which a city's points, coins or powers could overflow.
void checkSums(const Value &document, const Catalogue &catalogue);

Cost readCost(const Value &json);
Units unitsOf(const Cost &cost);

enum class Holder { card, wonder, token };

/// Refuses effects that this holder cannot have, a second effect with a choice and a second symbol.
Effects readEffects(const Value &json, Holder holder);

/// Returns true if the effect lets its owner choose something.
bool isChoice(EffectKind kind);

} // namespace mirabilia::duel::loading
