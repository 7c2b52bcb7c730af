// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice/evaluation.h"

#include "engine/dice/game.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mirabilia::ai {

using dice::Board;
using dice::BoardId;
using dice::Building;
using dice::Catalogue;
using dice::CellId;
using dice::CellMask;
using dice::Colour;
using dice::DieId;
using dice::Effect;
using dice::EffectKind;
using dice::State;

namespace {

float size(CellMask cells) {
    return static_cast<float>(cells.size());
}

float power(float base, int exponent) {
    float result = 1;
    for (; exponent > 0; --exponent) {
        result *= base;
    }
    return result;
}

/// The reason to name for a granted cell, building or action.
constexpr Reason following = Reason::chain;

} // namespace

// ---- DiceStaticTables

DiceStaticTables::DiceStaticTables(const Catalogue &catalogue, const DiceWeights &weights)
    : data(&catalogue)
    , beliefs(weights)
    , gaps(catalogue.boards.size()) {
    for (const Board &board : catalogue.boards) {
        const CellMask city = board.cells - catalogue.of(Building::warehouse);
        for (std::size_t has = 0; has <= dice::maxCost; ++has) {
            int missing = 0;
            for (const CellId cell : city) {
                missing += std::max(board[cell].cost - static_cast<int>(has), 0);
            }
            gaps[index(board.id)][has] =
                static_cast<float>(missing * catalogue.rules.coinPerMissing) /
                std::max(size(city), 1.0F);
        }
    }
    for (const dice::Die &die : catalogue.dice) {
        for (const dice::Reach &reach : catalogue.reach[index(die.id)]) {
            colourCells[index(die.colour)] |= reach.cells;
        }
    }
}

float DiceStaticTables::gap(BoardId board, int resources) const {
    return gaps[index(board)][static_cast<std::size_t>(std::clamp(resources, 0, dice::maxCost))];
}

float DiceStaticTables::roundsLeft(const State &state, Seat seat) const {
    if (state.lastRound) {
        return 0;
    }
    float fewest = 2.0F * dice::maxCells;
    for (Seat other = 0; other < state.players; ++other) {
        const dice::City &city = state.cities[other];
        const bool own = other == seat;
        fewest = std::min(fewest,
                          cellsToEnd(state.board(other), own ? city.now.marked : city.startMarked,
                                     (own ? city.now.bonuses : city.startBonuses).size()));
    }
    return std::max(fewest / beliefs.pace, 1.0F);
}

float DiceStaticTables::cellsToEnd(const Board &board, CellMask marked, int bonuses) const {
    CellMask locked;
    for (const DieId die : data->special) {
        if (!marked.intersects(board.unlocks[index(die)])) {
            locked |= data->onlyBy[index(die)];
        }
    }
    std::array<float, dice::buildingCount> lengths{};
    std::size_t incomplete = 0;
    for (std::size_t i = 0; i < dice::buildingCount; ++i) {
        const CellMask missing = board.building[i] - marked;
        if (data->bonusBuildings.has(static_cast<Building>(i)) && !missing.empty()) {
            lengths[incomplete++] =
                size(missing) + (missing.intersects(locked) ? beliefs.detour : 0);
        }
    }
    const int wanted = std::max(data->rules.bonusesToEnd - bonuses, 0);
    const auto shortest = std::min(static_cast<std::size_t>(wanted), incomplete);
    std::partial_sort(lengths.begin(), lengths.begin() + shortest, lengths.begin() + incomplete);
    float sum = 0;
    for (std::size_t i = 0; i < shortest; ++i) {
        sum += lengths[i];
    }
    return sum;
}

// ---- DiceEvaluation

DiceEvaluation::DiceEvaluation(const DiceStaticTables &known, const State &position, Seat owner)
    : means(position, owner)
    , tables(known)
    , weights(known.weights())
    , state(position)
    , seat(owner)
    , rounds(known.roundsLeft(position, owner))
    , need(rounds * (known.gap(means.board.id, means.resources) + weights.dice))
    , hope(rounds / (rounds + weights.hurry))
    , share(std::min(1.0F,
                     rounds / std::max(size(means.board.cells - means.city.now.marked), 1.0F))) {}

