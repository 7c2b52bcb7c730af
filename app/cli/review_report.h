// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/games.h"

#include <string>

namespace mirabilia::cli {

/// The game being reviewed.
struct ReviewSubject {
    std::string name; ///< the record's id, or its place
    const GameTools &game;
    ai::ReviewSettings settings;
};

/// For people: the chances turn by turn, then what cost most.
std::string reviewText(const ReviewSubject &subject, const GameReview &review);

/// One line of JSON, without the line feed.
std::string reviewJson(const ReviewSubject &subject, const GameReview &review);

} // namespace mirabilia::cli
