// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_helpers.h"
#include "app/models/scorepad/sheet_row.h"

namespace mirabilia {

/// Values that helpers have worked out, and what becomes of them when the sheet changes around
/// them. Keeps nothing of any sheet.
class WorkedCells {
public:
    /// `rules` must outlive it.
    WorkedCells(const ScoreRules &rules, const ScoreWords &words)
        : m_rules(rules)
        , m_words(words) {}

    /// The helper of a cell; null where there is none.
    [[nodiscard]] std::unique_ptr<ScoreHelper>
    helper(const scorer::Sheet &sheet, std::size_t column, const SheetRow &row) const;
    /// What the helper of a cell has worked out; nothing if that is not the cell's value.
    [[nodiscard]] std::optional<scorer::Worked> at(const scorer::Sheet &sheet, std::size_t column,
                                                   const SheetRow &row) const;
    /// The sheet with what a helper makes of this.
    [[nodiscard]] scorer::Sheet with(const scorer::Sheet &sheet, std::size_t column,
                                     scorer::Row row, const Workings &put) const;

    /// Brings values up to date that count what another column, or the edition, says otherwise than
    /// it did `before`.
    void follow(const scorer::Sheet &before, scorer::Sheet &sheet) const;
    /// The same after a change of seats: what was worked out from neighbours is that of the new
    /// ones, or empty where it is not known.
    void seatAnew(const scorer::Sheet &before, const Seats &seats, scorer::Sheet &sheet) const;

private:
    const ScoreRules &m_rules;
    ScoreWords m_words;
};

} // namespace mirabilia
