// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/score_migrations.h"

#include "app/store/score_files.h"
#include "scorer/edition.h"
#include "scorer/import.h"

#include <QCoreApplication>
#include <QHash>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>
#include <QVariantList>

#include <array>
#include <span>

namespace mirabilia::store {

namespace {

// Statements that migrate the file from one version to the next. Never change a released one;
// append another.
constexpr std::array firstForm{
    "CREATE TABLE sheet ("
    " id TEXT PRIMARY KEY,"
    " document TEXT NOT NULL,"            // JSON, as exported
    " finished INTEGER NOT NULL,"         // 0: still being written
    " played_on TEXT NOT NULL,"           // the sheet's date, for sorting
    " search TEXT NOT NULL,"              // all searchable text, lower case
    " changed_at INTEGER NOT NULL,"       // milliseconds since 1970, UTC
    " removed_at INTEGER) WITHOUT ROWID", // the same; NULL: not removed
    "CREATE TABLE player ("
    " sheet TEXT NOT NULL REFERENCES sheet(id) ON DELETE CASCADE,"
    " seat INTEGER NOT NULL,"
    " name TEXT NOT NULL,"
    " PRIMARY KEY (sheet, seat)) WITHOUT ROWID",
};
constexpr std::array addOrigin{
    "ALTER TABLE sheet ADD COLUMN origin TEXT NOT NULL DEFAULT 'pad'",
    "CREATE INDEX player_name ON player(name)",
};
// Clocks may be set back and two windows may write at once, so a counter orders the writes.
constexpr std::array addRevision{
    "ALTER TABLE sheet ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
    "UPDATE sheet SET revision = written.number FROM"
    " (SELECT id, row_number() OVER (ORDER BY changed_at, id) AS number FROM sheet) AS written"
    " WHERE written.id = sheet.id",
    "CREATE INDEX sheet_revision ON sheet(revision)",
};
// Sheets are long, so what lists need is in an index.
constexpr std::array addLists{
    "CREATE INDEX sheet_listed ON sheet(revision, finished, played_on, search, removed_at)",
    "DROP INDEX sheet_revision",
    "CREATE INDEX sheet_played ON sheet(played_on, revision)"
    " WHERE removed_at IS NULL AND finished = 1",
    "CREATE INDEX sheet_removed ON sheet(removed_at) WHERE removed_at IS NOT NULL",
};
constexpr std::array addEdition{
    "ALTER TABLE sheet ADD COLUMN edition TEXT NOT NULL DEFAULT ''",
    "DROP INDEX sheet_listed",
    "CREATE INDEX sheet_listed ON sheet(revision, finished, played_on, search, edition,"
    " removed_at)",
};

/// Reads the editions of sheets kept before there was a column for them. Damaged sheets stay as
/// they are.
QSqlError fillEditions(const QSqlDatabase &database) {
    QSqlQuery read(database);
    read.setForwardOnly(true);
    read.exec(QStringLiteral("SELECT id, document FROM sheet"));
    QHash<QString, QVariantList> sheets; // by edition
    while (read.next()) {
        const auto sheet = scorer::readJson(read.value(1).toString().toStdString());
        if (sheet.ok() && sheet.value().sheets.size() == 1) {
            sheets[editionColumn(sheet.value().sheets.front())].append(read.value(0));
        }
    }
    QSqlQuery write(database);
    write.prepare(QStringLiteral("UPDATE sheet SET edition = ? WHERE id = ?"));
    for (auto found = sheets.cbegin(); found != sheets.cend(); ++found) {
        for (const QVariant &id : found.value()) {
            write.bindValue(0, found.key());
            write.bindValue(1, id);
            if (!write.exec()) {
                return write.lastError();
            }
        }
    }
    return read.lastError();
}

// Who has had another name, and the id that outlives it: see scorer::personId.
constexpr std::array addPerson{
    "CREATE TABLE person (name TEXT PRIMARY KEY, id TEXT NOT NULL) WITHOUT ROWID",
};

struct Migration {
    std::span<const char *const> statements;
    QSqlError (*fill)(const QSqlDatabase &database) = nullptr; ///< for what SQL statements cannot
                                                               ///< do
};
constexpr std::array<Migration, 6> migrations{
    {{firstForm}, {addOrigin}, {addRevision}, {addLists}, {addEdition, fillEditions}, {addPerson}}};

struct ScoreHistoryWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreHistory)
};

int pragma(const QSqlDatabase &database, const char *name) {
    QSqlQuery query(database);
    const bool read = query.exec(QStringLiteral("PRAGMA %1").arg(QLatin1String(name)));
    return read && query.next() ? query.value(0).toInt() : -1;
}

/// The first value of a query; invalid if it fails or is empty.
QVariant first(const QSqlDatabase &database, const QString &statement) {
    QSqlQuery query(database);
    return query.exec(statement) && query.next() ? query.value(0) : QVariant();
}

bool isEmpty(const QSqlDatabase &database) {
    const QVariant things = first(database, QStringLiteral("SELECT count(*) FROM sqlite_master"));
    return things.isValid() && things.toInt() == 0;
}

