// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/saved_games.h"

#include <QFuture>
#include <QString>
#include <QThreadPool>

#include <functional>

namespace mirabilia::store {

/// Writes the logs of all tables of this process away from those who wait for it: an entry is safe
/// only when the disk says so, which takes milliseconds.
class LogWriter {
public:
    static LogWriter &shared();

    /// What `GameLog::append` says. The log must live until then, and have no other entry on its
    /// way: so no more entries wait here than there are tables.
    [[nodiscard]] QFuture<QString> append(GameLog &log, v1::LogEntry entry);
    /// Whatever else has to do with files: what it says, when it is done.
    [[nodiscard]] QFuture<QString> run(std::function<QString()> work);

private:
    LogWriter();

    QThreadPool m_threads;
};

} // namespace mirabilia::store
