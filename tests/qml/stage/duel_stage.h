// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_table.h"
#include "tests/qml/stage/stage.h"

namespace mirabilia::test {

using DuelWish = std::function<bool(const DuelTable &)>;

/// The table of Duel on a stage. Only while one is laid.
[[nodiscard]] DuelTable &duelTable(Stage &stage);
/// Begins a game against an easy computer, or between two people.
bool dealDuel(Stage &stage, int persons = 1, quint64 seed = 7);
/// Makes one decision for the person whose turn it is, building what it can.
void decideDuel(DuelTable &table);
/// Plays on until `there` holds; false if it gets stuck or the game is over before.
bool playDuel(Stage &stage, const DuelWish &there);

} // namespace mirabilia::test