ScoreTerms DiceEvaluation::cell(CellId id) const {
    ScoreTerms worth = direct(id);
    for (const Effect &effect : means.board[id].effects) {
        if (effect.kind == EffectKind::cross) {
            // Evaluates the granted cells instead of guessing.
            worth.add(following, crosses(effect.cells, effect.value, id) -
                                     weights.cross * static_cast<float>(effect.value));
        }
    }
    worth.add(following, promise(id) + progress(id));
    return worth;
}

ScoreTerms DiceEvaluation::effect(const Effect &effect) const {
    ScoreTerms worth;
    if (effect.kind == EffectKind::cross) {
        worth.add(following, crosses(effect.cells, effect.value, dice::noCell));
    } else {
        addEffect(effect, dice::noCell, worth);
    }
    return worth;
}

/// What the cell itself brings.
ScoreTerms DiceEvaluation::direct(CellId id) const {
    ScoreTerms worth;
    for (const Effect &effect : means.board[id].effects) {
        addEffect(effect, id, worth);
    }
    return worth;
}

void DiceEvaluation::addEffect(const Effect &effect, CellId self, ScoreTerms &worth) const {
    const auto value = static_cast<float>(effect.value);
    switch (effect.kind) {
    case EffectKind::points:
        worth.add(Reason::points, value * std::max(0.0F, 1 - weights.patience * rounds));
        break;
    case EffectKind::coins: worth.add(Reason::coins, coins(effect.value)); break;
    case EffectKind::cross: worth.add(following, weights.cross * value); break;
    case EffectKind::freeBuild:
    case EffectKind::extraAction: worth.add(following, weights.action); break;
    case EffectKind::perCell:
    case EffectKind::pointsPerGallery: addPerCell(effect, self, worth); break;
    case EffectKind::dieCostDelta:
        worth.add(Reason::coins, -value * weights.saving * weights.discount * rounds);
        break;
    case EffectKind::dieCostZero:
        worth.add(Reason::coins, weights.saving * weights.freeDie * uses(effect.colour));
        break;
    case EffectKind::coinsOnDie:
        worth.add(Reason::coins, value * weights.saving * uses(effect.colour));
        break;
    case EffectKind::unlockDie: worth.add(following, unlocking(effect.die)); break;
    case EffectKind::attack: worth.add(Reason::military, attack(effect, self)); break;
    case EffectKind::defence: worth.add(Reason::military, defence(self)); break;
    case EffectKind::produce: worth.add(Reason::resources, production()); break;
    }
}

void DiceEvaluation::addPerCell(const Effect &effect, CellId self, ScoreTerms &worth) const {
    const bool gallery = effect.kind == EffectKind::pointsPerGallery;
    const CellMask cells = gallery ? means.catalogue.of(Building::gallery) : effect.cells;
    worth.add(Reason::points, static_cast<float>(effect.value) * grown(cells, self));
    if (!gallery) {
        const CellMask counted = (means.city.now.marked | CellMask::of(self)) & cells;
        worth.add(Reason::coins, coins(effect.coins * counted.size()));
    }
}

/// Points of the best cells that one effect lets the city cross off, less what they cost.
float DiceEvaluation::crosses(CellMask cells, int times, CellId self) const {
    float first = 0;
    float second = 0;
    const CellMask targets =
        means.open() & (cells - CellMask::of(self)) & means.payable(means.city.now.coins);
    for (const CellId id : targets) {
        const float worth =
            direct(id).total + progress(id) - price(means.city.now.coins - means.missing(id));
        if (worth > first) {
            second = first;
            first = worth;
        } else {
            second = std::max(second, worth);
        }
    }
    return first + (times > 1 ? second * static_cast<float>(times - 1) : 0);
}

/// What the rest of a row brings beyond the actions it takes.
float DiceEvaluation::promise(CellId id) const {
    const auto next = static_cast<CellId>(index(id) + 1);
    if (index(next) >= dice::maxCells || !means.board.follows.has(next)) {
        return 0;
    }
    const float beyond = direct(next).total + promise(next) - weights.action;
    return weights.lane * hope * std::max(0.0F, beyond);
}

