// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace mirabilia::scorer {

/// Elo's rating for any number of players: each plays against each other one at the table. Who is
/// 400 points above somebody is expected to come in before them in ten of eleven games.
inline constexpr double firstRating = 1500;
/// What a game can give or take, shared among the opponents.
inline constexpr double mostRatingChange = 32;

/// What a game changes for each player: `ranks` are places, equal ones a draw; 0: not rated. The
/// changes add up to nothing.
std::vector<double> ratingChanges(std::span<const double> ratings, std::span<const int> ranks);

} // namespace mirabilia::scorer
