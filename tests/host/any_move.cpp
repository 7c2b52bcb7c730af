// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/host/any_move.h"

#include <gtest/gtest.h>

namespace mirabilia::host {

namespace {

void offer(const std::string &card, v1::ClassicAction action, const v1::Possibility &possibility,
           std::vector<v1::Move> &moves) {
    if (possibility.possible()) {
        v1::ClassicMove &move = *moves.emplace_back().mutable_classic();
        move.set_action(action);
        move.set_card(card);
        if (possibility.payments_size() > 0) {
            *move.mutable_pay() = possibility.payments(0);
        }
    }
}

} // namespace

std::vector<v1::Move> offeredMoves(const v1::TableView &view) {
    std::vector<v1::Move> moves;
    if (view.classic().phase() == v1::CLASSIC_PHASE_CHOOSE) {
        moves.emplace_back().mutable_classic()->set_action(v1::CLASSIC_ACTION_PICK); // none of them
    }
    for (const v1::HandCard &card : view.classic().hand()) {
        offer(card.card(), v1::CLASSIC_ACTION_BUILD, card.build(), moves);
        offer(card.card(), v1::CLASSIC_ACTION_STAGE, card.stage(), moves);
        offer(card.card(), v1::CLASSIC_ACTION_DISCARD, card.discard(), moves);
    }
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
