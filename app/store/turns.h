// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QString>

#include <cstddef>
#include <deque>
#include <functional>

namespace mirabilia::store {

/// A task queue whose tasks may wait for files. While one is being written by a thread of the
/// store, new tasks wait in order of arrival; tasks added by a task run after it.
class Turns {
public:
    using Task = std::function<void()>;
    using Work = std::function<QString()>;
    using Then = std::function<void(const QString &problem)>;

    /// Limits of waiting tasks per remote client, and in all.
    static constexpr std::size_t mostOfOne = 8;
    static constexpr std::size_t most = 512;

    Turns();
    /// Waits for a pending write; its `then` is not called.
    ~Turns();

    /// Runs the task now, or after pending writes. For work of this program itself.
    void inTurn(Task task);
    /// Does the same for a remote client, which may ask faster than the disk writes. Returns false
    /// and drops the task if too many of theirs are waiting. `whose` (never null) identifies the
    /// client and must stay valid while their tasks wait; it is never dereferenced.
    [[nodiscard]] bool inTurn(const void *whose, Task task);
    /// Runs `work` in another thread, then `then` in this one. Call only within a task or a `then`,
    /// or when nothing is being written.
    void write(Work work, Then then);
    [[nodiscard]] bool isWaiting() const { return m_then != nullptr || !m_tasks.empty(); }

private:
    struct Waiting {
        const void *whose = nullptr;
        Task task;
    };

    void workOff();

    QFutureWatcher<QString> m_written;
    Then m_then; ///< set while a file is being written
    std::deque<Waiting> m_tasks;
    bool m_working = false;
};

} // namespace mirabilia::store
