// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/match.h"
#include "app/models/services/replayed_game.h"

#include <memory>
#include <vector>

namespace mirabilia::host {

/// All positions of a game that was played. Some are kept, the others are folded from the nearest
/// before.
class PlayedPositions {
public:
    /// The game must be one (`problem` is empty).
    explicit PlayedPositions(PlayedGame game);

    [[nodiscard]] std::string_view game() const { return m_game.game; }
    [[nodiscard]] int edition() const { return m_game.edition; }
    [[nodiscard]] int decisions() const { return static_cast<int>(m_game.decisions.size()); }
    /// Who decides number `decision`; at the end the first seat.
    [[nodiscard]] Seat decider(int decision) const;
    [[nodiscard]] const QList<ReplayStep> &steps() const { return m_steps; }
    /// The position in which a decision is due, or the end; valid until the next call.
    [[nodiscard]] const Match &at(int decision);

private:
    static constexpr int every = 16;

    void decide(int decision);

    PlayedGame m_game;
    QList<ReplayStep> m_steps;
    std::vector<std::unique_ptr<Match>> m_kept; ///< number `n` is before decision `n * every`
    std::unique_ptr<Match> m_here;
    int m_decision = 0; ///< that is due in `m_here`
};

} // namespace mirabilia::host
