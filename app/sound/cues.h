// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mirabilia/v1/table.pb.h>

#include <array>
#include <vector>

namespace mirabilia::sound {

/// What the table can be heard to do. resources/sounds has a file for each.
enum class Cue { Lift, Build, Chain, Coins, Flip, Dice, War, Stage, Victory, Turn };

inline constexpr std::array allCues{Cue::Lift, Cue::Build, Cue::Chain, Cue::Coins,   Cue::Flip,
                                    Cue::Dice, Cue::War,   Cue::Stage, Cue::Victory, Cue::Turn};

/// The name of its file, without the ending.
[[nodiscard]] const char *nameOf(Cue cue);

/// What an event of any game sounds like; most sound like nothing.
[[nodiscard]] std::vector<Cue> cuesOf(const v1::Event &event);

} // namespace mirabilia::sound
