// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "engine/dice/data.h"
#include "engine/duel/data.h"

#include <string_view>

namespace mirabilia::ai {

/// Gives a catalogue its net from a file (`duel/net.h`, `dice/value.h`), for the computer players
/// of its games. Call it once, where the catalogue is loaded. If it is not called, or if bytes or
/// cards do not fit, they play without a net: weaker, by the same rules.
void giveNet(classic::Catalogue &catalogue, std::string_view file);
void giveNet(dice::Catalogue &catalogue, std::string_view file);
void giveNet(duel::Catalogue &catalogue, std::string_view file);

} // namespace mirabilia::ai
