// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_adapter.h"
#include "app/models/session/scores_model.h"

namespace mirabilia {

/// Words the score sheet of Dice (rulebook, "End of the game").
class DiceScores {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DiceScores)

public:
    /// The adapter must outlive it.
    explicit DiceScores(const DiceAdapter &adapter) : m_adapter(adapter) {}

    /// In the order of scoring.
    [[nodiscard]] QList<ScoreCategory> categories() const;
    [[nodiscard]] QList<PlayerPoints> players() const;

private:
    [[nodiscard]] QList<ScoreLine> linesOf(const v1::PlayerScore &score) const;
    [[nodiscard]] QString lineText(int seat, const v1::ScoreLine &line) const;

    const DiceAdapter &m_adapter;
};

} // namespace mirabilia
