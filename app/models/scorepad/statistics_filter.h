// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_words.h"
#include "scorer/filter.h"

#include <QObject>
#include <QVariantList>
#include <qqmlintegration.h>

#include <array>
#include <map>
#include <set>

namespace mirabilia {

/// Which games figures are about: when, where, with whom, with which expansions.
class StatisticsFilter : public QObject {
    Q_OBJECT
    /// One of `periods`: "" all time, "12" the last twelve months, "2026" a year, "own" from
    /// `since` until `until`.
    Q_PROPERTY(QString period READ period WRITE setPeriod NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList periods READ periods NOTIFY choicesChanged FINAL)
    /// Days as they were typed; empty: any.
    Q_PROPERTY(QString since READ since WRITE setSince NOTIFY changed FINAL)
    Q_PROPERTY(QString until READ until WRITE setUntil NOTIFY changed FINAL)
    /// What was typed is no day.
    Q_PROPERTY(bool sinceIsWrong READ sinceIsWrong NOTIFY changed FINAL)
    Q_PROPERTY(bool untilIsWrong READ untilIsWrong NOTIFY changed FINAL)
    /// All of them sat there: a list of `{value, text}`.
    Q_PROPERTY(QVariantList people READ people NOTIFY changed FINAL)
    /// Who else there is, a hint first: a list of `{value, text}`.
    Q_PROPERTY(QVariantList others READ others NOTIFY choicesChanged FINAL)
    /// One of `places`; empty: anywhere. The list is empty where there is nothing to choose.
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList places READ places NOTIFY choicesChanged FINAL)
    /// One of `expansionChoices`: "", "none", "some", or one of them. The same holds for the list.
    Q_PROPERTY(QString expansions READ expansions WRITE setExpansions NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList expansionChoices READ expansionChoices NOTIFY choicesChanged FINAL)
    /// Not all games are meant.
    Q_PROPERTY(bool isSet READ isSet NOTIFY changed FINAL)
    /// "2026 · with Ada and Bo"; "All games"
    Q_PROPERTY(QString text READ text NOTIFY choicesChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreStatisticsModel.filter")

public:
    explicit StatisticsFilter(const ScoreWords &words, QObject *parent = nullptr);

    [[nodiscard]] QString period() const { return m_period; }
    void setPeriod(const QString &period);
    [[nodiscard]] QVariantList periods() const;
    [[nodiscard]] QString since() const { return m_since; }
    void setSince(const QString &day);
    [[nodiscard]] QString until() const { return m_until; }
    void setUntil(const QString &day);
    [[nodiscard]] bool sinceIsWrong() const { return isWrong(m_since); }
    [[nodiscard]] bool untilIsWrong() const { return isWrong(m_until); }
    [[nodiscard]] QVariantList people() const;
    [[nodiscard]] QVariantList others() const;
    [[nodiscard]] QString place() const { return m_place; }
    void setPlace(const QString &place);
    [[nodiscard]] QVariantList places() const;
    [[nodiscard]] QString expansions() const { return m_expansions; }
    void setExpansions(const QString &expansions);
    [[nodiscard]] QVariantList expansionChoices() const;
    [[nodiscard]] bool isSet() const { return !(filter() == scorer::Filter()); }
    [[nodiscard]] QString text() const;

    Q_INVOKABLE void addPerson(const QString &name);
    Q_INVOKABLE void removePerson(const QString &name);
    /// All games.
    Q_INVOKABLE void clear();

    /// What is meant, without the box.
    [[nodiscard]] scorer::Filter filter() const;
    /// Games are about to be counted: what there is to choose from is noted anew.
    void begin();
    void note(const scorer::Sheet &sheet);
    /// They have been counted.
    void end();
    /// Figures of this box are shown.
    void show(scorer::Box box);

signals:
    void changed();
    void choicesChanged();

private:
    struct Choices {
        std::set<QString> years;
        std::map<std::string, int> people; ///< and their games
        std::set<std::string> places;
        std::set<std::string> expansions;
        bool without = false; ///< there are games without any
    };

    [[nodiscard]] bool isWrong(const QString &day) const;
    [[nodiscard]] std::string day(const QString &written) const;
    [[nodiscard]] QString periodText() const;
    [[nodiscard]] QString expansionText(const QString &value) const;
    [[nodiscard]] const Choices &choices() const;
    void set(QString &value, const QString &wanted);
    void tell();

    const ScoreWords &m_words;
    QString m_period;
    QString m_since;
    QString m_until;
    QStringList m_people;
    QString m_place;
    QString m_expansions;
    scorer::Box m_box = scorer::Box::classic;
    std::array<Choices, scorer::boxCount> m_choices;
    std::array<Choices, scorer::boxCount> m_noted; ///< until all games have been
};

} // namespace mirabilia
