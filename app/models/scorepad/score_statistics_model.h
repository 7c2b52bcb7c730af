// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/scorepad/chosen_player.h"
#include "app/models/scorepad/score_index.h"
#include "app/models/scorepad/score_rules.h"
#include "app/models/scorepad/score_services.h"
#include "app/models/scorepad/score_words.h"
#include "app/models/scorepad/statistics_filter.h"
#include "scorer/statistics.h"

#include <QTimer>

#include <array>
#include <set>
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
    Q_PROPERTY(QString averageText MEMBER averageText)
    Q_PROPERTY(QString trendText MEMBER trendText)
    Q_PROPERTY(QString bestCategory MEMBER bestCategory)
    Q_PROPERTY(QStringList more MEMBER more)
    Q_PROPERTY(QString text MEMBER text)
    QML_ANONYMOUS

public:
    QString key;          ///< the player's name; "giza/A"; a row's id
    QString name;         ///< to show
    QString shortName;    ///< wonders: "Giza A"; categories: "Military"; for charts
    int games = 0;        ///< that the figures rest on
    int wins = 0;         ///< shared ones count, ties that nobody knows how they broke do not
    double winRate = 0;   ///< 0 to 1
    double average = 0;   ///< points
    QString averageText;  ///< "37.5"
    int best = 0;         ///< points
    int doubtful = 0;     ///< totals that are left out: their rows give another
    QString trendText;    ///< players: points gained with each game, "+1.5"; empty: none
    QString bestCategory; ///< players: where they are furthest above the others, in words
    QStringList more;     ///< further figures, each in words: "rating 1516", "2.5 by chance"
    QString text;         ///< all of it in one sentence, for screen readers
};

/// Rows of one table of figures, most games first.
class StatisticsTable : public mirabilia::ListModel {
    Q_OBJECT
    /// The highest average, which fills a bar.
    Q_PROPERTY(double highest READ highest NOTIFY shownChanged FINAL)
    /// How often each won, in the order of the rows: a list of `{name, parts: [won, other games],
    /// games}`.
    Q_PROPERTY(QVariantList bars READ bars NOTIFY shownChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreStatisticsModel")

public:
    explicit StatisticsTable(QObject *parent = nullptr);
    void setRows(const QList<StatisticsRow> &rows);
    [[nodiscard]] const StatisticsRow &row(int number) const { return at<StatisticsRow>(number); }
    [[nodiscard]] double highest() const { return m_highest; }
    [[nodiscard]] QVariantList bars() const { return m_bars; }

signals:
    void shownChanged();

private:
    double m_highest = 0;
    QVariantList m_bars;
};

/// What the finished sheets of one box tell. They are counted, a few at a time so that the window
/// stays alive, when somebody looks and there are others than last time.
class ScoreStatisticsModel : public QObject {
    Q_OBJECT
    /// "classic", "duel" or "dice".
    Q_PROPERTY(QString box READ box WRITE setBox NOTIFY changed FINAL)
    /// Only games of so many players count; 0: all.
    Q_PROPERTY(int tableSize READ tableSize WRITE setTableSize NOTIFY filterChanged FINAL)
    /// Of how many players there are games of the box, ascending.
    Q_PROPERTY(QList<int> tableSizes READ tableSizes NOTIFY changed FINAL)
    /// Only games of this edition count, one of `editions`; empty: all.
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY filterChanged FINAL)
    /// Of which editions there are games of the box, see ScoreWords::editions.
    Q_PROPERTY(QVariantList editions READ editions NOTIFY changed FINAL)
    /// When, where, with whom and with what they were played.
    Q_PROPERTY(mirabilia::StatisticsFilter *filter READ filter CONSTANT FINAL)
    /// Computers have figures too, under names that tell what they are.
    Q_PROPERTY(
        bool withComputers READ withComputers WRITE setWithComputers NOTIFY filterChanged FINAL)
    /// A computer played in some game of the box.
    Q_PROPERTY(bool hasComputers READ hasComputers NOTIFY changed FINAL)
    /// Somebody looks at the figures.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY shownChanged FINAL)
    /// Games are being counted: the figures here are those of before.
    Q_PROPERTY(bool isCounting READ isCounting NOTIFY countingChanged FINAL)
    /// How much of that is done, 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY countingChanged FINAL)
    /// Finished games that everything here rests on.
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    /// Of which games the averages are, with or without expansions, in one sentence; empty: there
    /// are only games of one kind.
    Q_PROPERTY(QString mixText READ mixText NOTIFY changed FINAL)
    /// How long a game takes; empty: nobody knows.
    Q_PROPERTY(QString timeText READ timeText NOTIFY changed FINAL)
    /// Duel: how games were won, of all and of each player: a list of `{name, parts: [points,
    /// military, science, political], games}`.
    Q_PROPERTY(QVariantList victories READ victories NOTIFY changed FINAL)
    /// Per player.
    Q_PROPERTY(mirabilia::StatisticsTable *players READ players CONSTANT FINAL)
    /// Per wonder and side (not in Duel, where a city has four).
    Q_PROPERTY(mirabilia::StatisticsTable *wonders READ wonders CONSTANT FINAL)
    /// Per seat, of the games whose seats are known.
    Q_PROPERTY(mirabilia::StatisticsTable *seats READ seats CONSTANT FINAL)
    /// Per category: average and best, `games` = filled-in values.
    Q_PROPERTY(mirabilia::StatisticsTable *categories READ categories CONSTANT FINAL)
    /// What wins: the winners' points by category beside everybody's, a list of `comparison`s.
    Q_PROPERTY(QVariantList winners READ winners NOTIFY changed FINAL)
    /// Of which games that is.
    Q_PROPERTY(QString winnersText READ winnersText NOTIFY changed FINAL)
    /// One of the players, whom somebody looks at.
    Q_PROPERTY(mirabilia::ChosenPlayer *player READ player CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.statistics")

public:
    ScoreStatisticsModel(ScoreServices &services, ScoreIndex &index, const ScoreRules &rules,
                         const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] QString box() const;
    void setBox(const QString &box);
    [[nodiscard]] int tableSize() const { return m_tableSize; }
    void setTableSize(int players);
    [[nodiscard]] QList<int> tableSizes() const;
    [[nodiscard]] QString edition() const { return m_edition; }
    void setEdition(const QString &edition);
    [[nodiscard]] QVariantList editions() const;
    [[nodiscard]] StatisticsFilter *filter() const { return m_filter; }
    [[nodiscard]] bool withComputers() const { return m_withComputers; }
    void setWithComputers(bool with);
    [[nodiscard]] bool hasComputers() const { return found().computers; }
    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] bool isCounting() const { return m_nextSlice.isActive(); }
    [[nodiscard]] double progress() const;
    [[nodiscard]] int games() const { return figures().games; }
    [[nodiscard]] QString mixText() const;
    [[nodiscard]] QString timeText() const;
    [[nodiscard]] QVariantList victories() const;
    [[nodiscard]] StatisticsTable *players() const { return m_players; }
    [[nodiscard]] StatisticsTable *wonders() const { return m_wonders; }
    [[nodiscard]] StatisticsTable *seats() const { return m_seats; }
    [[nodiscard]] StatisticsTable *categories() const { return m_categories; }
    [[nodiscard]] QVariantList winners() const;
    [[nodiscard]] QString winnersText() const { return compared().text(); }
    [[nodiscard]] ChosenPlayer *player() const { return m_player; }

