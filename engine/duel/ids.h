// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/id_set.h"

#include <cstddef>
#include <cstdint>

namespace mirabilia::duel {

/// Entries of the tables of cards, wonders and progress tokens, in the order of the data file.
enum class CardId : std::uint8_t {};
enum class WonderId : std::uint8_t {};
enum class TokenId : std::uint8_t {};

inline constexpr CardId noCard{0xff};
inline constexpr WonderId noWonder{0xff};
inline constexpr TokenId noToken{0xff};

inline constexpr std::size_t maxCards = 128;
inline constexpr std::size_t maxWonders = 16;
inline constexpr std::size_t maxTokens = 16;

using CardSet = IdSet<CardId, maxCards / 64>;
using WonderSet = IdSet<WonderId, 1, std::uint16_t>;
using TokenSet = IdSet<TokenId, 1, std::uint16_t>;

constexpr std::size_t index(CardId card) {
    return static_cast<std::size_t>(card);
}
constexpr std::size_t index(WonderId wonder) {
    return static_cast<std::size_t>(wonder);
}
constexpr std::size_t index(TokenId token) {
    return static_cast<std::size_t>(token);
}

} // namespace mirabilia::duel
