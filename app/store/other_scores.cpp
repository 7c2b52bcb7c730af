// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/other_scores.h"

#include "app/store/score_history.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <array>

namespace mirabilia::store {

namespace {

struct OtherWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreHistory)
};

// What there is to take, in the order in which it was written.
constexpr const char *findWanted = "CREATE TEMP TABLE wanted AS SELECT theirs.id,"
                                   " row_number() OVER (ORDER BY theirs.revision) AS number"
                                   " FROM other.sheet AS theirs LEFT JOIN main.sheet AS ours"
                                   " ON ours.id = theirs.id WHERE theirs.removed_at IS NULL AND ";
constexpr const char *wantedBeside =
    "(ours.id IS NULL OR (theirs.changed_at > ours.changed_at AND"
    " (ours.document <> theirs.document OR ours.finished <> theirs.finished)))";
constexpr const char *wantedInstead =
    "(ours.id IS NULL OR ours.removed_at IS NOT NULL OR ours.document <> theirs.document"
    " OR ours.finished <> theirs.finished)";

/// Takes what is in `wanted`; %1: the latest revision.
constexpr std::array takeWanted{
    "DELETE FROM main.player WHERE sheet IN (SELECT id FROM wanted)",
    "INSERT INTO main.sheet (id, document, finished, played_on, search, changed_at, removed_at,"
    " origin, edition, revision) SELECT id, document, finished, played_on, search, changed_at,"
    " NULL, origin, edition, %1 + number FROM other.sheet JOIN wanted USING (id) WHERE true"
    " ON CONFLICT (id) DO UPDATE SET document = excluded.document, finished = excluded.finished,"
    " played_on = excluded.played_on, search = excluded.search, changed_at = excluded.changed_at,"
    " removed_at = NULL, origin = excluded.origin, edition = excluded.edition,"
    " revision = excluded.revision",
    "INSERT INTO main.player (sheet, seat, name) SELECT sheet, seat, name FROM other.player"
    " WHERE sheet IN (SELECT id FROM wanted)",
    "INSERT OR IGNORE INTO main.person (name, id) SELECT name, id FROM other.person",
    "DROP TABLE wanted",
};

void removeCopy(const QString &copy) {
    for (const char *sidecar : {"", "-wal", "-shm"}) {
        QFile::remove(copy + QLatin1String(sidecar));
    }
}

} // namespace

OtherScores::OtherScores(const QSqlDatabase &database, const QString &file, const QString &here)
    : m_database(database)
    , m_here(here)
    , m_copy(here + QStringLiteral(".taken-") + QUuid::createUuid().toString(QUuid::Id128)) {
    // Who closes the file that is open here gives up SQLite's locks on it.
    if (QFileInfo(file) == QFileInfo(here) || !QFile::copy(file, m_copy)) {
        m_problem = OtherWords::tr("%1 cannot be read.").arg(file);
        return;
    }
    QFile::setPermissions(m_copy, QFile::ReadOwner | QFile::WriteOwner);
    {
        const ScoreHistory other(m_copy);
        const bool damaged = other.problem().isEmpty() && other.isDamaged();
        m_problem = damaged ? OtherWords::tr("%1 is no game history, or it is damaged.").arg(file)
                            : other.problem().replace(m_copy, file);
    }
    QSqlQuery query(database);
    query.prepare(QStringLiteral("ATTACH ? AS other"));
    query.addBindValue(m_copy);
    if (m_problem.isEmpty() && !query.exec()) {
        m_problem = scoreFailure(query.lastError(), file).why;
    }
}

OtherScores::~OtherScores() {
    QSqlQuery(m_database).exec(QStringLiteral("DETACH other"));
    removeCopy(m_copy);
}

QString OtherScores::takeInto(Taking how, int &taken) const {
    QSqlQuery query(m_database);
    const auto run = [&query](const QString &statement) { return query.exec(statement); };
    const auto number = [&](const QString &statement) {
        return run(statement) && query.next() ? query.value(0).toLongLong() : 0;
    };
    const bool all = how == Taking::instead;
    bool done = run(QLatin1String(findWanted) + QLatin1String(all ? wantedInstead : wantedBeside));
    taken = static_cast<int>(number(QStringLiteral("SELECT count(*) FROM wanted")));
    if (all) {
        done = done &&
               run(QStringLiteral("UPDATE main.sheet SET removed_at = %1 WHERE removed_at IS NULL"
                                  " AND id NOT IN (SELECT id FROM other.sheet"
                                  " WHERE removed_at IS NULL)")
                       .arg(QDateTime::currentMSecsSinceEpoch())) &&
               run(QStringLiteral("DELETE FROM main.person"));
    }
    const qint64 latest = number(QStringLiteral("SELECT max(revision) FROM main.sheet"));
    for (const char *statement : takeWanted) {
        const QString text = QString::fromLatin1(statement);
        done = done && run(text.contains(QLatin1String("%1")) ? text.arg(latest) : text);
    }
    return done ? QString() : scoreFailure(query.lastError(), m_here).why;
}

} // namespace mirabilia::store
