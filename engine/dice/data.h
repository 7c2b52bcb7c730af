// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/id_set.h"
#include "engine/core/inline_list.h"
#include "engine/core/parsed.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::ai {
class DiceValue;
}

namespace mirabilia::dice {

enum class Colour : std::uint8_t { grey, blue, red, yellow, green, white, purple, black };
inline constexpr std::size_t colourCount = 8;

/// The buildings of a sheet. West and East Barracks are two buildings; the Warehouse is not one of
/// the city's.
enum class Building : std::uint8_t {
    wonder,
    warehouse,
    agora,
    market,
    barracksWest,
    barracksEast,
    university,
    guildCourt,
    gallery,
};
inline constexpr std::size_t buildingCount = 9;

/// Where a number of the data file comes from.
enum class Origin : std::uint8_t { sourced, inferred, ours };

/// The names in the data file, scenarios and records ("barracks_west", "grey", "ours").
std::string_view name(Colour colour);
std::string_view name(Building building);
std::string_view name(Origin origin);

/// Entries of the data tables. Cells are numbered alike on all boards, building by building; a
/// board with a shorter lane lacks its last cells.
enum class CellId : std::uint8_t {};
enum class DieId : std::uint8_t {};
enum class BoardId : std::uint8_t {};
enum class BonusId : std::uint8_t {};

template <class Id>
constexpr std::size_t index(Id id) {
    return static_cast<std::size_t>(id);
}

inline constexpr CellId noCell{0xff};
inline constexpr DieId noDie{0xff};
inline constexpr BonusId noBonus{0xff};

inline constexpr std::size_t maxCells = 63;
inline constexpr std::size_t maxSeats = 7;
inline constexpr std::size_t maxDice = 10;
inline constexpr std::size_t maxFaces = 8;
inline constexpr std::size_t maxQuadrants = 4;
inline constexpr std::size_t maxBoards = 16;
inline constexpr std::size_t maxBonuses = 8;
inline constexpr std::size_t maxLines = 8;
inline constexpr std::size_t maxAgora = 9;
inline constexpr std::size_t maxAttacks = 16; ///< on both Barracks together
inline constexpr int maxDefences = 3;         ///< on each of them
inline constexpr int maxCoins = 60;           ///< in a Gold Reserve
inline constexpr int maxCost = 15;            ///< of a cell, in resources

using CellMask = IdSet<CellId>;
using DiceMask = IdSet<DieId, 1, std::uint16_t>;
using BonusMask = IdSet<BonusId, 1, std::uint8_t>;
using BuildingMask = IdSet<Building, 1, std::uint16_t>;

/// How a die landed in the Forum.
struct DieRoll {
    std::uint8_t face : 3 = 0; ///< see Die::sameAs
    std::uint8_t cost : 5 = 0; ///< of its quadrant

