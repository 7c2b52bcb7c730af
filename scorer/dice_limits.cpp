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
    dice::forEach<dice::CellId>(board.cells,
                                [&full](dice::CellId cell) { full.crossedOff.push_back(cell); });
    return full;
}

bool isSourced(const dice::Board &board) {
    bool sourced = true;
    dice::forEach<dice::CellId>(board.scores, [&](dice::CellId cell) {
        sourced = sourced && board[cell].effectsOrigin == dice::Origin::sourced;
    });
    return sourced;
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
