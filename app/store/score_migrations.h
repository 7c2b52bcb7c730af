// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

namespace mirabilia::store {

/// `PRAGMA application_id` of our files: "MIRA".
inline constexpr int scoreApplicationId = 0x4d495241;

/// The newest schema version.
int latestScoreVersion();

/// Why a history cannot be used, in one sentence; empty if it can.
struct ScoreTrouble {
    QString why;
    bool damaged = false; ///< permanently: the file is broken or not a history
};

/// Checks that an open database is a history and intact: `whole` or only its beginning. Changes
/// nothing.
ScoreTrouble checkScores(const QSqlDatabase &database, const QString &file, bool whole);

/// Migrates a checked open database to the newest version, one transaction per step. Keeps a copy
/// of the original beside it.
ScoreTrouble migrateScores(const QSqlDatabase &database, const QString &file);

/// Returns the value of the column `edition` for a sheet: scorer::editionMark.
QString editionColumn(const scorer::Sheet &sheet);
/// The same for `search`: all searchable text of a sheet.
QString searchColumn(const scorer::Sheet &sheet);

/// Describes an SQLite error.
ScoreTrouble scoreFailure(const QSqlError &error, const QString &file);

} // namespace mirabilia::store
