// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/score_history.h"

#include "app/platform/platform.h"
#include "app/store/other_scores.h"
#include "app/store/score_files.h"
#include "scorer/date.h"
#include "scorer/export.h"
#include "scorer/import.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSqlQuery>
#include <QUuid>

#include <algorithm>
#include <span>
#include <utility>

namespace mirabilia::store {

namespace {

/// How many of the newest games are searched for recurring players; anyone not in them has not
/// played for long.
constexpr int latestGames = 50;

constexpr QLatin1String entriesThere("SELECT id, finished, played_on, search, revision, edition"
                                     " FROM sheet WHERE removed_at IS NULL");
constexpr QLatin1String documentsThere("SELECT id, document, finished, origin, revision FROM sheet"
                                       " WHERE removed_at IS NULL");

ScoreEntry entryOf(const QSqlQuery &row) {
    return {row.value(0).toString(),
            row.value(1).toBool(),
            scorer::dateKey(row.value(2).toString().toStdString()),
            row.value(3).toString().toUtf8(),
            row.value(4).toLongLong(),
            row.value(5).toString()};
}

/// The sheet of a table row; none if its text is invalid.
std::optional<ScoreRecord> recordOf(const QSqlQuery &row) {
    auto read = scorer::readJson(row.value(1).toString().toStdString());
    if (!read.ok() || read.value().sheets.size() != 1) {
        return std::nullopt;
    }
    return ScoreRecord{row.value(0).toString(), std::move(read.value().sheets.front()),
                       row.value(2).toBool(), row.value(3).toString(), row.value(4).toLongLong()};
}

/// Returns true if `players` people (0: any number) and no computer played.
bool isOfPeople(const scorer::Sheet &sheet, std::size_t players) {
    return (players == 0 || sheet.entries.size() == players) &&
           std::none_of(sheet.entries.begin(), sheet.entries.end(),
                        [](const scorer::Entry &entry) { return entry.computer; });
}

/// How many of the latest writes are used to count days with writes.
constexpr int latestWritings = 1'000;
/// Removed sheets are deleted only after writes on this many days.
constexpr int daysSince = 5;

} // namespace

int ScoreHistory::version() {
    return latestScoreVersion();
}

ScoreHistory::ScoreHistory(const QString &file)
    : m_file(file)
    , m_connection(QUuid::createUuid().toString())
    , m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection))
    , m_trouble(open()) {}

ScoreHistory::~ScoreHistory() {
    m_database.close();
    m_database = {}; // removeDatabase needs the connection to be unused
    QSqlDatabase::removeDatabase(m_connection);
}

ScoreTrouble ScoreHistory::open() {
    if (!QDir().mkpath(QFileInfo(m_file).path())) {
        return {QCoreApplication::translate("ScoreHistory", "The folder %1 could not be made.")
                    .arg(QFileInfo(m_file).path())};
    }
    m_database.setDatabaseName(m_file);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000"));
    if (!m_database.open()) {
        return scoreFailure(m_database.lastError(), m_file);
    }
    ScoreTrouble trouble =
        checkScores(m_database, m_file, QFileInfo(m_file).size() <= lookedThrough);
    if (trouble.why.isEmpty()) {
        trouble = migrateScores(m_database, m_file);
    }
    if (!trouble.why.isEmpty()) {
        m_database.close();
        return trouble;
    }
    m_number = platform::fileNumber(m_file.toStdString());
    m_manyWrite = openScoresToMany(m_database, m_file);
    // On a read-only file the following may fail harmlessly.
    QSqlQuery query(m_database);
    query.exec(QStringLiteral("PRAGMA foreign_keys = ON"));
    clearAway();
    return {};
}

