// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/checker.h"
#include "scorer/dice_helpers.h"
#include "scorer/duel_helpers.h"

namespace mirabilia {

/// The printed games as the scorer knows them. Keeps the addresses of the catalogues.
class ScoreRules {
public:
    ScoreRules(const scorer::ClassicEditions &classic, const duel::Catalogue &duel,
               const dice::Catalogue &dice)
        : m_classic(classic)
        , m_duel(duel)
        , m_dice(dice)
        , m_checker(classic, &duel, &dice) {}

    /// 7 Wonders; where nobody knows the edition, the first.
    [[nodiscard]] const classic::Catalogue &
    classic(std::optional<scorer::Edition> edition = std::nullopt) const {
        return edition == scorer::Edition::second ? m_classic.second : m_classic.first;
    }
    [[nodiscard]] const duel::Catalogue &duel() const { return m_duel; }
    [[nodiscard]] const dice::Catalogue &dice() const { return m_dice; }
    [[nodiscard]] const scorer::Checker &checker() const { return m_checker; }

private:
    scorer::ClassicEditions m_classic;
    const duel::Catalogue &m_duel;
    const dice::Catalogue &m_dice;
    scorer::Checker m_checker;
};

} // namespace mirabilia
