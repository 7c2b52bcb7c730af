// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

namespace mirabilia::store {

/// What `PRAGMA application_id` says of our files: "MIRA".
inline constexpr int scoreApplicationId = 0x4d495241;

/// The number of the newest form of the file.
int latestScoreVersion();

/// Brings an opened database to the newest form, each step in a transaction of its own. Empty, or
/// why it cannot be used, in one sentence; then nothing has been changed.
QString migrateScores(QSqlDatabase &database, const QString &file);

/// A failure of SQLite in one sentence.
QString scoreFailure(const QSqlError &error, const QString &file);

} // namespace mirabilia::store
