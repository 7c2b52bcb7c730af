// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "engine/dice/data.h"
#include "engine/duel/data.h"

#include <string_view>

namespace mirabilia::ai {

/// Gives a catalogue the file of its game's net (`duel/net.h`, `dice/value.h`), which the computer
/// players at its tables then use. Call it once, where the catalogue is loaded. Without a net, and
/// with bytes or cards that do not fit, they play without one: weaker, by the same rules.
void giveNet(classic::Catalogue &catalogue, std::string_view file);
void giveNet(dice::Catalogue &catalogue, std::string_view file);
void giveNet(duel::Catalogue &catalogue, std::string_view file);

} // namespace mirabilia::ai
