// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/match.h"
#include "app/models/services/replayed_game.h"

#include <memory>
#include <vector>

namespace mirabilia::host {

/// All positions of a finished game. Some are cached, the others are replayed from the nearest
/// earlier one.
class PlayedPositions {
public:
    /// The game must be valid (`problem` is empty).
    explicit PlayedPositions(PlayedGame game);

    [[nodiscard]] std::string_view game() const { return m_game.game; }
    [[nodiscard]] int edition() const { return m_game.edition; }
    [[nodiscard]] int decisions() const { return static_cast<int>(m_game.decisions.size()); }
    /// The seat that makes this decision; the first seat at the end.
    [[nodiscard]] Seat decider(int decision) const;
    [[nodiscard]] const QList<ReplayStep> &steps() const { return m_steps; }
    /// The position before a decision, or the end; valid until the next call.
    [[nodiscard]] const Match &at(int decision);

private:
    static constexpr int every = 16;

    void decide(int decision);

    PlayedGame m_game;
    QList<ReplayStep> m_steps;
    std::vector<std::unique_ptr<Match>> m_kept; ///< entry `n` is the position before decision `n *
                                                ///< every`
    std::unique_ptr<Match> m_here;
    int m_decision = 0; ///< the next decision in `m_here`
};

} // namespace mirabilia::host
