// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/state.h"
#include "engine/core/parsed.h"

#include <optional>
#include <vector>

namespace mirabilia::classic {

/// A card that left a hand in this age.
struct PastCard {
    CardId card = noCard; ///< noCard: unknown
    int turn = 1;         ///< 1..6; 7 for the last card of an age
    Departure how = Departure::built;

    friend bool operator==(const PastCard &, const PastCard &) = default;
};

struct PositionCity {
    Board board;
    int coins = 0;
    int stages = 0;
    std::vector<CardId> built; ///< guilds in the order of building
    std::vector<CardId> hand;  ///< the hand that this seat holds; empty for the Free City
    std::vector<int> tokens;   ///< points of the conflict tokens
    bool freeBuildUsed = false;
    /// What Manneken Pis A copied with a stage that lets it choose. If not given: the left
    /// neighbour's stage, or the right one's if the left has none.
    std::optional<CopySide> copied;
    std::vector<CardId> buried; ///< by stage; noCard or missing: unknown
    /// Cards that left, in this age, the hand that this seat holds now. For the Free City, after
    /// turn 6: the fate of the last card of its pile.
    std::vector<PastCard> past;

    friend bool operator==(const PositionCity &, const PositionCity &) = default;
};

/// A choice already made in secret.
struct PositionChoice {
    Seat seat = 0;
    Move move;

    friend bool operator==(const PositionChoice &, const PositionChoice &) = default;
};

/// Any position in plain form, as scenarios and saved games store it. For Phase::pick it is the
/// moment before the holder of the Free City draws: makeState draws the card at once.
///
/// With all hands empty and Phase::pick the position counts as the end of that age: no more
/// decisions (Phase::over), but prices and points can be queried.
struct Position {
    int age = 1;
    int turn = 1;
    Phase phase = Phase::pick;
    bool freeCity = false;            ///< two players: the third city is the Free City
    std::vector<PositionCity> cities; ///< in seat order
    std::vector<CardId> discard;
    std::vector<CardId> drawPile; ///< two players: in drawing order
    std::optional<Seat> holder;   ///< two players; if not given: by age and turn
    /// Two players, after the cards of a turn were played (Phase::extra and choose): the card that
    /// the holder drew in this turn, which the other player has not seen.
    CardId lastDrawn = noCard;
    std::vector<PositionChoice> chosen; ///< choices of this phase, see waiting
    std::optional<SeatMask> toDecide;   ///< Phase::extra: who plays a last card; ignored otherwise
    std::vector<Seat> picks;            ///< who still builds from the discard pile, in order

    friend bool operator==(const Position &, const Position &) = default;
};

/// Builds the state of a position. Refuses an impossible one with a sentence that names the place
/// as the scenario format does ("seats.1.hand: ..."): more copies of a card than the box has for
/// this number of cities, a wonder or a building twice, cards of a later age, hand cards of another
/// age, more guilds than the deck has, more than two tokens an age, hands or pile of the wrong
/// size, more stages than the board has, a choice that is not legal.
Parsed<State> makeState(const Catalogue &catalogue, const Position &position);

/// The inverse: makeState(positionOf(s)) continues like s.
Position positionOf(const State &state);

} // namespace mirabilia::classic
