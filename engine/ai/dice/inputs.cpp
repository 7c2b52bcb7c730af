// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice/inputs.h"

#include "engine/dice/game.h"
#include "engine/dice/rules.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace mirabilia::dice {

namespace {

constexpr std::array<int, Inputs::coinSteps> coinsAtLeast{1, 2,  3,  4,  5,  6, 7,
                                                          8, 10, 12, 14, 17, 20};

void push(Inputs::List &out, std::size_t base, std::size_t number) {
    out.push(static_cast<std::uint16_t>(base + number));
}

/// Pushes the steps that the number reaches.
void pushUpTo(Inputs::List &out, std::size_t base, int number, int most) {
    for (int step = 0; step < std::min(number, most); ++step) {
        push(out, base, static_cast<std::size_t>(step));
    }
}

std::size_t gap(int missing) {
    return std::min(static_cast<std::size_t>(missing), Inputs::gaps - 1);
}

void listCells(const State &state, Seat seat, Inputs::List &out) {
    const Catalogue &catalogue = *state.catalogue;
    const Sheet &sheet = state.cities[seat].now;
    for (const CellId cell : sheet.marked) {
        push(out, Inputs::marked, index(cell));
    }
    const std::size_t base = Inputs::onBoard + sheet.board * Inputs::ownCells;
    std::size_t place = 0;
    for (const Building building : {Building::wonder, Building::university}) {
        const CellMask cells = catalogue.of(building);
        for (const CellId cell : (sheet.marked & cells)) {
            push(out, base, place + index(cell) - index(cells.first()));
        }
        place += static_cast<std::size_t>(cells.size());
    }
    push(out, Inputs::board, sheet.board);
}

void listBuildings(const State &state, Seat seat, Inputs::List &out) {
    const CellMask marked = state.cities[seat].now.marked;
    const CellMask others = state.cities[state.leftOf(seat)].now.marked;
    for (std::size_t i = 0; i < buildingCount; ++i) {
        const CellMask cells = state.board(seat).building[i];
        push(out, Inputs::missing, i * Inputs::gaps + gap((cells - marked).size()));
        if (marked.overlap(cells) > others.overlap(state.catalogue->buildingCells[i])) {
            push(out, Inputs::ahead, i);
        }
    }
}

void listMeans(const State &state, Seat seat, Inputs::List &out) {
    const Sheet &sheet = state.cities[seat].now;
    for (std::size_t step = 0; step < coinsAtLeast.size() && sheet.coins >= coinsAtLeast[step];
         ++step) {
        push(out, Inputs::coins, step);
    }
    for (const BonusId bonus : sheet.bonuses) {
        push(out, Inputs::given, index(bonus));
    }
    pushUpTo(out, Inputs::bonusCount, sheet.bonuses.size(), Inputs::bonuses);
    const Means means(state, seat);
    pushUpTo(out, Inputs::produced, means.resources, 6);
    const DiceMask special = state.catalogue->special;
    const auto pushDice = [&](std::size_t base, DiceMask dice) {
        for (const DieId die : (dice & special)) {
            push(out, base, index(die) - index(special.first()));
        }
    };
    pushDice(Inputs::unlocked, means.terms.unlocked);
    pushDice(Inputs::usable, means.terms.unlocked & state.forum.dice);
}

/// Lists the attacks that a seat can still write against each side, and the walls there.
void listSiege(const State &state, Seat seat, Inputs::List &out) {
    std::size_t side = 0;
    for (const Building building : {Building::barracksWest, Building::barracksEast}) {
        const CellMask attacks = state.board(seat).of(building) - state.catalogue->defences;
        const int left = std::min((attacks - state.cities[seat].now.marked).size(), 5);
        const int walls = std::min(facing(state, seat, building).defence, 2);
        push(out, Inputs::siege,
             (side * 3 + static_cast<std::size_t>(walls)) * 6 + static_cast<std::size_t>(left));
        ++side;
    }
}

} // namespace

bool Inputs::fit(const Catalogue &catalogue) {
    const auto isRow = [](const auto &set, std::size_t size) {
        const std::uint64_t members = set.bits();
        return members != 0 &&
               members >> std::countr_zero(members) == (std::uint64_t{1} << size) - 1;
    };
    return catalogue.cellKeys.size() == cells && catalogue.boards.size() == boards &&
           catalogue.bonuses.size() == bonuses && isRow(catalogue.special, specials) &&
           isRow(catalogue.of(Building::wonder), 3) &&
           isRow(catalogue.of(Building::university), ownCells - 3);
}

void Inputs::list(const State &state, Seat seat, List &out) {
    out.clear();
    listCells(state, seat, out);
    listBuildings(state, seat, out);
    listMeans(state, seat, out);
    listSiege(state, seat, out);
    if (state.cities[seat].now.agoraFirst) {
        push(out, firstAgora, 0);
    }
    const Totals totals = Dice::totals(state);
    const int points = totals[seat] - totals[state.leftOf(seat)];
    pushUpTo(out, lead, (points + 22) / 2, 21);
    const int clear = std::clamp((points + 15) / 6, 0, static_cast<int>(leads) - 1);
    push(out, finish, gap(cellsToEnd(state, seat)) * leads + static_cast<std::size_t>(clear));
}

int Inputs::cellsToEnd(const State &state, Seat seat) {
    const Catalogue &catalogue = *state.catalogue;
    const Sheet &sheet = state.cities[seat].now;
    InlineList<int, buildingCount> sizes;
    for (std::size_t building = 0; building < buildingCount; ++building) {
        const int size = (state.board(seat).building[building] - sheet.marked).size();
        if (size != 0 && catalogue.bonusBuildings.has(static_cast<Building>(building))) {
            sizes.push(size);
        }
    }
    const int wanted = std::max(catalogue.rules.bonusesToEnd - sheet.bonuses.size(), 0);
    const auto shortest = std::min(static_cast<std::size_t>(wanted), sizes.size());
    std::partial_sort(sizes.begin(), sizes.begin() + shortest, sizes.end());
    return std::accumulate(sizes.begin(), sizes.begin() + shortest, 0);
}

} // namespace mirabilia::dice
