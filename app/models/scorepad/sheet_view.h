// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/cell_keys.h"
#include "app/models/scorepad/score_pad_lists.h"

namespace mirabilia {

/// What the lists of the pad show of a sheet, and its steps in words, in the language in use.
class SheetView {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::SheetView)

public:
    /// `rules` must outlive it.
    SheetView(const ScoreRules &rules, const ScoreWords &words)
        : m_words(words)
        , m_worked(rules, words) {}

    [[nodiscard]] QList<PadPlayer> players(const scorer::Sheet &sheet) const;
    [[nodiscard]] static QList<PadRow> rows(const SheetEditor &editor);
    [[nodiscard]] QList<PadCell> cells(const SheetEditor &editor, const scorer::Findings &findings,
                                       const std::optional<CellKeys::Refused> &refused) const;
    [[nodiscard]] QList<PadFinding> findings(const SheetEditor &editor,
                                             const scorer::Findings &findings,
                                             const std::optional<CellKeys::Refused> &refused) const;
    [[nodiscard]] ScoreHelperModel::Page helper(const scorer::Sheet &sheet, std::size_t column,
                                                scorer::Row row, const Workings &put) const;

    /// That so much is seldom seen; empty: it is not.
    [[nodiscard]] static QString seldom(scorer::Box box, const SheetRow &row,
                                        std::optional<int> value);
    /// What a step did: "Ada, Science: 21".
    [[nodiscard]] static QString step(const scorer::Sheet &before, const scorer::Sheet &after);

private:
    [[nodiscard]] PadPlayer player(const scorer::Sheet &sheet, std::size_t column,
                                   const scorer::Place &place) const;
    [[nodiscard]] PadCell cell(const SheetEditor &editor, int column, int row) const;
    /// What is wrong with a cell; empty: nothing.
    [[nodiscard]] QString mark(const PadCell &cell, const scorer::Findings &findings) const;
    [[nodiscard]] static QString description(const PadCell &cell, const QString &player,
                                             const QString &row);
    [[nodiscard]] PadFinding finding(const SheetEditor &editor,
                                     const scorer::Finding &finding) const;
    [[nodiscard]] static PadFinding finding(const SheetEditor &editor,
                                            const CellKeys::Refused &refused);
    [[nodiscard]] static QString cellStep(const QString &player, const QString &row,
                                          std::optional<int> was, std::optional<int> is);

    ScoreWords m_words;
    WorkedCells m_worked;
};

} // namespace mirabilia
