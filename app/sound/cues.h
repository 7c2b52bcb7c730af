// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mirabilia/v1/table.pb.h>

#include <array>
#include <vector>

namespace mirabilia::sound {

/// The sounds of the table. resources/sounds has one file for each.
enum class Cue { Lift, Build, Chain, Coins, Flip, Dice, War, Stage, Victory, Turn };

inline constexpr std::array allCues{Cue::Lift, Cue::Build, Cue::Chain, Cue::Coins,   Cue::Flip,
                                    Cue::Dice, Cue::War,   Cue::Stage, Cue::Victory, Cue::Turn};

/// The name of its file without the extension.
[[nodiscard]] const char *nameOf(Cue cue);

/// Returns the cues for an event of any game; most events are silent.
[[nodiscard]] std::vector<Cue> cuesOf(const v1::Event &event);

} // namespace mirabilia::sound
