// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/played_positions.h"

#include <utility>

namespace mirabilia::host {

PlayedPositions::PlayedPositions(PlayedGame game)
    : m_game(std::move(game))
    , m_here(m_game.start->clone()) {
    std::size_t told = 0; // the deal is not a step of its own
    for (int decision = 0; decision <= decisions(); ++decision) {
        if (decision == 0 || m_here->eventCount() != told) {
            m_steps.append({decision, m_here->age(), m_here->turn()});
        }
        told = m_here->eventCount();
        if (decision % every == 0) {
            m_kept.push_back(m_here->clone());
        }
        if (decision < decisions()) {
            decide(decision);
        }
    }
    m_decision = decisions();
}

Seat PlayedPositions::decider(int decision) const {
    return decision < decisions()
               ? static_cast<Seat>(m_game.decisions[static_cast<std::size_t>(decision)].by())
               : Seat{0};
}

void PlayedPositions::decide(int decision) {
    const v1::Decision &made = m_game.decisions[static_cast<std::size_t>(decision)];
    m_here->apply(static_cast<Seat>(made.seat()), made.move()); // checked when it was read
}

const Match &PlayedPositions::at(int decision) {
    const int kept = decision / every;
    if (decision < m_decision || m_decision < kept * every) {
        m_here = m_kept[static_cast<std::size_t>(kept)]->clone();
        m_decision = kept * every;
    }
    for (; m_decision < decision; ++m_decision) {
        decide(m_decision);
    }
    return *m_here;
}

} // namespace mirabilia::host
