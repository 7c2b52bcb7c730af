// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event_sink.h"
#include "engine/duel/state.h"

#include <variant>

namespace mirabilia::duel {

/// The progress tokens of this game were put on the board.
struct TokensLaid {
    TokenSet tokens;
};

struct WondersOffered {
    WonderSet wonders;
};

struct WonderDrafted {
    Seat seat = 0;
    WonderId wonder = noWonder;
    bool last = false; ///< the last one of its group, taken without a choice
};

/// The cards of an age were laid out.
struct AgeBegan {
    int age = 1;
};

/// Who begins an age, and who chose it.
struct BeginnerChosen {
    Seat chooser = 0;
    Seat beginner = 0;
};

struct TurnBegan {
    Seat seat = 0;
};

/// The turn is over, and the same player has the next one.
struct ExtraTurnWon {
    Seat seat = 0;
};

/// An uncovered card was turned up.
struct CardRevealed {
    int slot = 0;
    CardId card = noCard;
};

/// A card was taken: built, put under a wonder or discarded.
struct CardTaken {
    Seat seat = 0;
    int slot = 0;
    CardId card = noCard;
    Action action = Action::discard;
    WonderId wonder = noWonder; ///< that the card was put under
    Payment payment{};
    bool chain = false; ///< built for free through another card
};

enum class CoinCause : std::uint8_t {
    cost,    ///< coin cost of a card or wonder
    trade,   ///< bought resources, to the bank or to the owner of Economy
    chain,   ///< Urbanism
    discard, ///< income for a discarded card
    card,    ///< effect of the card just built
    wonder,  ///< effect of the wonder just built
    token,   ///< effect of the token just taken
    robbery, ///< lost to the wonder or card just built
    loot,    ///< lost to a military token
};

/// Coins changed hands; noSeat is the bank.
struct CoinsMoved {
    Seat from = noSeat;
    Seat to = noSeat;
    int amount = 0;
    CoinCause cause = CoinCause::cost;
};

struct PawnMoved {
    int from = 0;
    int to = 0;
};

/// A military token on a seat's side was used up.
struct LootTaken {
    Seat loser = 0;
    Loot token;
};

/// The last allowed wonder was built: this one leaves the game.
struct WonderRemoved {
    Seat seat = 0;
    WonderId wonder = noWonder;
};

/// The Great Library drew tokens, which only its builder sees.
struct TokensDrawn {
    Seat seat = 0;
    TokenSet tokens;
};

struct TokenTaken {
    Seat seat = 0;
    TokenId token = noToken;
    bool drawn = false; ///< from The Great Library, not from the board
};

struct CardDestroyed {
    Seat owner = 0;
    CardId card = noCard;
};

struct CardRevived {
    Seat seat = 0;
    CardId card = noCard;
};

struct GameOver {
    Victory victory = Victory::none;
    SeatMask winners;
};

using Event =
    std::variant<TokensLaid, WondersOffered, WonderDrafted, AgeBegan, BeginnerChosen, TurnBegan,
                 ExtraTurnWon, CardRevealed, CardTaken, CoinsMoved, PawnMoved, LootTaken,
                 WonderRemoved, TokensDrawn, TokenTaken, CardDestroyed, CardRevived, GameOver>;

using EventSink = mirabilia::EventSink<Event>;

} // namespace mirabilia::duel
