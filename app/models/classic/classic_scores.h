// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_adapter.h"
#include "app/models/session/scores_model.h"

namespace mirabilia {

/// The score sheet of the classic game in words (rulebook, "End of the game").
class ClassicScores {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ClassicScores)

public:
    /// The adapter must outlive it.
    explicit ClassicScores(const ClassicAdapter &adapter) : m_adapter(adapter) {}

    /// In scoring order.
    [[nodiscard]] static QList<ScoreCategory> categories();
    /// One entry per city with a score.
    [[nodiscard]] QList<PlayerPoints> players() const;

private:
    [[nodiscard]] QList<ScoreLine> linesOf(const v1::PlayerScore &score) const;
    [[nodiscard]] QString lineText(const v1::ScoreLine &line) const;

    const ClassicAdapter &m_adapter;
};

} // namespace mirabilia
