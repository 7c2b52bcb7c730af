// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_helpers.h"

namespace mirabilia {

/// 7 Wonders Dice: the board of a city, space by space. It gives all rows at once, because some
/// spaces count those of other buildings.
class DiceBoardHelper final : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DiceBoardHelper)

public:
    using ScoreHelper::ScoreHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
    [[nodiscard]] QString applyText(const Workings &complete) const override;
    void apply(const Workings &complete, scorer::Sheet &sheet) const override;

private:
    [[nodiscard]] QString heading(dice::Building building) const;
    [[nodiscard]] scorer::DiceBoard board(const Workings &workings) const;
    [[nodiscard]] const dice::Board *chosen(const Workings &workings) const;
};

} // namespace mirabilia
