// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_services.h"

#include <QVariantList>
#include <qqmlintegration.h>

namespace mirabilia {

/// Everybody in the history, those who play most first; gives them other names.
class ScorePeopleModel : public QObject {
    Q_OBJECT
    /// Only names in which this occurs, whatever their case and accents.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed FINAL)
    /// The first `mostShown` of them: a list of `{key, name, sheets}`, where `key` is the name as
    /// it is kept.
    Q_PROPERTY(QVariantList shown READ shown NOTIFY changed FINAL)
    /// How many more there are.
    Q_PROPERTY(int others READ others NOTIFY changed FINAL)
    /// Names that differ only by case, accents or blanks: a list of `{from, to, text}`, where `to`
    /// plays more often.
    Q_PROPERTY(QVariantList alike READ alike NOTIFY changed FINAL)
    /// A name is being changed.
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    /// Why the last change came to nothing, in one sentence; empty: it did not.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.people")

public:
    explicit ScorePeopleModel(ScoreServices &services, QObject *parent = nullptr);

    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] QVariantList shown() const { return m_shown; }
    [[nodiscard]] int others() const { return m_others; }
    [[nodiscard]] QVariantList alike() const;
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString problem() const { return m_problem; }
    static constexpr int mostShown = 40;

    /// Reads who is there, with no search and no problem.
    Q_INVOKABLE void look();
    /// A name as it is kept; empty: it is none.
    Q_INVOKABLE [[nodiscard]] static QString tidied(const QString &name);
    /// Somebody has exactly this name: a renaming to it merges.
    Q_INVOKABLE [[nodiscard]] bool isKnown(const QString &name) const;
    /// Gives everybody called `from` the name `to`; `renamed` or `problem` tells of it.
    Q_INVOKABLE void rename(const QString &from, const QString &to);
    /// The other way round.
    void takeBack(const Renaming &renaming);
    void retranslate();

signals:
    void changed();
    /// Whoever has a sheet lays it down.
    void aboutToRename();
    void renamed(const mirabilia::Renaming &done);
    /// One sentence.
    void failed(const QString &why);

private:
    void read();
    void list();
    void begin();
    void end(const QString &problem);

    ScoreServices &m_services;
    QString m_search;
    QList<Person> m_people;
    QVariantList m_shown;
    int m_others = 0;
    QString m_problem;
    bool m_busy = false;
};

} // namespace mirabilia
