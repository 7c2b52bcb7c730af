// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event_sink.h"
#include "engine/dice/state.h"

#include <variant>

namespace mirabilia::dice {

// What a seat does in a round (everything with a `seat`) is its secret until RoundEnded.

struct DiceRolled {
    int round = 1;
    bool lastRound = false;
    Forum forum;
    DiceMask entered = 0; ///< special dice that came into the Forum
    DiceMask left = 0;    ///< grey dice that made room
};

/// An action, or an answer to what an effect granted.
struct Decided {
    Seat seat = 0;
    Move move;
    Ask asked = Ask::action;
    bool ofRound = true; ///< the action of the round, not a granted one
};

enum class CoinCause : std::uint8_t {
    pass,
    effect,    ///< of a cell or a bonus
    die,       ///< the chosen die brings coins
    diePrice,  ///< paid
    resources, ///< paid for those that are missing
};

/// Coins were circled (amount > 0) or crossed off (amount < 0).
struct CoinsChanged {
    Seat seat = 0;
    int amount = 0;
    int lost = 0; ///< what the full Gold Reserve could not take
    CoinCause cause = CoinCause::pass;
};

struct CellMarked {
    Seat seat = 0;
    CellId cell = noCell;
};

struct AttackWritten {
    Seat seat = 0;
    Seat opponent = 0;
    CellId cell = noCell;
    int points = 0;
    int defence = 0; ///< that it met
};

struct DieUnlocked {
    Seat seat = 0;
    DieId die = noDie;
};

/// All cells of a building are crossed off. A bonus follows if one is open.
struct BuildingCompleted {
    Seat seat = 0;
    Building building = Building::wonder;
};

/// A question that nothing could answer: nothing was left to take, or to pay for.
struct FellAway {
    Seat seat = 0;
    Ask what = Ask::nothing;
};

struct RoundEnded {
    int round = 1;
    SeatMask agoraFirst; ///< seats that won the points of the first complete Agora in this round
    bool endTriggered = false; ///< somebody has all bonuses that are needed: one more round
};

struct GameOver {
    SeatMask winners;
};

using Event = std::variant<DiceRolled, Decided, CoinsChanged, CellMarked, AttackWritten,
                           DieUnlocked, BuildingCompleted, FellAway, RoundEnded, GameOver>;

using EventSink = mirabilia::EventSink<Event>;

} // namespace mirabilia::dice
