// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QString>
#include <QThreadPool>

#include <functional>

namespace mirabilia::store {

/// Runs file operations for all tables of this process in other threads, because waiting for the
/// disk takes milliseconds, sometimes much longer.
class LogWriter {
public:
    static LogWriter &shared();

    /// The result of `work`: why it failed, or an empty string. Callers wait for one result before
    /// the next call (`Turns`), so at most one operation per table is queued.
    [[nodiscard]] QFuture<QString> run(std::function<QString()> work);

private:
    LogWriter();

    QThreadPool m_threads;
};

} // namespace mirabilia::store
