// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/story_text.h"
#include "engine/duel/game.h"

#include <array>
#include <iosfwd>
#include <string>
#include <vector>

namespace mirabilia::cli {

/// Tells a game of 7 Wonders Duel turn by turn, as it is played, for a person at a terminal.
class DuelStory final : public duel::EventSink {
public:
    /// Follows `position` during the game; it must outlive the story.
    DuelStory(std::ostream &stream, const duel::State &position, std::span<const ai::Level> levels,
              bool colours);

    void on(const duel::Event &event) override;

    /// Tells the final score by category; call once, when the game is over.
    void finish();

private:
    void tell(const duel::TokensLaid &event);
    void tell(const duel::WondersOffered &event);
    void tell(const duel::WonderDrafted &event);
    void tell(const duel::AgeBegan &event);
    void tell(const duel::BeginnerChosen &event);
    void tell(const duel::TurnBegan &event);
    void tell(const duel::ExtraTurnWon &event);
    void tell(const duel::CardTaken &event);
    void tell(const duel::CoinsMoved &event);
    void tell(const duel::PawnMoved &event);
    void tell(const duel::TokenTaken &event);
    void tell(const duel::CardDestroyed &event);
    void tell(const duel::CardRevived &event);
    void tell(const duel::WonderRemoved &event);
    void tell(const duel::GameOver &event);
    /// Events the reader does not need.
    template <class Other>
    void tell(const Other &) {}

    void add(const std::string &words) { line += (line.empty() ? "" : ", ") + words; }
    void flushTurn();
    [[nodiscard]] static std::string player(Seat seat);
    [[nodiscard]] std::string card(duel::CardId card) const;
    [[nodiscard]] const std::string &wonder(duel::WonderId wonder) const;
    [[nodiscard]] const std::string &token(duel::TokenId token) const;

    std::ostream &out;
    const duel::State &state;
    std::vector<ai::Level> players;
    Ink ink;
    Seat mover = 0;
    std::string line; ///< the current turn
    std::array<int, duel::seats> purses{};
};

} // namespace mirabilia::cli