void ScoreHistory::clearAway() {
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    constexpr qint64 day = qint64{24} * 60 * 60 * 1000;
    QSqlQuery query(m_database);
    query.exec(QStringLiteral("SELECT count(*) FROM sheet WHERE removed_at < %1")
                   .arg(now - keptAside * day));
    if (!query.next() || query.value(0).toInt() == 0) {
        return;
    }
    // A clock may be a year ahead for one evening, so days with writes count as well.
    query.exec(QStringLiteral("SELECT DISTINCT changed_at / %1 FROM (SELECT changed_at FROM sheet"
                              " WHERE changed_at <= %2 ORDER BY revision DESC LIMIT %3)"
                              " ORDER BY 1 DESC LIMIT 1 OFFSET %4")
                   .arg(day)
                   .arg(now)
                   .arg(latestWritings)
                   .arg(daysSince - 1));
    if (query.next()) {
        const qint64 since = std::min(query.value(0).toLongLong() * day, now - keptAside * day);
        query.exec(QStringLiteral("DELETE FROM sheet WHERE removed_at < %1").arg(since));
    }
}

bool ScoreHistory::wasPutAside() const {
    return m_database.isOpen() && m_number != platform::fileNumber(m_file.toStdString());
}

bool ScoreHistory::isDamaged() const {
    return m_trouble.damaged ||
           (m_database.isOpen() && checkScores(m_database, m_file, true).damaged);
}

QString ScoreHistory::beginAnew(QString &aside) {
    aside.clear();
    m_database.close();
    m_trouble = open();
    if (!isDamaged()) {
        return problem();
    }
    m_database.close();
    QString why = putScoresAside(m_file, aside);
    if (why.isEmpty()) {
        m_trouble = open();
        why = problem();
    }
    return why;
}

QString ScoreHistory::failure(const QSqlQuery &query) const {
    return scoreFailure(query.lastError(), m_file).why;
}

QString ScoreHistory::change(bool finished, const std::function<QString()> &work) {
    QString why = problem();
    if (why.isEmpty() && !wasPutAside()) {
        why = changeHere(finished, work);
    }
    if (wasPutAside()) { // by another window, earlier or just now
        m_database.close();
        m_trouble = open();
        why = problem().isEmpty() ? changeHere(finished, work) : problem();
    }
    return why;
}

QString ScoreHistory::changeHere(bool finished, const std::function<QString()> &work) {
    QSqlQuery query(m_database);
    // While a sheet is being written, each change survives a killed program; only a finished sheet
    // waits for the disk.
    query.exec(QStringLiteral("PRAGMA synchronous = %1").arg(finished || !m_manyWrite ? 2 : 1));
    if (!query.exec(QStringLiteral("BEGIN IMMEDIATE"))) {
        return failure(query);
    }
    QString why = work();
    if (why.isEmpty() && !query.exec(QStringLiteral("COMMIT"))) {
        why = failure(query);
    }
    if (!why.isEmpty()) {
        query.exec(QStringLiteral("ROLLBACK"));
    }
    return why;
}

QString ScoreHistory::keep(const QList<ScoreRecord> &records) {
    const bool finished = std::any_of(records.begin(), records.end(),
                                      [](const ScoreRecord &record) { return record.finished; });
    return change(finished, [&] {
        ScorePeople people(m_database);
        QString why;
        for (const ScoreRecord &record : records) {
            why = why.isEmpty() ? write(record, people) : why;
        }
        return why;
    });
}

QString ScoreHistory::goOn(ScoreRecord &record) {
    ScoreRecord written = record;
    QString why = change(record.finished, [&] {
        if (isOutdated(record)) {
            written.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
            written.finished = false;
        }
        ScorePeople people(m_database);
        QString problem = write(written, people);
        written.revision = revisionOf(written.id);
        return problem;
    });
    if (why.isEmpty()) {
        record = written;
    }
    return why;
}

qint64 ScoreHistory::revisionOf(const QString &id) const {
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("SELECT revision FROM sheet WHERE id = ?"));
    query.addBindValue(id);
    return query.exec() && query.next() ? query.value(0).toLongLong() : 0;
}

bool ScoreHistory::isOutdated(const ScoreRecord &record) const {
    const qint64 there = revisionOf(record.id);
    return record.revision != 0 && there != 0 && there != record.revision;
}

