// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/dice_limits.h"

#include "scorer/dice_helpers.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

/// A board with everything crossed off, against nobody's defence.
DiceBoard fullBoard(const dice::Board &board) {
    DiceBoard full;
    full.board = board.id;
    full.agoraFirst = true;
    for (const dice::CellId cell : board.cells) {
        full.crossedOff.push_back(cell);
    }
    return full;
}

bool isSourced(const dice::Board &board) {
    for (const dice::CellId cell : board.scores) {
        if (board[cell].effectsOrigin != dice::Origin::sourced) {
            return false;
        }
    }
    return true;
}

} // namespace

DiceLimits::DiceLimits(const dice::Catalogue &catalogue) {
    bool sourced = true;
    for (const dice::Board &board : catalogue.boards) {
        sourced = sourced && isSourced(board);
        for (const auto &[row, worked] : diceBoardPoints(catalogue, fullBoard(board))) {
            most[row] = std::max(most[row], worked.value);
        }
    }
    for (auto &[row, points] : most) {
        points *= sourced ? 1 : 2;
    }
}

} // namespace mirabilia::scorer
