// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_table.h"
#include "tests/qml/stage/stage.h"

namespace mirabilia::test {

using DuelWish = std::function<bool(const DuelTable &)>;

/// The table of Duel on a stage; only while there is one.
[[nodiscard]] DuelTable &duelTable(Stage &stage);
/// Begins a game against an easy computer, or a hot seat game of two.
bool dealDuel(Stage &stage, int persons = 1, quint64 seed = 7);
/// Makes one decision for the player to move, building if possible.
void decideDuel(DuelTable &table);
/// Plays until `there` holds; returns false if it gets stuck or the game ends first.
bool playDuel(Stage &stage, const DuelWish &there);

} // namespace mirabilia::test
