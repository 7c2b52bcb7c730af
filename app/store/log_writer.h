// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QString>
#include <QThreadPool>

#include <functional>

namespace mirabilia::store {

/// Does what has to do with files, for all tables of this process, away from those who wait for it:
/// what is written is safe only when the disk says so, which takes milliseconds or, on some, more.
class LogWriter {
public:
    static LogWriter &shared();

    /// What `work` says, when it is done: why something is not safe, or nothing. Whoever has more
    /// to write waits for that first (`Turns`), so no more waits here than there are tables.
    [[nodiscard]] QFuture<QString> run(std::function<QString()> work);

private:
    LogWriter();

    QThreadPool m_threads;
};

} // namespace mirabilia::store
