// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/dice_helpers.h"

#include "engine/dice/scoring.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

/// A table at which only this board is filled in.
dice::State stateOf(const dice::Catalogue &catalogue, const DiceBoard &board) {
    dice::State state;
    state.catalogue = &catalogue;
    dice::City &city = state.cities[0];
    city.now.board = static_cast<std::uint8_t>(dice::index(board.board)) & 0x7fU;
    for (const dice::CellId cell : board.crossedOff) {
        city.now.marked.add(cell);
    }
    city.now.marked &= catalogue.board(board.board).cells;
    for (const auto &[cell, defence] : board.metDefence) {
        const std::uint8_t attack = catalogue.board(board.board)[cell].attack;
        if (attack != dice::noAttack) {
            const auto met = static_cast<std::uint32_t>(std::clamp(defence, 0, dice::maxDefences));
            city.now.met |= met << 2U * attack;
        }
    }
    city.now.agoraFirst = board.agoraFirst;
    city.startMarked = city.now.marked; // who was first has been settled
    return state;
}

Step stepOf(const dice::Catalogue &catalogue, const dice::ScoreLine &line) {
    switch (line.source) {
    case dice::ScoreSource::attack:
        return {"attack", catalogue.key(line.cell), 0, line.count, line.points};
    case dice::ScoreSource::agoraFirst: return {"agora_first", "", 0, line.count, line.points};
    case dice::ScoreSource::cell: break;
    }
    return {"cell", catalogue.key(line.cell), 0, line.count, line.points};
}

} // namespace

std::map<Row, Worked> diceBoardPoints(const dice::Catalogue &catalogue, const DiceBoard &board) {
    // The engine's categories are the rows of the sheet in the same order.
    static_assert(static_cast<std::size_t>(dice::Category::gallery) + 1 == dice::categoryCount);
    const auto rows = rowsOf(Box::dice);
    std::map<Row, Worked> points;
    for (const Row row : rows) {
        points[row];
    }
    for (const auto &line : dice::explainScore(stateOf(catalogue, board), 0).lines) {
        points[rows[static_cast<std::size_t>(line.category)]].add(stepOf(catalogue, line));
    }
    return points;
}

} // namespace mirabilia::scorer
