// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/city.h"
#include "app/models/session/scores_model.h"

#include "mirabilia/v1/table.pb.h"

namespace mirabilia {

/// The score sheet of the classic game in words (rulebook, "End of the game").
class ClassicScores {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ClassicScores)

public:
    /// Both must outlive it.
    ClassicScores(const v1::TableView &view, const Catalogue &catalogue)
        : m_view(view)
        , m_catalogue(catalogue) {}

    /// In scoring order.
    [[nodiscard]] static QList<ScoreCategory> categories();
    /// One entry per city with a score, named as in the city models.
    [[nodiscard]] QList<PlayerPoints> players(const QList<City *> &cities) const;

private:
    [[nodiscard]] QList<ScoreLine> linesOf(const v1::PlayerScore &score) const;
    [[nodiscard]] QString lineText(const v1::ScoreLine &line) const;

    const v1::TableView &m_view;
    const Catalogue &m_catalogue;
};

} // namespace mirabilia
