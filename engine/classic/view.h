// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/position.h"
#include "engine/classic/state.h"
#include "engine/core/rng.h"

#include <optional>
#include <vector>

namespace mirabilia::classic {

/// What everybody sees of a city, and the own buried cards.
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
    /// Cards under the stages, by stage: the own ones; noCard for those that this seat cannot know.
    std::vector<CardId> buried;

    friend bool operator==(const CityView &, const CityView &) = default;
};

/// What a seat knows of a hand: all of its own, and of the others what it saw when it held them.
struct HandView {
    Seat holder = 0; ///< who holds it now
    int size = 0;    ///< cards in it
    /// The own hand: its cards as dealt. Another hand: cards seen in passing that may still be in
    /// it or may have left it face down since, ascending.
    std::vector<CardId> candidates;
    /// Cards that this seat has never seen and that are in it, or left it face down after the seat
    /// last held it. With 0 unseen and as many candidates as cards the hand is known exactly.
    int unseen = 0;
    /// Cards that left it in this age; the card is noCard where it left face down by another seat.
    /// In the order of turns.
    std::vector<PastCard> past;

    friend bool operator==(const HandView &, const HandView &) = default;
};

/// What one seat may know of a game. A type of its own, without hidden fields: whoever holds a View
/// cannot learn what the seat cannot know. When the game is over everything is known.
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
    SeatMask decided;     ///< who has
    SeatMask picks;       ///< who still builds from the discard pile
    SeatMask copiedPicks;
    std::vector<PositionChoice> ownChoices; ///< the own secret choice, and the Free City's if held
    std::vector<CityView> cities;
    std::vector<HandView> hands; ///< by number of hand; one for each player
    /// Two players, the Free City's extra card: only its holder sees it.
    CardId lastPileCard = noCard;
    /// Two players, after turn 6: what became of the pile's last card. The card is noCard unless
    /// this seat played it for the Free City.
    std::optional<PastCard> lastOfPile;
    int discardSize = 0;
    /// The pile lies face down. A seat knows the cards that it put there in this age, and all of it
    /// while it builds from it. Ascending.
    std::vector<CardId> discardKnown;

    friend bool operator==(const View &, const View &) = default;
};

/// `seat` is noSeat for somebody who watches: then no hand is known.
View view(const State &state, Seat seat);

/// A state that the view does not contradict: what the seat cannot know is dealt by `rng` from the
/// cards that it has not seen. Other seats' secret choices of the running phase are withdrawn (they
/// decide again); everything else of the view stays true.
State determinise(const View &view, Rng &rng);

/// All of a view as bytes, the same for equal views: what a test compares and a host may hash.
std::vector<std::uint8_t> bytesOf(const View &view);

} // namespace mirabilia::classic
