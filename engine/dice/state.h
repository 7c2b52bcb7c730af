// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.h"
#include "engine/dice/data.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

namespace mirabilia::dice {

/// What the game waits for.
enum class Phase : std::uint8_t {
    roll,  ///< the dice of `round` are about to be rolled
    round, ///< every seat takes its action and answers the follow-ups
    over,
};

enum class Action : std::uint8_t {
    build,   ///< choose `die`, cross off `cell`
    wonder,  ///< cross off the next stage
    pass,    ///< take coins
    cross,   ///< cross off `cell`, which an effect grants
    decline, ///< refuse a granted cell or building, or the rest of "up to two"
    bonus,   ///< cross off `bonus`
};

/// One decision of one seat. Members that the action does not use are none.
struct Move {
    Action action = Action::pass;
    DieId die = noDie;
    CellId cell = noCell;
    BonusId bonus = noBonus;

    friend constexpr bool operator==(const Move &, const Move &) = default;
};

/// The dice in the Forum. Dice that are not there have an empty roll.
struct Forum {
    std::array<DieRoll, maxDice> rolls{};
    DiceMask dice;

    friend constexpr bool operator==(const Forum &, const Forum &) = default;
};

/// What is written on a sheet.
struct Sheet {
    CellMask marked;
    /// The defence that each crossed-off attack met, two bits each, by index of the attack.
    std::uint32_t met = 0;
    std::uint8_t coins = 0;      ///< circled and not crossed off
    std::uint8_t circled = 0;    ///< coins circled, spent ones included
    BonusMask bonuses;           ///< bonuses crossed off
    std::uint8_t board : 7 = 0;  ///< BoardId
    bool agoraFirst : 1 = false; ///< has the points of the first complete Agora

    friend constexpr bool operator==(const Sheet &, const Sheet &) = default;
};

/// A seat's action of the round.
struct Opening {
    Action action : 4 = Action::pass; ///< build, wonder or pass
    std::uint8_t chosen : 4 = 0;      ///< number of the die, for build

    [[nodiscard]] DieId die() const {
        return action == Action::build ? static_cast<DieId>(chosen) : noDie;
    }
};

/// Effects that are being carried out: of a cell, of a bonus, or the action of the round.
struct Frame {
    static constexpr std::uint8_t roundAction = 0xff;
    static constexpr std::uint8_t firstBonus = 64; ///< sources from here on are bonuses

    std::uint8_t source = roundAction; ///< number of a cell, or see above
    std::uint8_t step : 3 = 0;         ///< the current effect
    std::uint8_t used : 4 = 0;         ///< cells crossed off because of it
    bool bonus : 1 = false;            ///< the cell completed a building: a bonus comes last

    friend constexpr bool operator==(const Frame &, const Frame &) = default;
};

/// What a seat still has to decide. The last frame is the innermost; its effect is asked next. The
/// loader refuses data with which more frames could be open at once.
struct Pending {
    static constexpr std::size_t capacity = 10;

    std::array<Frame, capacity> frames{};
    std::uint8_t count = 0;

    [[nodiscard]] bool empty() const { return count == 0; }
    [[nodiscard]] Frame &top() { return frames[count - 1U]; }
    [[nodiscard]] const Frame &top() const { return frames[count - 1U]; }

    friend constexpr bool operator==(const Pending &a, const Pending &b) {
        return a.count == b.count &&
               std::equal(a.frames.begin(), a.frames.begin() + a.count, b.frames.begin());
    }
};

/// One city: its sheet now, what everybody saw of it at the start of the round, and what follows
/// from these.
struct City {
    Sheet now;
    CellMask startMarked;
    std::uint8_t startCoins = 0;
    std::uint8_t startCircled = 0;
    BonusMask startBonuses;
    Pending pending;
    Terms terms;     ///< of the lasting effects that hold now
    DiceMask barred; ///< dice with a condition that the seat does not meet in this round

