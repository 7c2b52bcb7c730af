// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_helpers.h"
#include "scorer/war.h"

#include <vector>

namespace mirabilia {

// 7 Wonders: what is counted in tokens, coins, symbols and stages.

/// Conflict tokens, or the shields of all seats at the end of each age.
class WarHelper final : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::WarHelper)

public:
    using ScoreHelper::ScoreHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
    [[nodiscard]] QString applyText(const Workings &complete) const override;
    void apply(const Workings &complete, scorer::Sheet &sheet) const override;
    [[nodiscard]] std::optional<Workings>
    seatedAnew(const Workings &put, const scorer::Sheet &before, const Seats &seats) const override;

    /// The tokens that were put in for a seat of this sheet.
    [[nodiscard]] static scorer::ConflictTokens
    tokensOf(const scorer::Sheet &sheet, std::size_t column, const Workings &complete);
};

class CoinsHelper final : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::CoinsHelper)

public:
    using ScoreHelper::ScoreHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
    [[nodiscard]] Typed typed() const override;
    void apply(const Workings &complete, scorer::Sheet &sheet) const override;
};

class ScienceHelper final : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ScienceHelper)

public:
    using ScoreHelper::ScoreHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
    [[nodiscard]] Typed typed() const override;

private:
    /// Wild symbols that the player's own wonder and guilds are known to have.
    [[nodiscard]] int knownWild() const;
};

/// Cities, Armada and Edifices: what was won, and the tokens that cost points.
class LossHelper final : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::LossHelper)

public:
    using ScoreHelper::ScoreHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
};

} // namespace mirabilia
