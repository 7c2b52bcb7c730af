// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "engine/classic/payment.h"
#include "engine/core/seat.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace mirabilia::classic {

/// What the game waits for.
enum class Phase : std::uint8_t {
    deal,   ///< the cards of `age` are about to be dealt
    pick,   ///< every city plays a card of its hand
    extra,  ///< turn 6: cities with the power of Babylon B play their last card
    choose, ///< one city builds a card of the discard pile (Halicarnassus)
    over,
};

enum class Action : std::uint8_t {
    build,
    stage,
    discard,
    free, ///< build for free (Olympia A)
    pick, ///< build from the discard pile; noCard: build none
};

/// Whose stage Manneken Pis A copies if it may choose.
enum class CopySide : std::uint8_t { none, left, right };

/// One decision of one seat. `pay` is zero unless the action is build or stage; `copy` is none
/// unless the stage lets its owner choose whom to copy.
struct Move {
    CardId card = noCard;
    Action action = Action::discard;
    CopySide copy = CopySide::none;
    Payment pay{};

    friend constexpr bool operator==(const Move &, const Move &) = default;
};

/// How a card left a hand.
enum class Departure : std::uint8_t {
    none, ///< it is still there
    built,
    buried,    ///< face down under a wonder stage
    discarded, ///< face down
    recovered, ///< discarded, and later built from the discard pile
};

/// When and how a dealt card left the hand it was dealt to.
struct Trace {
    std::uint8_t turn : 3 = 0; ///< 1..6; 7 for the last card of an age (extra card or leftover)
    Departure how : 3 = Departure::none;
};

/// One city. Supplies, shields, prices and powers are kept up to date with its buildings and
/// stages.
struct City {
    CardSet built;
    std::uint64_t ownRaw = 0;
    std::uint64_t soldRaw = 0;
    std::uint32_t ownGoods = 0;
    std::uint32_t soldGoods = 0;
    std::uint16_t coins = 0;
    Board board;
    std::uint8_t stages = 0; ///< wonder stages built
    std::uint8_t shields = 0;
    std::array<std::uint8_t, ageCount> victories{}; ///< tokens won, by age
    std::uint8_t defeats = 0;
    std::uint8_t rawLeft : 2 = 2; ///< coins per unit bought from a neighbour
    std::uint8_t rawRight : 2 = 2;
    std::uint8_t goodsLeft : 2 = 2;
    std::uint8_t goodsRight : 2 = 2;
    bool freeBuildPower : 1 = false;
    bool freeBuildUsed : 1 = false; ///< in this age
    bool lastCardPower : 1 = false;
    bool freeFirstOfFamily : 1 = false; ///< see EffectKind
    bool freeFirstOfAge : 1 = false;
    bool freeLastOfAge : 1 = false;
    CopySide copied : 2 = CopySide::none; ///< the side that its owner chose to copy
    std::array<CardId, maxStages> buried{noCard, noCard, noCard, noCard}; ///< by stage, face down

    [[nodiscard]] bool has(CardId card) const { return built.has(card); }
    /// Everything the city produces, including what it does not sell.
    [[nodiscard]] Supply production() const { return {ownRaw, ownGoods}; }
    /// What neighbours may buy.
    [[nodiscard]] Supply sold() const { return {soldRaw, soldGoods}; }
};

using Hand = InlineList<CardId, 2 * handSize>;

