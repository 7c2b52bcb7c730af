// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <cstdint>

namespace mirabilia::store {

enum class Taking : std::uint8_t;

/// Another history, or a copy of this one, at hand to be taken from. It is read from a copy of its
/// own, so that nothing about it changes and one of an older version is brought up to date.
class OtherScores {
public:
    /// `here` is the history that takes, open on `database`.
    OtherScores(const QSqlDatabase &database, const QString &file, const QString &here);
    ~OtherScores();
    OtherScores(const OtherScores &) = delete;
    OtherScores &operator=(const OtherScores &) = delete;
    OtherScores(OtherScores &&) = delete;
    OtherScores &operator=(OtherScores &&) = delete;

    /// Why it cannot be used; empty: it can.
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Inside a transaction. Returns why not, or nothing.
    [[nodiscard]] QString takeInto(Taking how, int &taken) const;

private:
    QSqlDatabase m_database;
    QString m_here;
    QString m_copy;
    QString m_problem;
};

} // namespace mirabilia::store
