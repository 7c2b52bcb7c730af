// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_helper_model.h"
#include "scorer/sheet.h"

#include <QList>

#include <optional>

namespace mirabilia {

/// The helper that is open on the pad: its cell, what has been put in, and every step back and
/// forth. One that was cancelled can be brought back until the sheet changes.
class OpenHelper {
public:
    [[nodiscard]] bool isOpen() const { return m_cell.has_value(); }
    // Only while it is open.
    [[nodiscard]] std::size_t column() const { return m_cell->column; }
    [[nodiscard]] scorer::Row row() const { return m_cell->row; }

    [[nodiscard]] const Workings &workings() const { return m_workings; }
    [[nodiscard]] bool canUndo() const { return !m_past.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_future.isEmpty(); }
    [[nodiscard]] bool wasCancelled() const { return m_cancelled.has_value(); }

    /// `workings`: what was put in before.
    void open(std::size_t column, scorer::Row row, const Workings &workings);
    /// Puts something else in, as one step. Returns false if it is the same.
    bool put(const Workings &workings);
    void undo();
    void redo();
    void close();
    /// Closes it without a change of the sheet.
    void cancel();
    /// The one that was cancelled.
    void reopen();
    void forgetCancelled() { m_cancelled.reset(); }

private:
    struct Cell {
        std::size_t column;
        scorer::Row row;
    };
    struct Cancelled {
        Cell cell;
        Workings workings;
        QList<Workings> past;
    };

    std::optional<Cell> m_cell;
    Workings m_workings;
    QList<Workings> m_past;   ///< before each change of them
    QList<Workings> m_future; ///< those that were taken back
    std::optional<Cancelled> m_cancelled;
};

} // namespace mirabilia
