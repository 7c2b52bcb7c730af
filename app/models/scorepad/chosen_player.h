// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_words.h"
#include "scorer/statistics.h"

#include <QObject>
#include <QVariant>
#include <qqmlintegration.h>

namespace mirabilia {

/// Games whose averages are compared: where there are some with and some without expansions, those
/// of one kind, as points are not the same in them.
struct ComparedGames {
    bool mixed = false; ///< there are others
    bool expanded = false;
    int count = 0;

    /// Of all games and of those with expansions: the kind that there are more of.
    ComparedGames(int games, int withExpansions);

    [[nodiscard]] const scorer::Mean &of(const scorer::Mean &all,
                                         const scorer::SplitMean &split) const;
    /// "Average points in 12 games without expansions"
    [[nodiscard]] QString text() const;
};

/// The points of one player, or of the winners, in a category beside everybody's: `{name,
/// shortName, average, all, averageText, allText, games}`.
QVariantMap comparison(const ScoreWords &words, const PadRow &category, const scorer::Mean &points,
                       const scorer::Mean &all);

/// What the finished games of one box tell of one player.
class ChosenPlayer : public QObject {
    Q_OBJECT
    /// The name that the figures are kept under: what was chosen, else who plays here, else who
    /// played most of those who have figures; empty if there are none at all.
    Q_PROPERTY(QString key READ key WRITE choose NOTIFY changed FINAL)
    /// The name of the person who plays here; telling it is to look anew, with nobody chosen.
    Q_PROPERTY(QString here READ here WRITE setHere NOTIFY changed FINAL)
    /// The same as it is shown.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// Games whose total is known.
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    /// Of these, for games without expansions and with: a list of `{average, expanded}`, of the
    /// kinds that there are.
    Q_PROPERTY(QVariantList averages READ averages NOTIFY changed FINAL)
    /// Totals over time, the latest `mostGames` of them, oldest first: a list of `{game, total,
    /// isFirst, expanded}`, where `game` counts from 1.
    Q_PROPERTY(QVariantList series READ series NOTIFY changed FINAL)
    Q_PROPERTY(int mostGames READ mostGames CONSTANT FINAL)
    /// By category, beside everybody: a list of `comparison`s.
    Q_PROPERTY(QVariantList profile READ profile NOTIFY changed FINAL)
    /// Of which games that is.
    Q_PROPERTY(QString profileText READ profileText NOTIFY changed FINAL)
    /// Against everybody whom the player met, most games first: a list of `{key, name, games,
    /// parts: [ahead, level, behind], text, differenceText}`.
    Q_PROPERTY(QVariantList rivals READ rivals NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreStatisticsModel.player")

public:
    explicit ChosenPlayer(const ScoreWords &words, QObject *parent = nullptr);

    [[nodiscard]] QString key() const;
    void choose(const QString &key);
    [[nodiscard]] QString here() const { return m_here; }
    void setHere(const QString &name);
    [[nodiscard]] QString name() const;
    [[nodiscard]] int games() const;
    [[nodiscard]] QVariantList averages() const;
    [[nodiscard]] QVariantList series() const;
    [[nodiscard]] static int mostGames() { return 100; }
    [[nodiscard]] QVariantList profile() const;
    [[nodiscard]] QString profileText() const { return compared().text(); }
    [[nodiscard]] QVariantList rivals() const;

    /// The figures are these now, in the language in use; they outlive what is asked here.
    void show(scorer::Box box, const scorer::Statistics &figures);

signals:
    void changed();

private:
    /// Null: no figures of that name.
    [[nodiscard]] const scorer::PlayerStatistics *find(const QString &key) const;
    [[nodiscard]] ComparedGames compared() const;
    [[nodiscard]] QVariantMap rival(const scorer::HeadToHead &pair) const;

    const ScoreWords &m_words;
    QString m_wanted;
    QString m_here;
    scorer::Box m_box = scorer::Box::classic;
    const scorer::Statistics *m_figures = nullptr;
    const scorer::PlayerStatistics *m_player = nullptr; ///< null: there are no figures
};

} // namespace mirabilia