bool hasTables(const QSqlDatabase &database) {
    const QString tables = QStringLiteral(
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN ('sheet', 'player')");
    return first(database, tables).toInt() == 2;
}

ScoreTrouble noHistory(const QString &file) {
    return {ScoreHistoryWords::tr("%1 is damaged or not a score history; it was left as it is.")
                .arg(file),
            true};
}

/// Returns an invalid error on success.
QSqlError migrate(const QSqlDatabase &database, std::size_t step) {
    const Migration &migration = migrations[step];
    QStringList statements;
    for (const char *statement : migration.statements) {
        statements.append(QString::fromLatin1(statement));
    }
    statements.append(QStringLiteral("PRAGMA application_id = %1").arg(scoreApplicationId));
    statements.append(QStringLiteral("PRAGMA user_version = %1").arg(step + 1));
    QSqlQuery query(database);
    for (const QString &statement : statements) {
        if (!query.exec(statement)) {
            return query.lastError();
        }
    }
    return migration.fill == nullptr ? QSqlError() : migration.fill(database);
}

ScoreTrouble runStep(const QSqlDatabase &database, const QString &file, std::size_t step) {
    QSqlQuery query(database);
    // Take the write lock at once, so that one of two programs starting together waits for the
    // other.
    if (!query.exec(QStringLiteral("BEGIN IMMEDIATE"))) {
        return scoreFailure(query.lastError(), file);
    }
    if (pragma(database, "user_version") == static_cast<int>(step)) {
        if (const QSqlError error = migrate(database, step); error.isValid()) {
            query.exec(QStringLiteral("ROLLBACK"));
            return scoreFailure(error, file);
        }
    }
    return query.exec(QStringLiteral("COMMIT")) ? ScoreTrouble()
                                                : scoreFailure(query.lastError(), file);
}

} // namespace

int latestScoreVersion() {
    return static_cast<int>(migrations.size());
}

QString editionColumn(const scorer::Sheet &sheet) {
    const std::string_view mark = scorer::editionMark(sheet);
    return QString::fromLatin1(mark.data(), static_cast<qsizetype>(mark.size()));
}

QString searchColumn(const scorer::Sheet &sheet) {
    QStringList parts;
    for (const std::string &text :
         {sheet.date, sheet.place, sheet.edition, sheet.addOns, sheet.notes, sheet.game,
          sheet.table, sheet.round, std::string(scorer::name(sheet.box))}) {
        parts.append(QString::fromStdString(text));
    }
    for (const scorer::Entry &entry : sheet.entries) {
        parts.append(QString::fromStdString(entry.player));
        parts.append(QString::fromStdString(entry.wonder));
    }
    return parts.join(QLatin1Char('\n')).toCaseFolded();
}

ScoreTrouble scoreFailure(const QSqlError &error, const QString &file) {
    // SQLite result codes (sqlite.org/rescode.html); extended codes use the higher bits.
    enum Code { busy = 5, locked = 6, readOnly = 8, corrupt = 11, full = 13, noDatabase = 26 };
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case busy:
    case locked: return {ScoreHistoryWords::tr("%1 is in use by another program.").arg(file)};
    case readOnly: return {ScoreHistoryWords::tr("%1 may not be changed.").arg(file)};
    case full:
        return {ScoreHistoryWords::tr("There is no room left on the disk for %1.").arg(file)};
    case corrupt:
    case noDatabase: return noHistory(file);
    default:
        return {ScoreHistoryWords::tr("%1 could not be read or written: %2.")
                    .arg(file, error.databaseText().trimmed())};
    }
}

ScoreTrouble checkScores(const QSqlDatabase &database, const QString &file, bool whole) {
    QSqlQuery check(database);
    if (!check.exec(whole ? QStringLiteral("PRAGMA quick_check(1)")
                          : QStringLiteral("SELECT 'ok', count(*) FROM sqlite_master")) ||
        !check.next()) {
        return scoreFailure(check.lastError(), file);
    }
    const bool ours = pragma(database, "application_id") == scoreApplicationId;
    if (check.value(0).toString() != QLatin1String("ok") || (!ours && !isEmpty(database))) {
        return noHistory(file);
    }
    if (pragma(database, "user_version") > latestScoreVersion()) {
        return {ScoreHistoryWords::tr(
                    "%1 was written by a newer version of this program; it has been left as "
                    "it is.")
                    .arg(file)};
    }
    return ours && !hasTables(database) ? noHistory(file) : ScoreTrouble();
}

ScoreTrouble migrateScores(const QSqlDatabase &database, const QString &file) {
    const auto version = static_cast<std::size_t>(pragma(database, "user_version"));
    ScoreTrouble trouble;
    if (version > 0 && version < migrations.size()) {
        trouble.why = copyScoresBefore(database, file, latestScoreVersion());
    }
    for (std::size_t step = version; step < migrations.size() && trouble.why.isEmpty(); ++step) {
        trouble = runStep(database, file, step);
    }
    return trouble;
}

} // namespace mirabilia::store
