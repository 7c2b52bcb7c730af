// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_city.h"
#include "app/models/duel/duel_wording.h"
#include "app/models/session/scores_model.h"

namespace mirabilia {

/// Words the score sheet of Duel.
class DuelScores {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelScores)

public:
    /// Both must outlive it.
    DuelScores(const v1::TableView &view, const DuelWording &words)
        : m_view(view)
        , m_words(words) {}

    /// In the order of scoring.
    [[nodiscard]] static QList<ScoreCategory> categories();
    /// One entry per player, winner first.
    [[nodiscard]] QList<PlayerPoints> players(const QList<DuelCity *> &cities) const;

private:
    [[nodiscard]] QList<ScoreLine> linesOf(const v1::PlayerScore &score) const;
    [[nodiscard]] QString lineText(const v1::ScoreLine &line) const;

    const v1::TableView &m_view;
    const DuelWording &m_words;
};

} // namespace mirabilia