/// Points of the cell as a step to its building's bonus and to the end of the game.
float DiceEvaluation::progress(CellId id) const {
    const Building building = means.catalogue.buildingOf[index(id)];
    const int given = means.city.now.bonuses.size();
    if (!means.catalogue.bonusBuildings.has(building) ||
        given >= static_cast<int>(means.catalogue.bonuses.size())) {
        return 0;
    }
    const int missing = (means.board.of(building) - means.city.now.marked).size();
    const float before = power(hope, missing);
    const float after = power(hope, missing - 1);
    const bool ends = missing == 1 && given + 1 == means.catalogue.rules.bonusesToEnd;
    return prize(building) * (after - before) + (ends && !state.lastRound ? ending() : 0);
}

float DiceEvaluation::prize(Building building) const {
    bool taken = building != Building::agora;
    for (Seat other = 0; other < state.players; ++other) {
        taken = taken || agoraComplete(state.board(other), state.cities[other].startMarked);
    }
    return weights.bonus + (taken ? 0 : static_cast<float>(means.catalogue.rules.agoraFirst));
}

/// Points of making the next round the last.
float DiceEvaluation::ending() const {
    // Not what the others have written in this round.
    const dice::Totals totals = dice::Dice::totals(dice::determinise(dice::view(state, seat)));
    int rival = 0;
    for (Seat other = 0; other < state.players; ++other) {
        rival = other == seat ? rival : std::max(rival, totals[other]);
    }
    const float lead = static_cast<float>(totals[seat] - rival) / weights.clear;
    return weights.ending * lead / std::sqrt(1 + lead * lead);
}

float DiceEvaluation::attack(const Effect &effect, CellId id) const {
    const int met = facing(state, seat, means.catalogue.buildingOf[index(id)]).defence;
    return static_cast<float>(std::max<int>(means.catalogue.rules.attackFloor, effect.value - met));
}

/// The neighbour on that side gets a point less for each attack that it still writes.
float DiceEvaluation::defence(CellId id) const {
    const bool west = means.catalogue.buildingOf[index(id)] == Building::barracksWest;
    const Seat rival = west ? state.leftOf(seat) : state.rightOf(seat);
    const CellMask side =
        state.board(rival).of(west ? Building::barracksEast : Building::barracksWest);
    const CellMask attacks = side - means.catalogue.defences - state.cities[rival].startMarked;
    const float written = size(attacks) * std::min(1.0F, weights.siege * rounds);
    return written * weights.rivalry / static_cast<float>(state.players - 1);
}

float DiceEvaluation::production() const {
    const BoardId board = means.board.id;
    return weights.saving * rounds *
           (tables.gap(board, means.resources) - tables.gap(board, means.resources + 1));
}

float DiceEvaluation::unlocking(DieId die) const {
    if (means.terms.unlocked.has(die)) {
        return 0;
    }
    const CellMask only = means.catalogue.onlyBy[index(die)] & means.board.cells;
    return weights.unlocked * std::min(size(only), rounds) + weights.choice * rounds;
}

/// How often dice of a colour will still be chosen.
float DiceEvaluation::uses(Colour colour) const {
    const CellMask left = tables.reached(colour) & (means.board.cells - means.city.now.marked);
    return std::min(rounds, size(left) * share * weights.devotion);
}

/// How many of these cells will be crossed off in the end.
float DiceEvaluation::grown(CellMask cells, CellId self) const {
    const CellMask marked = means.city.now.marked | CellMask::of(self);
    const float left = size(cells & (means.board.cells - marked));
    return size(cells & marked) + left * std::min(1.0F, share * weights.growth);
}

float DiceEvaluation::purse(int amount) const {
    const auto filled = static_cast<float>(amount);
    const float bought = need > 0 ? need * filled / (filled + need) : 0;
    return weights.idleCoin * filled + weights.coin * bought;
}

float DiceEvaluation::price(int remaining) const {
    return purse(means.city.now.coins) - purse(remaining);
}

float DiceEvaluation::coins(int gained) const {
    const int filled = means.city.now.coins + gained;
    return -price(std::min<int>(filled, means.catalogue.rules.capacity));
}

} // namespace mirabilia::ai
