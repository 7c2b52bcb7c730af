// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mirabilia/v1/table.pb.h>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace mirabilia::sound {

/// The sounds of the table. resources/sounds has one file for each.
enum class Cue {
    Lift,
    Press,
    Build,
    Chain,
    Coins,
    Flip,
    Turnover,
    Hands,
    Dice,
    War,
    Stage,
    Victory,
    Defeat,
    Turn
};

inline constexpr std::array allCues{Cue::Lift,  Cue::Press,    Cue::Build,  Cue::Chain, Cue::Coins,
                                    Cue::Flip,  Cue::Turnover, Cue::Hands,  Cue::Dice,  Cue::War,
                                    Cue::Stage, Cue::Victory,  Cue::Defeat, Cue::Turn};

/// The quiet background of an age; a file in resources/sounds like each cue.
enum class Bed { None, Dawn, Noon, Dusk };

inline constexpr std::array allBeds{Bed::Dawn, Bed::Noon, Bed::Dusk};

/// The name of its file without the extension.
[[nodiscard]] const char *nameOf(Cue cue);
[[nodiscard]] const char *nameOf(Bed bed);
/// The cue of that name, as a Director's act has it.
[[nodiscard]] std::optional<Cue> cueNamed(std::string_view name);

/// Returns the cues for an event of any game; most events are silent.
[[nodiscard]] std::vector<Cue> cuesOf(const v1::Event &event);
/// Returns the cues for a game seen for the first time, if it has just begun: the deal, the roll.
[[nodiscard]] std::vector<Cue> openingCues(const v1::TableView &view);
/// Returns the bed of the age a game is in. Dice has none: there it follows the bonuses that end
/// the game.
[[nodiscard]] Bed bedOf(const v1::TableView &view);

} // namespace mirabilia::sound
