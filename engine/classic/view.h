// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/position.h"
#include "engine/classic/state.h"
#include "engine/core/rng.h"

#include <optional>
#include <vector>

namespace mirabilia::classic {

/// What everybody sees of a city, and for the viewer's own city its buried cards.
struct CityView {
    Board board;
    int coins = 0;
    int stages = 0;
    int shields = 0;
    std::array<int, ageCount> victories{}; ///< tokens, by age
    int defeats = 0;
    bool freeBuildUsed = false;
    CopySide copied = CopySide::none;
    CardSet built;
    std::vector<CardId> guilds; ///< in the order of building
    /// Cards under the stages, by stage; noCard for those that this seat cannot know.
    std::vector<CardId> buried;

    friend bool operator==(const CityView &, const CityView &) = default;
};

/// What a seat knows of a hand: everything of its own, of others what it saw when it held them.
struct HandView {
    Seat holder = 0; ///< who holds it now
    int size = 0;    ///< cards in it
    /// Own hand: its cards in dealing order. Another hand: cards seen in passing that may still be
    /// in it or may have left it face down since, ascending.
    std::vector<CardId> candidates;
    /// Number of cards that this seat has never seen and that are in it, or left it face down after
    /// the seat last held it. With 0 unseen and as many candidates as cards the hand is known
    /// exactly.
    int unseen = 0;
    /// Cards that left it in this age, in the order of turns; noCard for one that another seat
    /// played face down.
    std::vector<PastCard> past;

    friend bool operator==(const HandView &, const HandView &) = default;
};

/// What one seat may know of a game. A separate type without hidden fields: a View cannot reveal
/// what the seat cannot know. When the game is over everything is known.
struct View {
    const Catalogue *catalogue = nullptr;
    Seat seat = 0;
    int people = 3;
    int age = 1;
    int turn = 1;
    Phase phase = Phase::deal;
    Seat holder = noSeat; ///< two players: who plays for the Free City
    int drawn = 0;        ///< two players: cards drawn from the pile in this age
    int drawPileSize = 0; ///< two players
    SeatMask toDecide;    ///< who decides in this phase
    SeatMask decided;     ///< who has decided
    SeatMask picks;       ///< who still builds from the discard pile
    SeatMask copiedPicks;
    std::vector<PositionChoice> ownChoices; ///< own secret choice, and the Free City's if held
    std::vector<CityView> cities;
    std::vector<HandView> hands; ///< by number of hand; one for each player
    /// Two players, the Free City's extra card, which only its holder sees.
    CardId lastPileCard = noCard;
    /// Two players, after turn 6: the fate of the pile's last card. The card is noCard unless this
    /// seat played it for the Free City.
    std::optional<PastCard> lastOfPile;
    int discardSize = 0;
    /// Known cards of the face-down pile, ascending: those that the seat discarded in this age, and
    /// all while it builds from the pile.
    std::vector<CardId> discardKnown;

    friend bool operator==(const View &, const View &) = default;
};

/// `seat` is noSeat for a spectator, who knows no hand.
View view(const State &state, Seat seat);

/// Draws a state that is consistent with the view: `rng` deals what the seat cannot know from the
/// cards that it has not seen. Other seats' secret choices of the current phase are withdrawn (they
/// decide again).
State determinise(const View &view, Rng &rng);

/// Serialises a view to bytes, the same for equal views; tests compare them and a host may hash
/// them.
std::vector<std::uint8_t> bytesOf(const View &view);

} // namespace mirabilia::classic
