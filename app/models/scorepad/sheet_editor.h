// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/seats.h"
#include "app/models/scorepad/sheet_row.h"
#include "app/models/scorepad/typed_figure.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace mirabilia {

/// A sheet under the keys: the current cell, what is being typed, and every step back and forth.
/// Keys that go into one cell, or into one text, are one step.
class SheetEditor {
public:
    explicit SheetEditor(scorer::Sheet sheet);

    [[nodiscard]] const scorer::Sheet &sheet() const { return m_now.sheet; }
    [[nodiscard]] int columns() const { return static_cast<int>(m_now.sheet.entries.size()); }
    /// The rows that are shown: those of the box, expansions in play, coins where they matter, and
    /// totals of paper where somebody typed one.
    [[nodiscard]] const QList<SheetRow> &rows() const { return m_rows; }
    [[nodiscard]] QList<SheetRow> optionalRows() const;
    /// An optional row that holds values cannot be hidden.
    [[nodiscard]] bool holdsValues(const SheetRow &row) const;

    [[nodiscard]] int column() const { return m_now.column; }
    [[nodiscard]] int row() const { return m_now.row; }
    [[nodiscard]] SheetRow current() const { return m_rows[m_now.row]; }
    [[nodiscard]] const scorer::Entry &entry(int column) const {
        return m_now.sheet.entries[static_cast<std::size_t>(column)];
    }
    /// What is typed into the current cell.
    [[nodiscard]] const TypedFigure &typed() const { return m_typed; }
    /// The sheet as it was before that.
    [[nodiscard]] const scorer::Sheet &beforeTyped() const;
    /// What stands in a cell; of the current one, what is typed there.
    [[nodiscard]] QString text(int column, int row) const;
    /// The add-ons in words, without those that are rows.
    [[nodiscard]] QString addOns() const;

    // Each of these changes the sheet or the current cell; what makes no sense is ignored.
    void select(int column, int row);
    /// The first empty cell of the box's own rows, in the order of Enter; stays if there is none.
    void selectFirstGap();
    void move(int columns, int rows);
    /// Down, and from the last row to the top of the next player; past coins and totals that nobody
    /// asked for. False behind the last cell: there is no further one.
    bool enter();
    void enterBack();
    /// What the keys of the current cell have made of it.
    void put(const TypedFigure &typed);
    void clearCell();
    /// The value of the current cell came about otherwise: what the sheet is with it.
    void workOut(const scorer::Sheet &sheet);
    void addPlayer(const scorer::Entry &entry, const SeatsSettled &settled = {});
    void removePlayer(int column, const SeatsSettled &settled = {});
    void movePlayer(int from, int to, const SeatsSettled &settled = {});
    void showRow(const SheetRow &row, bool shown);
    void setAddOns(const QString &words);
    /// Any other change. Changes one after the other with the same key are one step; an empty key
    /// is always a step of its own.
    void change(const QString &key, const std::function<void(scorer::Sheet &)> &edit);

    /// The sheet before the latest steps, 1 to `steps()`; 0: as it is.
    [[nodiscard]] const scorer::Sheet &before(qsizetype steps) const {
        return steps == 0 ? m_now.sheet : m_past[m_past.size() - steps].sheet;
    }
    [[nodiscard]] qsizetype steps() const { return m_past.size(); }
    [[nodiscard]] bool canUndo() const { return !m_past.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_future.isEmpty(); }
    void undo();
    void redo();

private:
    struct Position {
        scorer::Sheet sheet;
        int column = 0;
        int row = 0;
    };

    void setCell(std::optional<int> value);
    [[nodiscard]] Seats seats() const;
    /// Everybody sits down there, and `fresh` where nobody sat before.
    void sit(const Seats &seats, const scorer::Entry &fresh, const SeatsSettled &settled);
    void arrive();
    /// What stands in the current cell is what the next key finds there.
    void beginCell();
    /// Enter stops in this row.
    [[nodiscard]] bool isOnTheWay(int row) const;
    void settleRows();
    /// Every player has a value in every row of the box.
    [[nodiscard]] bool isFilledIn() const;
    [[nodiscard]] bool isShown(const SheetRow &row) const;
    [[nodiscard]] QStringList addOnList() const;

    Position m_now;
    QList<Position> m_past;
    QList<Position> m_future;
    QList<SheetRow> m_rows;
    QStringList m_wanted; ///< extra rows that were asked for
    QString m_step;       ///< key of the step that is under way
    TypedFigure m_typed;  ///< in the current cell
};

} // namespace mirabilia