    friend constexpr bool operator==(const DieRoll &, const DieRoll &) = default;
};

enum class EffectKind : std::uint8_t {
    points,           ///< `value` points at the end
    coins,            ///< `value` coins now
    cross,            ///< up to `value` cells of `cells` now: paid, in order, without a die
    freeBuild,        ///< one more building now with the same dice; the die is free
    extraAction,      ///< one more action now with the same dice
    perCell,          ///< for each crossed-off cell of `cells`: `coins` now, `value` at the end
    dieCostDelta,     ///< from now on dice cost `value` more, never below 0
    dieCostZero,      ///< from now on dice of `colour` are free
    coinsOnDie,       ///< from now on `value` coins for choosing a die of `colour`
    unlockDie,        ///< the special die `die` may be chosen
    attack,           ///< `value` points less the defence that faced it at the start of the round
    defence,          ///< one defence, from the next round on
    produce,          ///< a permanent resource
    pointsPerGallery, ///< `value` points at the end for each crossed-off cell of the Gallery
};

/// One effect. `kind` decides which members are used, see there.
struct Effect {
    EffectKind kind = EffectKind::points;
    std::int8_t value = 0;
    std::uint8_t coins = 0;
    Colour colour = Colour::grey;
    DieId die = noDie;
    Building building = Building::wonder; ///< whose cells perCell counts
    CellMask cells;
};

using Effects = InlineList<Effect, 4>;

/// Returns true if the effect asks the seat something.
constexpr bool asks(const Effect &effect) {
    return effect.kind == EffectKind::cross || effect.kind == EffectKind::freeBuild ||
           effect.kind == EffectKind::extraAction;
}
/// Returns true if it gives coins at once.
constexpr bool paysNow(const Effect &effect) {
    return effect.kind == EffectKind::coins || effect.kind == EffectKind::perCell;
}
/// Returns true if it changes what dice cost or give from now on.
constexpr bool changesDice(const Effect &effect) {
    return effect.kind == EffectKind::dieCostDelta || effect.kind == EffectKind::dieCostZero ||
           effect.kind == EffectKind::coinsOnDie;
}
/// Returns true if it lasts for the rest of the game.
constexpr bool lasts(const Effect &effect) {
    return changesDice(effect) || effect.kind == EffectKind::unlockDie ||
           effect.kind == EffectKind::produce;
}
/// Returns true if it may score points at the end.
constexpr bool scores(const Effect &effect) {
    return effect.kind == EffectKind::points || effect.kind == EffectKind::perCell ||
           effect.kind == EffectKind::attack || effect.kind == EffectKind::pointsPerGallery;
}

inline constexpr std::uint8_t noAttack = 0xff;

/// A cell of one board.
struct Cell {
    std::uint8_t cost = 0;          ///< in resources of any kind
    std::uint8_t attack = noAttack; ///< index among the attacks
    bool carriesOut = false;        ///< an effect asks something, pays or lasts
    Origin costOrigin = Origin::sourced;
    Origin effectsOrigin = Origin::sourced;
    CellMask whole; ///< all cells of its building, if that gives a bonus
    Effects effects;
};

/// A byte per die, padded to what the processor handles at once.
using DiceBytes = std::array<std::uint8_t, 16>;
static_assert(std::tuple_size_v<DiceBytes> >= maxDice);

constexpr DiceBytes summed(const DiceBytes &a, const DiceBytes &b) {
    DiceBytes result{};
    for (std::size_t die = 0; die < result.size(); ++die) {
        result[die] = static_cast<std::uint8_t>(a[die] + b[die]);
    }
    return result;
}
constexpr DiceBytes united(const DiceBytes &a, const DiceBytes &b) {
    DiceBytes result{};
    for (std::size_t die = 0; die < result.size(); ++die) {
        result[die] = static_cast<std::uint8_t>(a[die] | b[die]);
    }
    return result;
}

/// What lasting effects bring: resources, special dice, and changes to what dice cost and give. The
/// effects of several cells add up.
struct Terms {
    DiceBytes coins{};     ///< for choosing a die
    DiceBytes paid{};      ///< 0xff: the die is free
    std::int8_t delta = 0; ///< for all dice; no price falls below 0
    std::uint8_t resources = 0;
    DiceMask unlocked;

    constexpr void add(const Terms &other) {
        coins = summed(coins, other.coins);
        paid = united(paid, other.paid);
        delta = static_cast<std::int8_t>(delta + other.delta);
        resources = static_cast<std::uint8_t>(resources + other.resources);
        unlocked |= other.unlocked;
    }
    friend constexpr bool operator==(const Terms &, const Terms &) = default;
};

/// What Terms say about one die.
struct DieTerms {
    int coins = 0;
    int paid = 0;
    int delta = 0;
    int resources = 0;

    constexpr void add(const Terms &terms, DieId die) {
        coins += terms.coins[index(die)];
        paid |= terms.paid[index(die)];
        delta += terms.delta;
        resources += terms.resources;
    }
    /// The price of the die as it landed.
    [[nodiscard]] constexpr int price(DieRoll roll) const {
        return std::max(roll.cost + delta, 0) & ~paid;
    }
};

/// A city's sheet. The rules use the masks at every decision.
struct Board {
    BoardId id{};
    std::string key;        ///< the city, "giza"
    std::string wonderName; ///< "great_pyramid"
    CellMask cells;         ///< the cells of this board
    CellMask starts;        ///< cells without a predecessor (except in the Agora)
    CellMask follows;       ///< cells that follow the cell before them in number
    /// Affordable cells by resources and by 1 + coins; none in column 0, for negative coins.
    std::array<std::array<CellMask, maxCoins + 2>, maxCost + 1> payable{};
    std::array<CellMask, buildingCount> building{};
    std::array<CellMask, maxDice> unlocks{}; ///< by die
    CellMask scores;                         ///< cells with points, attacks included
    CellMask lasting;                        ///< cells with lasting effects
    /// Cells with a lasting effect after one that asks something: it does not hold while that
    /// question is open.
    CellMask lastsLate;
    std::array<Cell, maxCells> cell{};
    std::array<Terms, maxCells> terms{}; ///< by cell

    [[nodiscard]] const Cell &operator[](CellId id_) const { return cell[index(id_)]; }
    [[nodiscard]] CellMask of(Building which) const { return building[index(which)]; }
};

/// What a face lets a seat cross off.
struct Reach {
    CellMask cells;
    CellMask direct;      ///< the same without the Agora's lines
    std::uint8_t row = 0; ///< of Catalogue::lineOpen: 1 + the line whose first open cell it reaches
    bool conditional = false; ///< has the condition below
    /// The Guild Court's condition: cells to count and compare with the neighbours. It must hold
    /// for one of the masks that are not empty.
    std::array<CellMask, 2> compared{};
};

struct Die {
    DieId id{};
    std::string key; ///< "grey_1"
    Colour colour = Colour::grey;
    bool special = false;
    std::vector<std::string> faces; ///< as on the die; a symbol may occur twice
    /// The first face with the same symbol; positions use no other.
    std::array<std::uint8_t, maxFaces> sameAs{};
    InlineList<DieRoll, maxFaces * maxQuadrants> landings; ///< every way to land, equally likely

