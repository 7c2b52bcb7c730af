// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace mirabilia::store {

/// Gives a history that nobody has open here, with all that SQLite keeps beside it, a folder of its
/// own ("scores-damaged"). Whenever it is killed, all of it lies where it was or in that folder,
/// and what another program writes to it goes there. `aside` is the file in the folder. Empty, or
/// why it lies where it was.
[[nodiscard]] QString putScoresAside(const QString &file, QString &aside);

/// Copies an opened history, as it is before it gets the form of this number, beside it
/// ("scores-before-4.db"): one for every form, and none but the newest of them. Empty, or why not.
[[nodiscard]] QString copyScoresBefore(const QSqlDatabase &database, const QString &file, int form);

/// Lets several windows read while one writes, where the file system is good enough for that.
/// Where it is not, SQLite goes on with a journal that is safe everywhere if every change waits for
/// the disk. True: it need not.
[[nodiscard]] bool openScoresToMany(const QSqlDatabase &database, const QString &file);

} // namespace mirabilia::store
