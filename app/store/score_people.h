// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <QHash>
#include <QSqlDatabase>
#include <QString>
#include <QStringList>

namespace mirabilia::store {

/// Somebody got another name: what is needed to take that back.
struct ScoreRenaming {
    QString from;
    QString to;
    bool merged = false; ///< somebody had that name already
    QString person;      ///< stored id of who was renamed; empty: the old name gave it
    QStringList sheets;  ///< on which the name was changed
};

/// The ids of those whose names do not give them, in an open history: who was renamed, and who has
/// come under a name that somebody else had before.
class ScorePeople {
public:
    explicit ScorePeople(const QSqlDatabase &database);

    /// Writes into a sheet who its players are. A file that it comes from may know it.
    void settle(scorer::Sheet &sheet);
    /// Empty: the name gives it.
    [[nodiscard]] QString id(const QString &name) const { return m_ids.value(name); }
    /// Empty: the name gives it, or nobody has that name.
    void set(const QString &name, const QString &id);

private:
    [[nodiscard]] QString idFor(const QString &name, const QString &carried);

    QSqlDatabase m_database;
    QHash<QString, QString> m_ids;
};

// Both work inside a transaction on the open history `file`. They return why not, or nothing.
[[nodiscard]] QString renamePerson(const QSqlDatabase &database, const QString &file,
                                   const QString &from, const QString &to, ScoreRenaming &done);
[[nodiscard]] QString nameAsBefore(const QSqlDatabase &database, const QString &file,
                                   const ScoreRenaming &renaming);

} // namespace mirabilia::store