    friend constexpr bool operator==(const City &, const City &) = default;
};

/// A position: a plain value. Clone it by copying.
///
/// A decision is carried out at once on the seat's own sheet. No other seat's result depends on it
/// before the round ends, because attacks and the Guild Court refer to the start of the round. So
/// seats may decide in any order, and a view shows the other sheets as they were then.
struct State {
    const Catalogue *catalogue = nullptr;
    std::array<City, maxSeats> cities{};
    Forum forum;
    std::array<Opening, maxSeats> openings{}; ///< for events that reveal a round; not for rules
    std::uint16_t round = 1;
    Phase phase = Phase::roll;
    std::uint8_t players = 2;
    bool lastRound = false;
    SeatMask waiting;  ///< seats that have something to decide
    DiceBytes costs{}; ///< of the dice as they landed

    [[nodiscard]] Seat leftOf(Seat seat) const {
        return static_cast<Seat>(seat + 1 == players ? 0 : seat + 1);
    }
    [[nodiscard]] Seat rightOf(Seat seat) const {
        return static_cast<Seat>(seat == 0 ? players - 1 : seat - 1);
    }
    [[nodiscard]] const Board &board(Seat seat) const {
        return catalogue->boards[cities[seat].now.board];
    }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 704);

/// What a seat is asked.
enum class Ask : std::uint8_t {
    nothing,
    action,    ///< build, wonder or pass
    freeBuild, ///< build without the die's cost, or decline
    cross,     ///< cross off one of `cells`, or decline
    bonus,     ///< cross off an open bonus
};

struct Question {
    Ask kind = Ask::nothing;
    CellMask cells;       ///< the targets of Ask::cross, open or not
    bool ofRound = false; ///< the action of the round, not a granted one
};

Question question(const State &state, Seat seat);

/// A city's sheet as it was at the start of the round.
Sheet startSheet(const State &state, Seat seat);

/// The special dice that a city has unlocked.
DiceMask unlockedDice(const State &state, Seat seat);

/// The resources that a city produces.
int resources(const State &state, Seat seat);

/// The defence that an attack from this building meets: that of the facing side at the start of the
/// round (rulebook, "Barracks").
struct Facing {
    Seat opponent = 0;
    int defence = 0;
};
inline Facing facing(const State &state, Seat seat, Building from) {
    const bool west = from == Building::barracksWest;
    const Seat opponent = west ? state.leftOf(seat) : state.rightOf(seat);
    const CellMask wall =
        state.catalogue->defences &
        state.catalogue->of(west ? Building::barracksEast : Building::barracksWest);
    return {opponent, state.cities[opponent].startMarked.overlap(wall)};
}

/// The points written for a crossed-off attack.
int attackPoints(const State &state, Seat seat, CellId cell);

/// The same; for an attack that is not crossed off yet, what it would be worth now.
int attackNow(const State &state, Seat seat, CellId cell);

/// Special dice that enter the Forum with the next roll.
DiceMask enteringDice(const State &state);

/// The seats with the points of the first complete Agora; during a round, those that would get them
/// if it ended now.
SeatMask agoraFirst(const State &state);

/// The price of a cell, in coins except `missing`.
struct Price {
    int die = 0;       ///< for the die
    int saved = 0;     ///< what effects take off that; negative if they raise it
    int missing = 0;   ///< resources that the city does not produce
    int resources = 0; ///< for the missing ones
    int income = 0;    ///< for choosing the die

    [[nodiscard]] int total() const { return die + resources; }
};

/// The price of a cell, affordable or not. With a die: as an action, or as the pending building
/// with a free die. Without: the next wonder stage, or an open cell of the granted cross. None if
/// the cell cannot be taken.
std::optional<Price> price(const State &state, Seat seat, DieId die, CellId cell);

/// Price::total().
inline std::optional<int> cost(const State &state, Seat seat, DieId die, CellId cell) {
    const auto found = price(state, seat, die, cell);
    return found ? std::optional(found->total()) : std::nullopt;
}

} // namespace mirabilia::dice
