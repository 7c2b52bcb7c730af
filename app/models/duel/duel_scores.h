// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_adapter.h"
#include "app/models/session/scores_model.h"

namespace mirabilia {

/// Words the score sheet of Duel.
class DuelScores {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelScores)

public:
    /// The adapter must outlive it.
    explicit DuelScores(const DuelAdapter &adapter) : m_adapter(adapter) {}

    /// In the order of scoring.
    [[nodiscard]] static QList<ScoreCategory> categories();
    /// One entry per player, winner first.
    [[nodiscard]] QList<PlayerPoints> players() const;

private:
    [[nodiscard]] QList<ScoreLine> linesOf(const v1::PlayerScore &score) const;
    [[nodiscard]] QString lineText(const v1::ScoreLine &line) const;

    const DuelAdapter &m_adapter;
};

} // namespace mirabilia
