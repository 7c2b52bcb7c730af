// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/story_text.h"
#include "engine/ai/player.h"
#include "engine/classic/events.h"

#include <array>
#include <iosfwd>
#include <span>
#include <string>
#include <vector>

namespace mirabilia::cli {

/// Tells a game turn by turn, as it is played, for a person at a terminal. Reveals everything, so
/// it is for games between computer players.
class ClassicStory final : public classic::EventSink {
public:
    /// Follows `position` during the game; it must outlive the story.
    ClassicStory(std::ostream &stream, const classic::State &position,
                 std::span<const ai::Level> levels, bool colours);

    void on(const classic::Event &event) override;

    /// Tells the final score by category; call once, when the game is over.
    void finish();

private:
    struct Line {
        std::string text;
        bool used = false;
    };

    void tell(const classic::AgeBegan &event);
    void tell(const classic::TurnBegan &event);
    void tell(const classic::CardPlayed &event);
    void tell(const classic::CoinsMoved &event);
    void tell(const classic::StageBuilt &event);
    void tell(const classic::PickedFromDiscard &event);
    void tell(const classic::Conflict &event);
    /// Events the reader does not need.
    template <class Other>
    void tell(const Other &) {}

    void flushTurn();
    void beginTable();
    [[nodiscard]] std::string city(Seat seat) const;
    [[nodiscard]] std::string card(classic::CardId card) const;
    [[nodiscard]] std::string payment(Seat seat, const classic::Payment &pay) const;

    std::ostream &out;
    const classic::State &state;
    std::vector<ai::Level> players;
    Ink ink;
    bool conflictsBegan = false;
    std::size_t nameWidth = 0;
    std::string heading; ///< of the current turn
    std::array<Line, classic::maxSeats> lines;
    std::array<int, classic::maxSeats> purses{};
};

} // namespace mirabilia::cli
