// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QString>

#include <deque>
#include <functional>

namespace mirabilia::store {

/// What is done one after the other where some of it has to wait for files. While one is being
/// written, in a thread of the store, everything that comes waits in the order in which it came.
class Turns {
public:
    using Work = std::function<QString()>;
    using Then = std::function<void(const QString &problem)>;

    Turns();
    /// Waits for a file on its way; what should follow from it is forgotten.
    ~Turns();

    /// Now, or when nothing before it waits for a file.
    void inTurn(std::function<void()> task);
    /// Does `work` in another thread, then `then` in this one. Only from within a task, or when
    /// nothing is on its way; from within `then` too.
    void write(Work work, Then then);
    [[nodiscard]] bool isWaiting() const { return m_then != nullptr || !m_tasks.empty(); }

private:
    void workOff();

    QFutureWatcher<QString> m_written;
    Then m_then; ///< while a file is on its way
    std::deque<std::function<void()>> m_tasks;
    bool m_working = false;
};

} // namespace mirabilia::store
