// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event_sink.h"
#include "engine/dice/state.h"

#include <variant>

namespace mirabilia::dice {

/// A round begins.
struct DiceRolled {
    int round = 1;
    bool lastRound = false;
    Forum forum;
    DiceMask entered; ///< special dice that entered the Forum
    DiceMask left;    ///< grey dice that made room
};

// What the seats did is revealed seat by seat when the round ends; until then it is secret.

/// Everything that a seat did in the round.
struct CityRevealed {
    Seat seat = 0;
    Opening opening;   ///< its action of the round
    CellMask marked;   ///< cells crossed off, granted ones included
    BonusMask bonuses; ///< bonuses crossed off
    int coinsBefore = 0;
    int coins = 0;
};

struct AttackWritten {
    Seat seat = 0;
    Seat opponent = 0;
    CellId cell = noCell;
    int points = 0;
    int defence = 0; ///< that the attack met
};

struct DieUnlocked {
    Seat seat = 0;
    DieId die = noDie;
};

/// All cells of a building of the city are crossed off.
struct BuildingCompleted {
    Seat seat = 0;
    Building building = Building::wonder;
};

/// All events of the round have been sent.
struct RoundEnded {
    int round = 1;
    SeatMask agoraFirst; ///< seats that won the points of the first complete Agora
    SeatMask enders;     ///< seats whose bonuses end the game: one more round
};

struct GameOver {
    SeatMask winners;
};

using Event = std::variant<DiceRolled, CityRevealed, AttackWritten, DieUnlocked, BuildingCompleted,
                           RoundEnded, GameOver>;

using EventSink = mirabilia::EventSink<Event>;

} // namespace mirabilia::dice
