// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/host/any_move.h"

#include <gtest/gtest.h>

namespace mirabilia::host {

namespace {

void add(std::vector<v1::Move> &moves, const v1::DuelMove &move) {
    *moves.emplace_back().mutable_duel() = move;
}

void addPicks(const v1::DuelTable &table, std::uint32_t viewer, std::vector<v1::Move> &moves) {
    const v1::DuelCity &own = table.cities(static_cast<int>(viewer));
    for (const v1::DuelSlot &slot : table.structure()) {
        if (!slot.available()) {
            continue;
        }
        v1::DuelMove move;
        move.set_card(slot.card());
        move.set_action(v1::DUEL_ACTION_DISCARD);
        add(moves, move);
        if (slot.build().possible()) {
            move.set_action(v1::DUEL_ACTION_BUILD);
            add(moves, move);
        }
        for (const v1::DuelWonder &wonder : own.wonders()) {
            if (wonder.build().possible()) {
                move.set_action(v1::DUEL_ACTION_WONDER);
                move.set_wonder(wonder.wonder());
                add(moves, move);
            }
        }
    }
}

} // namespace

std::vector<v1::Move> offeredMoves(const v1::TableView &view) {
    std::vector<v1::Move> moves;
    if (view.duel().deciding_for_size() > 0) {
        if (view.duel().phase() == v1::DUEL_PHASE_PICK) {
            addPicks(view.duel(), view.viewer(), moves);
        }
        for (const v1::DuelMove &move : view.duel().choices()) {
            add(moves, move);
        }
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
