// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The parts of Checker; not part of the library's interface.

#include "scorer/checker.h"

namespace mirabilia::scorer {

/// Leaders, Cities, Armada or Edifices: named among the add-ons, or somebody has points in such a
/// row.
bool hasExpansions(const Sheet &sheet);

/// Babel is named among the add-ons: its laws change what much is worth, and nobody has them here.
bool hasLaws(const Sheet &sheet);

/// The last possible rank that was written down; 0: none. There are no fewer players.
std::size_t highestRank(const Sheet &sheet);

/// Each value by itself, against the cards of the box.
void checkClassicRows(const Sheet &sheet, const ClassicBox &box, Findings &findings);

/// Each value of a Duel, and the conflict pawn, of which only one can have points.
void checkDuel(const Sheet &sheet, const DuelLimits &limits, Findings &findings);

/// Each value of a Dice sheet; without limits only what cannot be on any board.
void checkDice(const Sheet &sheet, const DiceLimits *limits, Findings &findings);

void checkNegative(const Sheet &sheet, std::size_t place, Row row, Findings &findings);

/// What coins are worth, and how many there can be.
struct Purse {
    int coinsPerPoint = 3;
    int most = 0;
};
void checkPurse(const Sheet &sheet, std::size_t place, const Purse &purse, Findings &findings);

/// The war points of all seats together.
void checkRing(const Sheet &sheet, const ClassicBox &box, WarRings &rings, Findings &findings);

/// Totals as typed against the sum of the rows.
void checkTotals(const Sheet &sheet, Findings &findings);

/// Ranks as typed against the points.
void checkRanks(const Sheet &sheet, Findings &findings);

} // namespace mirabilia::scorer
