// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/data.h"
#include "scorer/sheet.h"
#include "scorer/worked.h"

#include <map>
#include <vector>

namespace mirabilia::scorer {

/// What is written on a city's board of 7 Wonders Dice.
struct DiceBoard {
    dice::BoardId board{};
    std::vector<dice::CellId> crossedOff;
    /// Defences that an attack met when it was crossed off; none: not listed.
    std::map<dice::CellId, int> metDefence;
    bool agoraFirst = false; ///< was the first to complete the Agora
};

/// The value of every row. Steps: "cell" (subject = id, count = what it counts, 1 for printed
/// points), "attack" (subject, count = the defence met) and "agora_first".
std::map<Row, Worked> diceBoardPoints(const dice::Catalogue &catalogue, const DiceBoard &board);

} // namespace mirabilia::scorer
