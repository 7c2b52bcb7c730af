// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"
#include "engine/duel/state.h"

#include <array>
#include <optional>
#include <vector>

namespace mirabilia::duel {

struct PositionWonder {
    WonderId wonder = noWonder;
    bool built = false;

    friend bool operator==(const PositionWonder &, const PositionWonder &) = default;
};

struct PositionCity {
    int coins = 0;
    std::vector<CardId> built;
    std::vector<PositionWonder> wonders; ///< in the order of drafting
    std::vector<TokenId> tokens;
    /// Coins of the military tokens on this seat's side. Not given: those that the pawn has not
    /// passed.
    std::optional<std::vector<int>> loot;

    friend bool operator==(const PositionCity &, const PositionCity &) = default;
};

/// A place of the structure.
struct PositionSlot {
    bool lies = false;    ///< whether a card lies there
    CardId card = noCard; ///< of a card that lies face down: noCard, or it is checked and forgotten
    bool faceUp = false;
    bool guildBack = false; ///< of a card that lies face down and is not named

    friend bool operator==(const PositionSlot &, const PositionSlot &) = default;
};

/// Any position, described plainly: what scenarios and saved games hold.
struct Position {
    int age = 1; ///< 0: the draft
    Phase phase = Phase::pick;
    Seat starter = 0;
    Seat mover = 0;
    bool extraTurn = false;
    WonderId choosing = noWonder; ///< see State
    Victory victory = Victory::none;
    std::array<PositionCity, seats> cities;
    std::array<PositionSlot, slotCount> board;
    std::vector<CardId> discard;
    std::vector<CardId> buried; ///< seen, and neither in a city nor in the discard pile
    std::vector<TokenId> boardTokens;
    std::vector<TokenId> asideTokens;
    std::vector<TokenId> drawnTokens; ///< Phase::library; they are among those set aside
    std::vector<WonderId> offer;      ///< Phase::draft
    int drafted = 0;                  ///< wonders taken so far; ages: ignored
    int conflict = 0;

    friend bool operator==(const Position &, const Position &) = default;
};

/// The cards that lie face up in the structure of an age, given the slots that hold a card: those
/// that the layout shows, and those that nothing covers.
SlotMask shownIn(const Catalogue &catalogue, int age, SlotMask lying);

/// The state of a position. An impossible one is refused with a sentence that names the place in
/// the vocabulary of the scenario format ("seats.1.city: ..."): a card, wonder or token twice,
/// cards of a later age, a structure with cards of another age or with a hole under a card, more
/// guilds than are dealt, more cards than are left for the slots that lie face down, a pawn in a
/// capital, military tokens that the pawn has passed, more wonders or tokens than there can be, a
/// choice without anything to choose.
Parsed<State> makeState(const Catalogue &catalogue, const Position &position);

/// The way back: makeState(positionOf(s)) is a state that plays on like s.
Position positionOf(const State &state);

} // namespace mirabilia::duel