    /// The face with this symbol.
    [[nodiscard]] std::optional<std::uint8_t> face(std::string_view symbol) const;
};

struct Bonus {
    BonusId id{};
    std::string key;
    Effects effects; ///< exactly one
};

/// A row or column of the Agora with its symbol.
struct Line {
    std::string symbol;
    std::vector<CellId> cells; ///< in the order of its arrow
};

enum class CoinsOnDieTiming : std::uint8_t { beforeCosts, afterCosts };
enum class AgoraFirstTie : std::uint8_t { all, none, mostCoins };

/// Rules with a number in the data, and our own rulings where no source was found.
struct Rules {
    std::uint8_t startCoins = 7;
    std::uint8_t capacity = 21; ///< of the Gold Reserve
    std::uint8_t passCoins = 3;
    std::uint8_t coinPerMissing = 1;
    std::uint8_t bonusesToEnd = 3;
    std::uint8_t agoraFirst = 3; ///< points for the first complete Agora
    std::int8_t attackFloor = 0;
    bool coinsBreakTies = true;
    CoinsOnDieTiming coinsOnDie = CoinsOnDieTiming::beforeCosts;
    AgoraFirstTie agoraTie = AgoraFirstTie::all;
    InlineList<std::uint8_t, maxQuadrants> quadrantCosts;

    /// Coins for the resources that a cell needs and the city does not produce.
    [[nodiscard]] int missing(const Cell &cell, int resources) const {
        return std::max(cell.cost - resources, 0) * coinPerMissing;
    }
};

/// All dice and boards, compiled once into flat tables. Immutable; states point to it, so it must
/// outlive them and must not move.
struct Catalogue {
    Rules rules;
    std::vector<Die> dice; ///< those of the first Forum, then those set aside
    std::vector<Board> boards;
    std::vector<Bonus> bonuses;
    std::vector<std::string> cellKeys;
    std::array<Building, maxCells> buildingOf{};
    std::vector<Line> lines; ///< of the Agora

    // Derived on loading.
    std::array<std::array<Reach, maxFaces>, maxDice> reach{}; ///< by die and face
    std::array<Colour, maxDice> colourOf{};                   ///< by die
    DiceMask forumStart;
    DiceMask special;
    DiceMask grey;
    std::uint8_t agoraShift = 0; ///< number of the Agora's first cell
    /// By the crossed-off cells of the Agora: the first open cell of each line (none in row 0); of
    /// any line.
    std::array<std::array<std::uint16_t, maxLines + 1>, 1U << maxAgora> lineOpen{};
    std::array<std::uint16_t, 1U << maxAgora> agoraOpen{};
    std::array<CellMask, buildingCount> buildingCells{}; ///< of all boards together
    BuildingMask bonusBuildings;                         ///< those that give a bonus when complete
    CellMask defences;
    std::array<CellMask, maxDice> onlyBy{}; ///< cells that nothing but this die reaches
    std::array<CellId, maxAttacks> attackCells{};
    std::uint8_t attackCount = 0;
    Effects action; ///< the question to every seat in a round: one action

    /// The computer players' weights for these dice, if any; see engine/ai/nets.h.
    std::shared_ptr<const ai::DiceValue> value;

    [[nodiscard]] const Die &die(DieId id) const { return dice[index(id)]; }
    [[nodiscard]] const Board &board(BoardId id) const { return boards[index(id)]; }
    [[nodiscard]] const std::string &key(CellId id) const { return cellKeys[index(id)]; }
    [[nodiscard]] bool knows(DieId id) const { return index(id) < dice.size(); }
    [[nodiscard]] bool knows(BonusId id) const { return index(id) < bonuses.size(); }
    [[nodiscard]] CellMask of(Building which) const { return buildingCells[index(which)]; }
    /// The cells of the Agora among these, as an index into its tables.
    [[nodiscard]] std::size_t agoraCells(CellMask cells) const {
        return static_cast<std::size_t>((cells & of(Building::agora)).bits() >> agoraShift);
    }

    [[nodiscard]] std::optional<CellId> findCell(std::string_view key) const;
    [[nodiscard]] std::optional<DieId> findDie(std::string_view key) const;
    [[nodiscard]] std::optional<BoardId> findBoard(std::string_view key) const;
    [[nodiscard]] std::optional<BonusId> findBonus(std::string_view key) const;
};

/// Reads `resources/data/dice.json` or a file in its format. Refuses unplayable data and unknown
/// rulings with the file's name, the place in it ("/buildings/agora/cells/3/cost") and the reason.
Parsed<Catalogue> parseCatalogue(std::string_view json, std::string_view fileName);

} // namespace mirabilia::dice
