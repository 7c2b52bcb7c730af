// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice_inputs.h"

#include <algorithm>
#include <bit>

namespace mirabilia::dice {

namespace {

void listSheet(const Sheet &sheet, std::size_t base, Inputs::List &out) {
    const auto push = [&](std::size_t part, std::size_t number) {
        out.push(static_cast<std::uint16_t>(base + part + number));
    };
    forEach<CellId>(sheet.marked, [&](CellId cell) {
        push(Inputs::cellOfBoard, sheet.board * Inputs::cells + index(cell));
        push(Inputs::cell, index(cell));
    });
    push(Inputs::wonder, sheet.board);
    for (int coin = 0; coin < std::min<int>(16, sheet.coins); ++coin) {
        push(Inputs::coins, static_cast<std::size_t>(coin));
    }
    for (std::size_t bonus = 0; bonus < maxBonuses; ++bonus) {
        if ((sheet.bonuses >> bonus & 1U) != 0) {
            push(Inputs::bonus, bonus);
        }
    }
    push(Inputs::bonuses, static_cast<std::size_t>(std::min(3, std::popcount(sheet.bonuses))));
    if (sheet.agoraFirst) {
        push(Inputs::agora, 0);
    }
}

} // namespace

bool Inputs::fit(const Catalogue &catalogue) {
    return catalogue.boards.size() == boards && catalogue.rules.capacity <= maxCoins;
}

void Inputs::list(const State &state, const Totals &totals, Seat own, Seat rival, List &out) {
    out.clear();
    listSheet(state.cities[own].now, 0, out);
    listSheet(state.cities[rival].now, citySize, out);
    const auto push = [&](std::size_t part, int number) {
        out.push(static_cast<std::uint16_t>(part + static_cast<std::size_t>(number)));
    };
    push(lead, std::clamp(totals[own] - totals[rival], -widestLead, widestLead) + widestLead);
    push(round, std::clamp<int>(state.round, 1, rounds) - 1);
    push(people, std::clamp<int>(state.players, 2, 7) - 2);
    int most = 0;
    for (Seat other = 0; other < state.players; ++other) {
        if (other != own && other != rival) {
            most = std::max(most, std::popcount(state.cities[other].now.bonuses));
        }
    }
    push(others, std::min(3, most));
    if (state.leftOf(own) == rival) {
        push(neighbour, 0);
    }
    if (state.rightOf(own) == rival) {
        push(neighbour, 1);
    }
}

} // namespace mirabilia::dice
