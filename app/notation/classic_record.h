// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/json_value.h"
#include "engine/classic/game.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace mirabilia::notation {

/// What a seat (or the holder, for the Free City) decided.
struct Decision {
    Seat seat = 0;
    classic::Move move;
};

/// A whole game as one line of JSON without the line feed, with all optional checks. `decks` are
/// the cards as dealt, `decisions` all decisions in the order of play (those of one turn in any
/// order). Empty if they are not a game, played legally to its end.
std::string classicRecord(const classic::Catalogue &catalogue, const classic::Setup &setup,
                          const std::array<classic::Deck, classic::ageCount> &decks,
                          std::span<const Decision> decisions, std::string_view id = {});

/// Plays a record again. Throws Refused if it is malformed, Disagreed at the first thing that the
/// engine finds otherwise.
void verifyClassicRecord(const JsonValue &record, const classic::Catalogue &catalogue);

} // namespace mirabilia::notation
