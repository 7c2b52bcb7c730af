// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/open_helper.h"

#include <utility>

namespace mirabilia {

void OpenHelper::open(std::size_t column, scorer::Row row, const Workings &workings) {
    close();
    m_cancelled.reset();
    m_cell = {column, row};
    m_workings = workings;
}

bool OpenHelper::put(const Workings &workings) {
    if (workings == m_workings) {
        return false; // no step that nobody would see
    }
    m_past.append(std::exchange(m_workings, workings));
    m_future.clear();
    return true;
}

void OpenHelper::undo() {
    m_future.append(std::exchange(m_workings, m_past.takeLast()));
}

void OpenHelper::redo() {
    m_past.append(std::exchange(m_workings, m_future.takeLast()));
}

void OpenHelper::close() {
    m_cell.reset();
    m_workings.clear();
    m_past.clear();
    m_future.clear();
}

void OpenHelper::cancel() {
    if (isOpen() && canUndo()) {
        m_cancelled = {*m_cell, m_workings, m_past};
    }
    close();
}

void OpenHelper::reopen() {
    const Cancelled back = *std::exchange(m_cancelled, std::nullopt);
    close();
    m_cell = back.cell;
    m_workings = back.workings;
    m_past = back.past;
}

} // namespace mirabilia
