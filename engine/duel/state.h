// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.h"
#include "engine/duel/data.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace mirabilia::duel {

inline constexpr std::size_t seats = 2;

constexpr Seat opponentOf(Seat seat) {
    return static_cast<Seat>(seat ^ 1U);
}

/// What the game waits for: first outcomes of chance, then decisions.
enum class Phase : std::uint8_t {
    setUp,   ///< the progress tokens on the board and the first four wonders
    offer,   ///< the second four wonders
    layOut,  ///< the cards of an age
    reveal,  ///< uncovered cards to be turned up
    draw,    ///< tokens from those set aside (The Great Library)
    draft,   ///< a wonder of the offer
    begin,   ///< who begins the age
    pick,    ///< a card of the structure, and what to do with it
    token,   ///< a progress token of the board
    library, ///< one of the drawn tokens
    destroy, ///< a card of the opponent
    revive,  ///< a card of the discard pile
    over,
};

enum class Victory : std::uint8_t { none, military, science, civilian };

enum class Action : std::uint8_t {
    build,   ///< `card`
    wonder,  ///< `wonder`, with `card` under it
    discard, ///< `card`, for coins
    draft,   ///< `wonder`
    token,   ///< `token`, of the board or of the drawn ones
    destroy, ///< `card`
    revive,  ///< `card`
    begin,   ///< `first` begins the age
};

/// One decision. Members that the action does not use are empty.
struct Move {
    Action action = Action::discard;
    CardId card = noCard;
    WonderId wonder = noWonder;
    TokenId token = noToken;
    Seat first = noSeat;

    static constexpr Move withCard(Action action, CardId card) {
        return {.action = action, .card = card};
    }
    static constexpr Move buildWonder(CardId card, WonderId wonder) {
        return {.action = Action::wonder, .card = card, .wonder = wonder};
    }
    static constexpr Move draft(WonderId wonder) {
        return {.action = Action::draft, .wonder = wonder};
    }
    static constexpr Move take(TokenId token) { return {.action = Action::token, .token = token}; }
    static constexpr Move begin(Seat first) { return {.action = Action::begin, .first = first}; }

    friend constexpr bool operator==(const Move &, const Move &) = default;
};

/// One city. Production, prices, symbols and powers are kept up to date with what is built in it,
/// and prices with what the opponent sells.
struct City {
    CardSet built;
    Units production;
    Units sold;        ///< production that raises the opponent's prices
    Units fixedPrices; ///< 0 where the opponent's production sets the price
    Units prices;      ///< coins for a unit from the bank
    std::int32_t coins = 0;
    TokenSet tokens;
    std::array<WonderId, wondersPerPlayer> wonders{noWonder, noWonder, noWonder, noWonder};
    std::uint8_t wondersBuilt = 0; ///< a bit for each of `wonders`
    std::uint8_t symbols = 0;      ///< a bit per Science
    std::uint8_t rawChoices = 0;   ///< see Market
    std::uint8_t goodsChoices = 0;
    std::uint8_t wonderDiscount = 0;
    std::uint8_t civilianDiscount = 0;
    std::uint8_t extraShields = 0;
    std::uint8_t chainCoins = 0;
    std::uint16_t discardBonus = 0; ///< extra coins for a discarded card
    bool tradeIncome = false;
    bool replay = false;

    [[nodiscard]] bool has(CardId card) const { return built.has(card); }
    [[nodiscard]] bool hasBuilt(std::size_t place) const {
        return (wondersBuilt >> place & 1U) != 0;
    }
    /// Number of different symbols in the city.
    [[nodiscard]] int differentSymbols() const { return std::popcount(symbols); }

    friend bool operator==(const City &, const City &) = default;
};

/// The cards of a structure, by slot.
using Board = std::array<CardId, slotCount>;
constexpr Board noCards() {
    Board board{};
    board.fill(noCard);
    return board;
}

/// A seat's total prices, a byte each: for the cards of the structure by slot, then for its wonders
/// by place.
using PriceRow = std::array<std::uint8_t, slotCount + wondersPerPlayer>;
/// For a card that cannot be taken or a wonder that cannot be built; no price is that high.
inline constexpr std::uint8_t noPrice = 0xff;
constexpr PriceRow noPrices() {
    PriceRow row{};
    row.fill(noPrice);
    return row;
}

/// A position: a plain value. Clone it by copying.
///
/// It does not contain what nobody knows: a face-down card has no identity until a chance node
/// turns it up, and removed cards, like the tokens to be drawn, are those left over. The only
/// secret is the tokens that The Great Library drew.
struct State {
    const Catalogue *catalogue = nullptr;
    std::array<City, seats> cities{};
    CardSet discard;
    CardSet seen; ///< cards that have been face up; any other card of an age may still turn up
    Board board = noCards();                                    ///< noCard outside `faceUp`
    std::array<PriceRow, seats> prices{noPrices(), noPrices()}; ///< up to date for both seats
    SlotMask lying;                                             ///< slots with a card
    SlotMask faceUp;                                            ///< those whose card is known
    SlotMask open;                                              ///< those that are uncovered
    SlotMask guildBacks; ///< face-down cards with the back of a guild
    TokenSet boardTokens;
    TokenSet asideTokens;                   ///< in the box; The Great Library draws from them
    TokenSet drawnTokens;                   ///< what it drew, while its builder chooses
    WonderSet offer;                        ///< wonders to draft from
    std::int8_t conflict = 0;               ///< the pawn; positive = towards seat 1's capital
    std::array<std::uint8_t, seats> loot{}; ///< tokens on each seat's side, a bit for each kind
    std::uint8_t age = 0;                   ///< 0: the draft
    std::uint8_t wondersBuilt = 0;          ///< by both together
    std::uint8_t drafted = 0;               ///< wonders taken so far
    Phase phase = Phase::setUp;
    WonderId choosing = noWonder; ///< draw, library, destroy, revive: the wonder that causes it
    Seat starter = 0;             ///< drafts first and begins age I
    Seat mover = 0;               ///< who decides; at the end of an age, who chooses who begins
    bool extraTurn = false;       ///< the mover plays again when this turn is over
    Victory victory = Victory::none;

    [[nodiscard]] const Layout &layout() const { return catalogue->layout(age); }
    /// Slots whose card can be taken.
    [[nodiscard]] SlotMask available() const { return open & faceUp; }
    /// Slots that are uncovered but still face down.
    [[nodiscard]] SlotMask toReveal() const { return open - faceUp; }
    /// Returns false once the last allowed wonder is built: the others are out of the game.
    [[nodiscard]] bool wondersLeft() const { return wondersBuilt < catalogue->rules.mostWonders; }

    friend bool operator==(const State &, const State &) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 320);

} // namespace mirabilia::duel