/// A position: a plain value. Clone it by copying.
///
/// Hands do not move; who holds which follows from the turn (see handOf()). A hand keeps the cards
/// as dealt and how each one left it, so that a view can tell what a seat has seen in passing. With
/// two players there are three cities; "hand" 2 is the Free City's pile, whose drawn cards belong
/// to the fed hand (always the holder's, because hands and holder change together).
struct State {
    const Catalogue *catalogue = nullptr;
    std::array<City, maxSeats> cities{};
    CardPile discard;
    std::array<Move, maxSeats> chosen{}; ///< valid for seats in `decided`
    std::array<std::array<CardId, handSize>, maxSeats> dealt{};
    std::array<std::array<Trace, handSize>, maxSeats> traces{};
    /// Cards still in a hand: bits 0..6 its own seven; in the fed hand, bits 7..13 those of the
    /// pile.
    std::array<std::uint16_t, maxSeats> present{};
    std::array<CardId, maxGuildsInDeck> guildsBuilt{}; ///< in the order of building
    std::uint8_t guildCount = 0;
    std::uint8_t cityCount = 3;
    std::uint8_t people = 3; ///< cities with a player: 2 with the Free City, else cityCount
    std::uint8_t age = 1;
    std::uint8_t turn = 1;
    Phase phase = Phase::deal;
    std::uint8_t handShift = 0; ///< see handOf()
    std::uint8_t drawn = 0;     ///< two players: cards drawn from the pile in this age
    Seat holder = noSeat;       ///< two players: who plays for the Free City in this turn
    Seat fedHand = noSeat;      ///< two players: the hand that the pile feeds in this age
    SeatMask toDecide;          ///< cities that decide in this phase
    SeatMask decided;           ///< those that have decided
    SeatMask picks;             ///< cities that still build from the discard pile in this turn
    SeatMask copiedPicks;       ///< those of `picks` that copy the power: they come last

    [[nodiscard]] Seat leftOf(Seat seat) const {
        return static_cast<Seat>(seat + 1 == cityCount ? 0 : seat + 1);
    }
    [[nodiscard]] Seat rightOf(Seat seat) const {
        return static_cast<Seat>(seat == 0 ? cityCount - 1 : seat - 1);
    }
    [[nodiscard]] bool twoPlayers() const { return people == 2; }
    /// The Free City's seat, or noSeat.
    [[nodiscard]] Seat freeCity() const { return twoPlayers() ? Seat{2} : noSeat; }
    [[nodiscard]] SeatMask waiting() const { return toDecide - decided; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 640);

/// The number of the hand that a player holds in this turn (rulebook: hands are passed to the left
/// in ages I and III, to the right in age II).
inline std::size_t handOf(const State &state, Seat seat) {
    const auto hand = static_cast<unsigned>(seat + state.handShift);
    return hand < state.people ? hand : hand - state.people;
}

/// State::handShift of a turn: hand = (seat + shift) mod players.
std::uint8_t handShift(const Catalogue &catalogue, int age, int turn, int people);

/// The seat that held a hand in a turn of an age.
Seat holderOfHand(const Catalogue &catalogue, int age, int turn, int people, std::size_t hand);

/// The card at one of the bits of State::present.
inline CardId cardAt(const State &state, std::size_t hand, unsigned bit) {
    return bit < handSize ? state.dealt[hand][bit] : state.dealt[2][bit - handSize];
}

/// The cards that a seat holds, in dealing order. The Free City holds none, except the last card of
/// its pile while it may play that one.
Hand hand(const State &state, Seat seat);

/// The cards that a seat may play now: its hand; for the Free City its holder's hand. A card that
/// the holder has already chosen for itself, or for the Free City, is left out once.
Hand playable(const State &state, Seat seat);

/// Cards left in the Free City's pile, in drawing order; empty without a Free City.
Hand drawPile(const State &state);

/// The seat that decides for a seat: itself, or the holder of the Free City.
Seat controller(const State &state, Seat seat);

/// The stage whose cost and effects count for stage `number` (0 = first) of a city: its own, or the
/// one that it copies. Null if there is none, or if `copy` must name a side.
const Stage *effectiveStage(const State &state, Seat seat, std::size_t number, CopySide copy);

/// The stage whose effects count for a built stage: effectiveStage() with the chosen side. Null if
/// there is none.
const Stage *builtStage(const State &state, Seat seat, std::size_t number);

/// The side that stage `number` copies from; `none` if it does not copy or may choose.
CopySide fixedCopySide(const State &state, Seat seat, std::size_t number);

/// The sides that can be copied by a stage that lets its owner choose; both false otherwise.
Scope copyChoices(const State &state, Seat seat, std::size_t number);

/// Number of stages of a city's board.
std::size_t stageCount(const State &state, Seat seat);

} // namespace mirabilia::classic
