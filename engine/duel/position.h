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
    /// Coins of the military tokens on this seat's side. If not given: those that the pawn has not
    /// passed.
    std::optional<std::vector<int>> loot;

    friend bool operator==(const PositionCity &, const PositionCity &) = default;
};

/// A slot of the structure.
struct PositionSlot {
    bool lies = false;    ///< holds a card
    CardId card = noCard; ///< if face down: noCard, or it is checked and forgotten
    bool faceUp = false;
    bool guildBack = false; ///< of a face-down card that is not named

    friend bool operator==(const PositionSlot &, const PositionSlot &) = default;
};

/// Any position in plain form, as scenarios and saved games store it.
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
    std::vector<TokenId> drawnTokens; ///< Phase::library; also in `asideTokens`
    std::vector<WonderId> offer;      ///< Phase::draft
    int drafted = 0;                  ///< wonders taken so far; ignored in the ages
    int conflict = 0;

    friend bool operator==(const Position &, const Position &) = default;
};

/// The face-up cards of an age's structure, given the slots that hold a card: those that the layout
/// shows, and those that are uncovered.
SlotMask shownIn(const Catalogue &catalogue, int age, SlotMask lying);

/// Builds the state of a position. Refuses an impossible one with a sentence that names the place
/// as the scenario format does ("seats.1.city: ..."): a card, wonder or token twice, cards of a
/// later age, a structure with cards of another age or with a hole under a card, more guilds than
/// are dealt, more face-down slots than cards left, a pawn in a capital, military tokens that the
/// pawn has passed, too many wonders or tokens, a choice with nothing to choose.
Parsed<State> makeState(const Catalogue &catalogue, const Position &position);

/// The inverse: makeState(positionOf(s)) continues like s.
Position positionOf(const State &state);

} // namespace mirabilia::duel
