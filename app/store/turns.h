// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QString>

#include <cstddef>
#include <deque>
#include <functional>

namespace mirabilia::store {

/// What is done one after the other where some of it has to wait for files. While one is being
/// written, in a thread of the store, everything that comes waits in the order in which it came;
/// so does what a task brings, until that task is done.
class Turns {
public:
    using Task = std::function<void()>;
    using Work = std::function<QString()>;
    using Then = std::function<void(const QString &problem)>;

    /// So many tasks wait for one that brings them from elsewhere, and so many in all.
    static constexpr std::size_t mostOfOne = 8;
    static constexpr std::size_t most = 512;

    Turns();
    /// Waits for a file on its way; what should follow from it is forgotten.
    ~Turns();

    /// Now, or when nothing before it waits for a file. For what this program wants itself.
    void inTurn(Task task);
    /// The same for somebody elsewhere, who may ask faster than a disk writes. False: too much of
    /// theirs waits already, and it is not done. Whoever is called by `whose` (never null) lives
    /// as long as a task of theirs waits, or is only a name.
    [[nodiscard]] bool inTurn(const void *whose, Task task);
    /// Does `work` in another thread, then `then` in this one. Only from within a task, or when
    /// nothing is on its way; from within `then` too.
    void write(Work work, Then then);
    [[nodiscard]] bool isWaiting() const { return m_then != nullptr || !m_tasks.empty(); }

private:
    struct Waiting {
        const void *whose = nullptr;
        Task task;
    };

    void workOff();

    QFutureWatcher<QString> m_written;
    Then m_then; ///< while a file is on its way
    std::deque<Waiting> m_tasks;
    bool m_working = false;
};

} // namespace mirabilia::store
