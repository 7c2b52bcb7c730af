// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/score_people.h"

#include "app/store/score_migrations.h"
#include "scorer/export.h"
#include "scorer/person.h"
#include "scorer/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <span>

namespace mirabilia::store {

namespace {

struct PeopleWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreHistory)
};

QSqlQuery run(const QSqlDatabase &database, const QString &statement, const QVariantList &values) {
    QSqlQuery query(database);
    query.prepare(statement);
    for (const QVariant &value : values) {
        query.addBindValue(value);
    }
    query.exec();
    return query;
}

QString plainId(const QString &name) {
    return QString::fromStdString(scorer::personIdOf(name.toStdString()));
}

/// One person of a sheet under another name; neighbours are known by their names.
struct NewName {
    std::string from;
    std::string to;
    std::string person;

    void write(scorer::Sheet &sheet) const {
        const std::string read = scorer::tidied(from); // as a document is
        for (scorer::Entry &entry : sheet.entries) {
            if (entry.player == read && !entry.computer) {
                entry.player = to;
                entry.person = person;
            }
            for (std::string *neighbour : {&entry.left, &entry.right}) {
                *neighbour = *neighbour == read ? to : *neighbour;
            }
        }
    }
};

/// A damaged sheet is left as it is.
QSqlError rewrite(const QSqlDatabase &database, const QString &id, const NewName &name) {
    QSqlQuery read = run(database, QStringLiteral("SELECT document FROM sheet WHERE id = ?"), {id});
    auto import = read.next() ? scorer::readJson(read.value(0).toString().toStdString())
                              : scorer::Reading("no_json");
    if (!import.ok() || import.value().sheets.size() != 1) {
        return read.lastError();
    }
    scorer::Sheet &sheet = import.value().sheets.front();
    name.write(sheet);
    const QSqlQuery written =
        run(database,
            QStringLiteral("UPDATE sheet SET document = ?, search = ?, changed_at = ?, revision ="
                           " (SELECT coalesce(max(revision), 0) + 1 FROM sheet) WHERE id = ?"),
            {QString::fromStdString(scorer::writeJson(std::span(&sheet, 1))), searchColumn(sheet),
             QDateTime::currentMSecsSinceEpoch(), id});
    if (written.lastError().isValid()) {
        return written.lastError();
    }
    return run(database, QStringLiteral("UPDATE player SET name = ? WHERE sheet = ? AND name = ?"),
               {QString::fromStdString(name.to), id, QString::fromStdString(name.from)})
        .lastError();
}

QString rewriteAll(const QSqlDatabase &database, const QString &file, const QStringList &sheets,
                   const NewName &name) {
    for (const QString &id : sheets) {
        if (const QSqlError error = rewrite(database, id, name); error.isValid()) {
            return scoreFailure(error, file).why;
        }
    }
    return {};
}

QStringList sheetsOf(const QSqlDatabase &database, const QString &name) {
    QSqlQuery query = run(database,
                          QStringLiteral("SELECT DISTINCT sheet FROM player WHERE name = ?"
                                         " ORDER BY (SELECT revision FROM sheet WHERE id = sheet)"),
                          {name});
    QStringList sheets;
    while (query.next()) {
        sheets.append(query.value(0).toString());
    }
    return sheets;
}

} // namespace

ScorePeople::ScorePeople(const QSqlDatabase &database) : m_database(database) {
    QSqlQuery query = run(database, QStringLiteral("SELECT name, id FROM person"), {});
    while (query.next()) {
        m_ids.insert(query.value(0).toString(), query.value(1).toString());
    }
}

void ScorePeople::settle(scorer::Sheet &sheet) {
    for (scorer::Entry &entry : sheet.entries) {
        const bool known = !entry.player.empty() && !entry.computer;
        if (known && (!entry.person.empty() || !m_ids.isEmpty())) {
            entry.person =
                idFor(QString::fromStdString(entry.player), QString::fromStdString(entry.person))
                    .toStdString();
        }
    }
}

QString ScorePeople::idFor(const QString &name, const QString &carried) {
    if (m_ids.contains(name)) {
        return m_ids.value(name);
    }
    const auto isFree = [this](const QString &id) { return m_ids.key(id).isEmpty(); };
    const QString plain = plainId(name);
    if (!carried.isEmpty() && carried != plain && isFree(carried)) {
        set(name, carried);
    } else if (!isFree(plain)) { // who had that name before has it still
        set(name, QStringLiteral("person-") + QUuid::createUuid().toString(QUuid::Id128));
    }
    return m_ids.value(name);
}

void ScorePeople::set(const QString &name, const QString &id) {
    if (id.isEmpty() || id == plainId(name)) {
        m_ids.remove(name);
        run(m_database, QStringLiteral("DELETE FROM person WHERE name = ?"), {name});
    } else {
        m_ids.insert(name, id);
        run(m_database, QStringLiteral("INSERT OR REPLACE INTO person (name, id) VALUES (?, ?)"),
            {name, id});
    }
}

QString renamePerson(const QSqlDatabase &database, const QString &file, const QString &from,
                     const QString &to, ScoreRenaming &done) {
    QSqlQuery together = run(database,
                             QStringLiteral("SELECT 1 FROM player AS one JOIN player AS other"
                                            " ON one.sheet = other.sheet AND other.name = ?"
                                            " WHERE one.name = ? LIMIT 1"),
                             {to, from});
    if (together.next()) {
        return PeopleWords::tr("%1 and %2 have sat at one table: they are two people.")
            .arg(from, to);
    }
    ScorePeople people(database);
    done = {from, to, !sheetsOf(database, to).isEmpty(), people.id(from), sheetsOf(database, from)};
    if (done.sheets.isEmpty()) {
        return PeopleWords::tr("Nobody called %1 is in the history.").arg(from);
    }
    people.set(from, {});
    if (!done.merged) {
        people.set(to, done.person.isEmpty() ? plainId(from) : done.person);
    }
    return rewriteAll(database, file, done.sheets,
                      {from.toStdString(), to.toStdString(), people.id(to).toStdString()});
}

QString nameAsBefore(const QSqlDatabase &database, const QString &file,
                     const ScoreRenaming &renaming) {
    ScorePeople people(database);
    if (!renaming.merged) {
        people.set(renaming.to, {});
    }
    people.set(renaming.from, renaming.person);
    return rewriteAll(
        database, file, renaming.sheets,
        {renaming.to.toStdString(), renaming.from.toStdString(), renaming.person.toStdString()});
}

} // namespace mirabilia::store