QString ScoreHistory::write(const ScoreRecord &record, ScorePeople &people) {
    scorer::Sheet sheet = record.sheet;
    people.settle(sheet);
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral(
        "INSERT INTO sheet (id, document, finished, played_on, search, changed_at, removed_at,"
        " origin, edition, revision) VALUES (?, ?, ?, ?, ?, ?, NULL, ?, ?,"
        " (SELECT coalesce(max(revision), 0) + 1 FROM sheet))"
        " ON CONFLICT (id) DO UPDATE SET document = excluded.document,"
        " finished = excluded.finished, played_on = excluded.played_on, search = excluded.search,"
        " changed_at = excluded.changed_at, removed_at = NULL, origin = excluded.origin,"
        " edition = excluded.edition, revision = excluded.revision"));
    query.addBindValue(record.id);
    query.addBindValue(QString::fromStdString(scorer::writeJson(std::span(&sheet, 1))));
    query.addBindValue(record.finished ? 1 : 0);
    query.addBindValue(QString::fromStdString(scorer::dateKey(sheet.date).second));
    query.addBindValue(searchColumn(sheet));
    query.addBindValue(QDateTime::currentMSecsSinceEpoch());
    query.addBindValue(record.origin.isEmpty() ? QStringLiteral("pad") : record.origin);
    query.addBindValue(editionColumn(sheet));
    if (!query.exec()) {
        return failure(query);
    }
    query.prepare(QStringLiteral("DELETE FROM player WHERE sheet = ?"));
    query.addBindValue(record.id);
    if (!query.exec()) {
        return failure(query);
    }
    for (std::size_t seat = 0; seat < sheet.entries.size(); ++seat) {
        if (sheet.entries[seat].player.empty() || sheet.entries[seat].computer) {
            continue;
        }
        query.prepare(QStringLiteral("INSERT INTO player (sheet, seat, name) VALUES (?, ?, ?)"));
        query.addBindValue(record.id);
        query.addBindValue(static_cast<int>(seat));
        query.addBindValue(QString::fromStdString(sheet.entries[seat].player));
        if (!query.exec()) {
            return failure(query);
        }
    }
    return {};
}

QString ScoreHistory::setRemoved(const QString &id, const QVariant &removedAt) {
    return change(false, [&] {
        QSqlQuery query(m_database);
        query.prepare(QStringLiteral("UPDATE sheet SET removed_at = ? WHERE id = ?"));
        query.addBindValue(removedAt);
        query.addBindValue(id);
        if (!query.exec()) {
            return failure(query);
        }
        return query.numRowsAffected() == 1
                   ? QString()
                   : QCoreApplication::translate("ScoreHistory", "There is no such sheet.");
    });
}

QString ScoreHistory::remove(const QString &id) {
    return setRemoved(id, QDateTime::currentMSecsSinceEpoch());
}

QString ScoreHistory::restore(const QString &id) {
    return setRemoved(id, QVariant(QMetaType::fromType<qint64>()));
}

std::variant<QList<ScoreEntry>, QString> ScoreHistory::entries(qint64 after, qint64 before,
                                                               int most) const {
    if (!problem().isEmpty()) {
        return problem();
    }
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.exec(
        entriesThere +
        QStringLiteral(" AND revision > %1 AND revision < %2 ORDER BY revision DESC LIMIT %3")
            .arg(after)
            .arg(before)
            .arg(most));
    QList<ScoreEntry> entries;
    while (query.next()) {
        entries.append(entryOf(query));
    }
    if (query.lastError().isValid()) { // aborted: a partial list would look complete
        return failure(query);
    }
    return entries;
}

std::optional<ScoreEntry> ScoreHistory::entry(const QString &id) const {
    if (!problem().isEmpty()) {
        return std::nullopt;
    }
    QSqlQuery query(m_database);
    query.prepare(entriesThere + QStringLiteral(" AND id = ?"));
    query.addBindValue(id);
    return query.exec() && query.next() ? std::optional(entryOf(query)) : std::nullopt;
}

QStringList ScoreHistory::removed() const {
    return texts(QStringLiteral("SELECT id FROM sheet WHERE removed_at IS NOT NULL"));
}

std::optional<ScoreRecord> ScoreHistory::sheet(const QString &id) const {
    if (!problem().isEmpty()) {
        return std::nullopt;
    }
    QSqlQuery query(m_database);
    query.prepare(documentsThere + QStringLiteral(" AND id = ?"));
    query.addBindValue(id);
    return query.exec() && query.next() ? recordOf(query) : std::nullopt;
}