    /// The figures as they are, said in the language in use.
    void show();

    /// So many sheets are read at a time.
    static constexpr int sliceSize = 100;

signals:
    void shownChanged();
    void countingChanged();
    void filterChanged();
    /// The figures are others now.
    void changed();

private:
    /// What there is to ask for, whatever is asked.
    struct Found {
        std::set<int> tableSizes;
        std::set<QString> editions; ///< as scorer::editionMark has them
        bool computers = false;
    };

    void recount();
    void count();
    void countSlice();
    void count(scorer::Sheet sheet);
    [[nodiscard]] ComparedGames compared() const { return {figures().games, figures().expanded}; }
    [[nodiscard]] const Found &found() const { return m_found[static_cast<std::size_t>(m_box)]; }
    /// The figures of the box.
    [[nodiscard]] const scorer::Statistics &figures() const;
    void showPlayers();
    [[nodiscard]] QStringList more(const scorer::PlayerStatistics &player) const;
    /// The averages of both kinds of games, or that there are only games of the kind that is not
    /// compared; at most one sentence.
    [[nodiscard]] QStringList splitText(const scorer::SplitMean &split) const;
    void showWonders();
    void showSeats();
    void showCategories();

    ScoreServices &m_services;
    ScoreIndex &m_index;
    const ScoreRules &m_rules;
    ScoreWords m_words;
    scorer::Box m_box = scorer::Box::classic;
    int m_tableSize = 0;
    QString m_edition;
    StatisticsFilter *m_filter;
    scorer::Filter m_wanted; ///< what `m_filter` meant when the counting began
    bool m_withComputers = false;
    bool m_shown = false;
    bool m_outdated = true;                     ///< there are other games than have been counted
    std::vector<ScoreIndex::Entry> m_uncounted; ///< the oldest game last
    std::size_t m_toCount = 0;                  ///< all of them
    std::vector<scorer::StatisticsCollector> m_collectors; ///< one a box
    std::array<scorer::Statistics, scorer::boxCount> m_figures;
    std::array<Found, scorer::boxCount> m_found;
    QTimer m_nextSlice;
    StatisticsTable *m_players;
    StatisticsTable *m_wonders;
    StatisticsTable *m_seats;
    StatisticsTable *m_categories;
    ChosenPlayer *m_player;
};

} // namespace mirabilia
