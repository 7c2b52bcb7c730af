// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

namespace mirabilia::store {

/// What `PRAGMA application_id` says of our files: "MIRA".
inline constexpr int scoreApplicationId = 0x4d495241;

/// The number of the newest form of the file.
int latestScoreVersion();

/// Why a history cannot be used, in one sentence; empty: it can.
struct ScoreTrouble {
    QString why;
    bool damaged = false; ///< and never will be: the file is broken, or of something else
};

/// Looks whether an opened database is a history, and sound: all of it, or only its beginning.
/// Changes nothing.
ScoreTrouble checkScores(const QSqlDatabase &database, const QString &file, bool whole);

/// Brings an opened database that was checked to the newest form, each step in a transaction of its
/// own. A copy as it was before is kept beside it.
ScoreTrouble migrateScores(const QSqlDatabase &database, const QString &file);

/// What the column `edition` holds for a sheet: scorer::editionMark.
QString editionColumn(const scorer::Sheet &sheet);

/// A failure of SQLite.
ScoreTrouble scoreFailure(const QSqlError &error, const QString &file);

} // namespace mirabilia::store