std::optional<ScoreRecord> ScoreHistory::latest(scorer::Box box, std::size_t players) const {
    if (!problem().isEmpty()) {
        return std::nullopt;
    }
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.exec(documentsThere + QStringLiteral(" AND finished = 1"
                                               " ORDER BY played_on DESC, revision DESC LIMIT %1")
                                    .arg(latestGames));
    while (query.next()) {
        auto record = recordOf(query);
        if (record && record->sheet.box == box && isOfPeople(record->sheet, players)) {
            return record;
        }
    }
    return std::nullopt;
}

std::variant<QList<ScoreRecord>, QString> ScoreHistory::sheets() const {
    if (!problem().isEmpty()) {
        return problem();
    }
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.exec(documentsThere + QStringLiteral(" ORDER BY finished, (1 - finished) * revision DESC,"
                                               " played_on DESC, revision DESC"));
    QList<ScoreRecord> records;
    while (query.next()) {
        if (auto record = recordOf(query)) {
            records.append(*std::move(record));
        }
    }
    if (query.lastError().isValid()) {
        return failure(query);
    }
    // Sheets kept by older versions have unnormalised dates as sort keys.
    const auto day = [](const ScoreRecord &record) {
        return record.finished ? scorer::dateKey(record.sheet.date)
                               : std::pair(false, std::string());
    };
    std::stable_sort(records.begin(), records.end(),
                     [&day](const ScoreRecord &a, const ScoreRecord &b) {
                         return std::pair(a.finished, day(b)) < std::pair(b.finished, day(a));
                     });
    return records;
}

bool ScoreHistory::knows(const QString &id) const {
    return problem().isEmpty() && revisionOf(id) != 0;
}

bool ScoreHistory::isEmpty() const {
    return texts(QStringLiteral("SELECT 1 FROM sheet LIMIT 1")).isEmpty();
}

QDateTime ScoreHistory::changedAt() const {
    const QStringList latest =
        texts(QStringLiteral("SELECT max(changed_at, coalesce((SELECT max(removed_at) FROM sheet"
                             " WHERE removed_at IS NOT NULL), 0)) FROM sheet"
                             " ORDER BY revision DESC LIMIT 1"));
    return QDateTime::fromMSecsSinceEpoch(latest.value(0).toLongLong());
}

QStringList ScoreHistory::people() const {
    QStringList names;
    for (const auto &[name, sheets] : persons()) {
        names.append(name);
    }
    return names;
}

QList<std::pair<QString, int>> ScoreHistory::persons() const {
    QList<std::pair<QString, int>> people;
    if (problem().isEmpty()) {
        // Does not read the sheets, which are long.
        QSqlQuery query(m_database);
        query.exec(QStringLiteral("SELECT name, count(*) FROM player WHERE sheet NOT IN"
                                  " (SELECT id FROM sheet WHERE removed_at IS NOT NULL)"
                                  " GROUP BY name ORDER BY count(*) DESC, name"));
        while (query.next()) {
            people.emplaceBack(query.value(0).toString(), query.value(1).toInt());
        }
    }
    return people;
}

QString ScoreHistory::rename(const QString &from, const QString &to, ScoreRenaming &done) {
    return change(true, [&] { return renamePerson(m_database, m_file, from, to, done); });
}

QString ScoreHistory::takeBack(const ScoreRenaming &renaming) {
    return change(true, [&] { return nameAsBefore(m_database, m_file, renaming); });
}

QString ScoreHistory::copyTo(const QString &path) const {
    return problem().isEmpty() ? copyScores(m_database, m_file, path) : problem();
}

QString ScoreHistory::takeIn(const QString &file, Taking how, int &taken) {
    taken = 0;
    const OtherScores other(m_database, file, m_file);
    if (!other.problem().isEmpty() || !problem().isEmpty()) {
        return problem().isEmpty() ? other.problem() : problem();
    }
    return change(true, [&] { return other.takeInto(how, taken); });
}

QStringList ScoreHistory::texts(const QString &statement) const {
    QStringList texts;
    if (problem().isEmpty()) {
        QSqlQuery query(m_database);
        query.exec(statement);
        while (query.next()) {
            texts.append(query.value(0).toString());
        }
    }
    return texts;
}

} // namespace mirabilia::store
