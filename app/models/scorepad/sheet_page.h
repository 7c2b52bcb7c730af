// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/worked_cells.h"
#include "mirabilia/v1/sheet.pb.h"

namespace mirabilia {

/// What stands in a cell, as a number: whoever writes there says which one they saw. It follows
/// from the contents, so it survives a killed program, and an undo brings it back. 0: empty.
[[nodiscard]] std::uint32_t revisionOf(const scorer::Entry &entry, const SheetRow &row);

[[nodiscard]] Workings workingsOf(const google::protobuf::RepeatedPtrField<v1::SheetCount> &counts);

/// A shared sheet as it is told to others: in words, marks and sums, so that a page needs no rules.
/// Who has which column is added by whoever knows.
class SheetPages {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::SheetPages)

public:
    /// Names are those of the catalogue, in its language.
    SheetPages(const ScoreRules &rules, const Catalogue &catalogue);

    [[nodiscard]] v1::SheetPage page(const scorer::Sheet &sheet, const QList<SheetRow> &rows,
                                     bool finished) const;
    /// `put`: what was put in; of an empty one, what the cell has.
    [[nodiscard]] v1::SheetHelper helper(const scorer::Sheet &sheet, std::size_t column,
                                         scorer::Row row, const Workings &put) const;

private:
    void addColumn(const scorer::Sheet &sheet, std::size_t column, const QList<SheetRow> &rows,
                   v1::SheetPage &page) const;
    void addFindings(const scorer::Sheet &sheet, v1::SheetPage &page) const;
    void addChoices(const scorer::Sheet &sheet, v1::SheetPage &page) const;

    const ScoreRules &m_rules;
    const Catalogue &m_catalogue;
    ScoreWords m_words;
    WorkedCells m_worked;
};

} // namespace mirabilia
