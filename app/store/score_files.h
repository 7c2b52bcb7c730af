// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
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

/// Copies an open history into another file, through a temporary one; also while others write it.
/// Returns an empty string, or why it failed.
[[nodiscard]] QString copyScores(const QSqlDatabase &database, const QString &file,
                                 const QString &copy);

/// A copy that is made by itself: "scores-2026-11-27.db", or of a certain minute.
struct ScoreCopy {
    QString file;
    QDateTime when;
    qint64 bytes = 0;
};
/// The copies of a history in a folder, the newest first.
[[nodiscard]] QList<ScoreCopy> scoreCopies(const QString &file, const QString &folder);
/// Where they lie unless somebody says otherwise: "scores-copies", beside the history.
[[nodiscard]] QString scoreCopiesBeside(const QString &file);
/// The path of a copy of this day, or minute.
[[nodiscard]] QString scoreCopyOf(const QString &file, const QString &folder, const QDate &day);
[[nodiscard]] QString scoreCopyOf(const QString &file, const QString &folder,
                                  const QDateTime &minute);
/// Removes all but the newest ones, and what a killed program has left half done.
void tidyScoreCopies(const QString &file, const QString &folder);
inline constexpr int scoreCopiesKept = 10;

/// Lets several windows read while one writes, if the file system supports it. Otherwise SQLite
/// keeps a rollback journal, which is safe everywhere provided every change waits for the disk.
/// Returns true if changes need not wait.
[[nodiscard]] bool openScoresToMany(const QSqlDatabase &database, const QString &file);

} // namespace mirabilia::store
