// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/host/any_move.h"

#include <gtest/gtest.h>

namespace mirabilia::host {

std::vector<v1::Move> offeredMoves(const v1::TableView &view) {
    std::vector<v1::Move> moves;
    for (const v1::DuelOption &option : view.duel().options()) {
        *moves.emplace_back().mutable_duel() = option.move();
    }
    for (const v1::DiceOption &option : view.dice().options()) {
        *moves.emplace_back().mutable_dice() = option.move();
    }
    return moves;
}

v1::Move anyMove(const v1::TableView &view, Rng &rng) {
    const std::vector<v1::Move> moves = offeredMoves(view);
    if (moves.empty()) {
        ADD_FAILURE() << "nothing is offered: " << view.DebugString();
        return {};
    }
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

} // namespace mirabilia::host
