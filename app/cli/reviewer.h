// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/recorded_game.h"

#include <memory>
#include <string>

namespace mirabilia::cli {

/// With moves in the words of records.
using RecordedGame = notation::RecordedGame<std::string>;
using ReviewedDecision = notation::ReviewedDecision<std::string>;
using GameReview = notation::GameReview<std::string>;

/// Reviews the games of one kind.
class Reviewer {
public:
    virtual ~Reviewer() = default;

    /// Throws as JsonValue does for an unusable record.
    [[nodiscard]] virtual std::unique_ptr<const RecordedGame>
    read(const notation::JsonValue &record) const = 0;
};

} // namespace mirabilia::cli
