// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_helpers.h"

#include <functional>
#include <vector>

namespace mirabilia {

// 7 Wonders Duel.

/// How far the conflict pawn stands towards the other city.
class DuelPawnHelper final : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelPawnHelper)

public:
    using ScoreHelper::ScoreHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
    [[nodiscard]] QString applyText(const Workings &complete) const override;
    void apply(const Workings &complete, scorer::Sheet &sheet) const override;
};

class DuelCoinsHelper final : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelCoinsHelper)

public:
    using ScoreHelper::ScoreHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
    [[nodiscard]] Typed typed() const override;
};

/// Cards of a colour, wonders and progress tokens by name, and what they count in both cities.
class DuelListHelper final : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelListHelper)

public:
    using ScoreHelper::ScoreHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;

private:
    struct Thing {
        std::string key;
        int age = 0; ///< cards only
    };
    [[nodiscard]] std::vector<Thing> things() const;
    [[nodiscard]] scorer::Worked points(const std::vector<std::string> &keys,
                                        const scorer::DuelCities &cities) const;
    [[nodiscard]] std::vector<std::string> ticked(const Workings &workings) const;
    [[nodiscard]] scorer::DuelCities cities(const Workings &workings) const;
    [[nodiscard]] int countOf(const Workings &workings, bool own, const QString &what) const;
    /// How many symbols and pairs green cards and Law give: worth no points, but tokens or victory.
    [[nodiscard]] scorer::Step symbols(const Workings &complete) const;
};

} // namespace mirabilia
