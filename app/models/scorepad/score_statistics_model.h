// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/scorepad/score_index.h"
#include "app/models/scorepad/score_rules.h"
#include "app/models/scorepad/score_services.h"
#include "app/models/scorepad/score_words.h"
#include "scorer/statistics.h"

#include <QTimer>

#include <array>
#include <vector>

namespace mirabilia {

class Catalogue;

/// Figures of one player, or of one wonder and side. Each with its count of games.
struct StatisticsRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString shortName MEMBER shortName)
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int wins MEMBER wins)
    Q_PROPERTY(double winRate MEMBER winRate)
    Q_PROPERTY(double average MEMBER average)
    Q_PROPERTY(int best MEMBER best)
    Q_PROPERTY(int doubtful MEMBER doubtful)
    Q_PROPERTY(double trend MEMBER trend)
    Q_PROPERTY(QString bestCategory MEMBER bestCategory)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(double winnersAverage MEMBER winnersAverage)
    QML_ANONYMOUS

public:
    QString key;               ///< the player's name; "giza/A"; a row's id
    QString name;              ///< to show
    QString shortName;         ///< wonders: "Giza A"; categories: "Military"; for charts
    int games = 0;             ///< that the figures rest on
    int wins = 0;              ///< shared ones count, ties that nobody knows how they broke do not
    double winRate = 0;        ///< 0 to 1
    double average = 0;        ///< points
    int best = 0;              ///< points
    int doubtful = 0;          ///< totals that are left out: their rows give another
    double trend = 0;          ///< players: points gained with each game
    QString bestCategory;      ///< players: where they are furthest above the others, in words
    QString text;              ///< all of it in one sentence, for screen readers
    double winnersAverage = 0; ///< categories: points of those who won
};

/// Rows of one table of figures, most games first.
class StatisticsTable : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScoreStatisticsModel")

public:
    explicit StatisticsTable(QObject *parent = nullptr);
    void setRows(const QList<StatisticsRow> &rows) { assign(rows); }
    [[nodiscard]] const StatisticsRow &row(int number) const { return at<StatisticsRow>(number); }
};

/// What the finished sheets of one box tell. They are counted, a few at a time so that the window
/// stays alive, when somebody looks and there are others than last time.
class ScoreStatisticsModel : public QObject {
    Q_OBJECT
    /// "classic", "duel" or "dice".
    Q_PROPERTY(QString box READ box WRITE setBox NOTIFY changed FINAL)
    /// Somebody looks at the figures.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY shownChanged FINAL)
    /// Games are being counted: the figures here are those of before.
    Q_PROPERTY(bool isCounting READ isCounting NOTIFY countingChanged FINAL)
    /// How much of that is done, 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY countingChanged FINAL)
    /// Finished games that everything here rests on.
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    /// Per player.
    Q_PROPERTY(mirabilia::StatisticsTable *players READ players CONSTANT FINAL)
    /// Per wonder and side (not in Duel, where a city has four).
    Q_PROPERTY(mirabilia::StatisticsTable *wonders READ wonders CONSTANT FINAL)
    /// Per category: average and best, `games` = filled-in values.
    Q_PROPERTY(mirabilia::StatisticsTable *categories READ categories CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.statistics")

public:
    ScoreStatisticsModel(ScoreServices &services, ScoreIndex &index, const ScoreRules &rules,
                         const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] QString box() const;
    void setBox(const QString &box);
    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] bool isCounting() const { return m_nextSlice.isActive(); }
    [[nodiscard]] double progress() const;
    [[nodiscard]] int games() const { return figures().games; }
    [[nodiscard]] StatisticsTable *players() const { return m_players; }
    [[nodiscard]] StatisticsTable *wonders() const { return m_wonders; }
    [[nodiscard]] StatisticsTable *categories() const { return m_categories; }

    /// Games that both played: `{games, wins, otherWins, shared, difference, text,
    /// differenceText}`, where wins are places ahead of the other and difference is the mean of the
    /// points above the other's.
    Q_INVOKABLE [[nodiscard]] QVariantMap headToHead(const QString &player,
                                                     const QString &other) const;
    /// The same against everybody whom the player met, most games first: a list of maps as above
    /// with `{key, name}`.
    Q_INVOKABLE [[nodiscard]] QVariantList rivals(const QString &player) const;
    /// Totals of a player over time, oldest first: a list of `{game, total, isFirst}` of the latest
    /// games, at most so many; `game` counts all of the player's from 1.
    Q_INVOKABLE [[nodiscard]] QVariantList series(const QString &player, int most) const;
    /// Averages of a player by category, and everybody's: a list of `{rowId, name, shortName,
    /// average, all, games}`.
    Q_INVOKABLE [[nodiscard]] QVariantList profile(const QString &player) const;

    /// The figures as they are, said in the language in use.
    void show();

    /// So many sheets are read at a time.
    static constexpr int sliceSize = 100;

signals:
    void shownChanged();
    void countingChanged();
    /// The figures are others now.
    void changed();

private:
    void recount();
    void count();
    void countSlice();
    /// The figures of the box.
    [[nodiscard]] const scorer::Statistics &figures() const;
    [[nodiscard]] const scorer::PlayerStatistics *find(const QString &player) const;
    /// The pair as the first of them sees it; without games if they never met.
    [[nodiscard]] scorer::HeadToHead pairOf(const std::string &player,
                                            const std::string &other) const;
    [[nodiscard]] static QVariantMap describe(const scorer::HeadToHead &pair);
    void showPlayers();
    void showWonders();
    void showCategories();

    ScoreServices &m_services;
    ScoreIndex &m_index;
    const ScoreRules &m_rules;
    ScoreWords m_words;
    scorer::Box m_box = scorer::Box::classic;
    bool m_shown = false;
    bool m_outdated = true;                     ///< there are other games than have been counted
    std::vector<ScoreIndex::Entry> m_uncounted; ///< the oldest game last
    std::size_t m_toCount = 0;                  ///< all of them
    std::vector<scorer::StatisticsCollector> m_collectors; ///< one a box
    std::array<scorer::Statistics, scorer::boxCount> m_figures;
    QTimer m_nextSlice;
    StatisticsTable *m_players;
    StatisticsTable *m_wonders;
    StatisticsTable *m_categories;
};

} // namespace mirabilia
