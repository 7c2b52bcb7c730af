// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace mirabilia::store {

/// Moves a history that is not open here, with SQLite's sidecar files, to a folder of its own
/// ("scores-damaged"). If killed, everything is either in the old place or in that folder, and what
/// another program writes ends up there. Sets `aside` to the file in the folder. Returns an empty
/// string, or why it was not moved.
[[nodiscard]] QString putScoresAside(const QString &file, QString &aside);

/// Copies an open history beside itself before it migrates to version `form`
/// ("scores-before-4.db"). Keeps one copy per version and only the newest ones. Returns an empty
/// string, or why it failed.
[[nodiscard]] QString copyScoresBefore(const QSqlDatabase &database, const QString &file, int form);

/// Lets several windows read while one writes, if the file system supports it. Otherwise SQLite
/// keeps a rollback journal, which is safe everywhere provided every change waits for the disk.
/// Returns true if changes need not wait.
[[nodiscard]] bool openScoresToMany(const QSqlDatabase &database, const QString &file);

} // namespace mirabilia::store
