// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/state.h"
#include "engine/core/event_sink.h"

#include <variant>

namespace mirabilia::classic {

struct AgeBegan {
    int age = 1;
};

/// A new turn, or the extra turn of Babylon B, begins: `seats` decide.
struct TurnBegan {
    int turn = 1;
    Phase phase = Phase::pick;
    SeatMask seats;
};

/// Two players: the holder drew the top card of the Free City's pile.
struct CardDrawn {
    Seat holder = 0;
    CardId card = noCard; ///< only the holder sees it
};

/// A card was built, put under a stage or discarded. Buried and discarded cards are face down: only
/// their owner (for the Free City its holder) may learn which they are.
struct CardPlayed {
    Seat seat = 0;
    CardId card = noCard;
    Action action = Action::discard;
    Payment payment{};
};

enum class CoinCause : std::uint8_t {
    cost,    ///< coin cost of a card or stage, to the bank
    trade,   ///< bought resources, to a neighbour
    discard, ///< income for a discarded card
    card,    ///< effect of the card just built
    stage,   ///< effect of the stage just built
};

/// Coins changed hands; noSeat is the bank.
struct CoinsMoved {
    Seat from = noSeat;
    Seat to = noSeat;
    int amount = 0;
    CoinCause cause = CoinCause::cost;
};

struct StageBuilt {
    Seat seat = 0;
    int stage = 0;            ///< 0 = the first
    Seat copiedFrom = noSeat; ///< whose stage is copied (Manneken Pis A)
};

/// Olympia A used its free building of this age.
struct FreeBuildUsed {
    Seat seat = 0;
};

/// After turn 6: the last card of a hand was discarded face down, for no coins. The Free City's
/// seat stands for the pile.
struct LeftoverDiscarded {
    Seat seat = 0;
    CardId card = noCard; ///< only the seat that held it may learn it
};

/// A city built a card of the discard pile for free; noCard if it built none.
struct PickedFromDiscard {
    Seat seat = 0;
    CardId card = noCard;
};

struct HandsPassed {
    bool toLeft = true;
};

/// The conflict between two neighbours at the end of an age. Equal strength: no tokens.
struct Conflict {
    int age = 1;
    Seat seat = 0;
    Seat opponent = 0; ///< the left neighbour of `seat`
    int shields = 0;
    int opponentShields = 0;
    int token = 0; ///< points of the token that `seat` takes
    int opponentToken = 0;
};

struct GameOver {
    SeatMask winners;
};

using Event =
    std::variant<AgeBegan, TurnBegan, CardDrawn, CardPlayed, CoinsMoved, StageBuilt, FreeBuildUsed,
                 LeftoverDiscarded, PickedFromDiscard, HandsPassed, Conflict, GameOver>;

using EventSink = mirabilia::EventSink<Event>;

} // namespace mirabilia::classic
