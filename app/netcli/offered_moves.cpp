// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/netcli/offered_moves.h"

#include <algorithm>

namespace mirabilia::cli {

namespace {

void offer(const std::string &card, v1::ClassicAction action, const v1::Possibility &possibility,
           std::vector<v1::Move> &moves, v1::Neighbour copy = v1::NEIGHBOUR_UNSPECIFIED) {
    if (possibility.possible()) {
        v1::ClassicMove &move = *moves.emplace_back().mutable_classic();
        move.set_action(action);
        move.set_card(card);
        move.set_copy(copy);
        if (possibility.payments_size() > 0) {
            *move.mutable_pay() = possibility.payments(0);
        }
    }
}

/// Lower is better.
int rankOf(const v1::Move &move) {
    switch (move.classic().action()) {
    case v1::CLASSIC_ACTION_STAGE: return 0;
    case v1::CLASSIC_ACTION_DISCARD: return 2;
    case v1::CLASSIC_ACTION_PICK: return move.classic().card().empty() ? 2 : 1;
    default: break;
    }
    switch (move.duel().action()) {
    case v1::DUEL_ACTION_WONDER: return 0;
    case v1::DUEL_ACTION_DISCARD: return 2;
    default: break;
    }
    switch (move.dice().action()) {
    case v1::DICE_ACTION_WONDER: return 0;
    case v1::DICE_ACTION_PASS:
    case v1::DICE_ACTION_DECLINE: return 2;
    default: return 1;
    }
}

} // namespace

std::vector<v1::Move> offeredMoves(const v1::TableView &view) {
    std::vector<v1::Move> moves;
    if (view.classic().phase() == v1::CLASSIC_PHASE_CHOOSE) {
        moves.emplace_back().mutable_classic()->set_action(v1::CLASSIC_ACTION_PICK); // decline
    }
    for (const v1::HandCard &card : view.classic().pickable()) {
        offer(card.card(), v1::CLASSIC_ACTION_PICK, card.build(), moves);
    }
    for (const v1::HandCard &card : view.classic().hand()) {
        offer(card.card(), v1::CLASSIC_ACTION_BUILD, card.build(), moves);
        offer(card.card(), v1::CLASSIC_ACTION_FREE, card.free(), moves);
        offer(card.card(), v1::CLASSIC_ACTION_STAGE, card.stage(), moves);
        offer(card.card(), v1::CLASSIC_ACTION_STAGE, card.stage_copy_left(), moves,
              v1::NEIGHBOUR_LEFT);
        offer(card.card(), v1::CLASSIC_ACTION_STAGE, card.stage_copy_right(), moves,
              v1::NEIGHBOUR_RIGHT);
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

std::optional<Taste> tasteOf(std::string_view level) {
    if (level == "easy") {
        return Taste::Any;
    }
    return level == "normal" ? std::optional(Taste::Builds) : std::nullopt;
}

std::optional<v1::Move> chosenMove(const v1::TableView &view, Taste taste, Rng &rng) {
    std::vector<v1::Move> moves = offeredMoves(view);
    if (moves.empty()) {
        return std::nullopt;
    }
    if (taste == Taste::Builds) {
        const int best = rankOf(*std::min_element(moves.begin(), moves.end(),
                                                  [](const v1::Move &one, const v1::Move &other) {
                                                      return rankOf(one) < rankOf(other);
                                                  }));
        std::erase_if(moves, [best](const v1::Move &move) { return rankOf(move) > best; });
    }
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

} // namespace mirabilia::cli
