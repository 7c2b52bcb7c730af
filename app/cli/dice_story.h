// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/story_text.h"
#include "engine/dice/game.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace mirabilia::cli {

/// Tells a game of 7 Wonders Dice round by round, as it is played, for a person at a terminal.
/// Cells, dice and bonuses have their names from the data file, as the sheets have no words.
class DiceStory final : public dice::EventSink {
public:
    /// Follows `position` during the game; it must outlive the story.
    DiceStory(std::ostream &stream, const dice::State &position, std::span<const ai::Level> levels,
              bool colours);

    void on(const dice::Event &event) override;

    /// Tells the final score by building; call once, when the game is over.
    void finish();

private:
    void tell(const dice::DiceRolled &event);
    void tell(const dice::CityRevealed &event);
    void tell(const dice::AttackWritten &event);
    void tell(const dice::DieUnlocked &event);
    void tell(const dice::BuildingCompleted &event);
    void tell(const dice::RoundEnded &event);
    /// Events the reader does not need.
    template <class Other>
    void tell(const Other &) {}

    void add(const std::string &words) { line += (line.empty() ? "" : ", ") + words; }
    void flushCity();
    [[nodiscard]] std::string city(Seat seat) const;
    [[nodiscard]] std::string die(dice::DieId die) const;

    std::ostream &out;
    const dice::State &state;
    std::vector<ai::Level> players;
    Ink ink;
    std::size_t nameWidth = 0;
    Seat teller = noSeat; ///< the city being told of
    std::string line;     ///< what it did in the round
    int purse = 0;
};

} // namespace mirabilia::cli
