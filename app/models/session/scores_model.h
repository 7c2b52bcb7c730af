// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <vector>

namespace mirabilia::v1 {
class PlayerScore;
class TableView;
} // namespace mirabilia::v1

namespace mirabilia {

/// A column of the score sheet.
struct ScoreCategory {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString family MEMBER family)
    QML_ANONYMOUS

public:
    QString id;
    QString title;  ///< short, for column heads
    QString name;   ///< full, for sentences
    QString glyph;  ///< name in resources/icons
    QString family; ///< its colour represents the category; empty: gold
};

struct ScoreRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString board MEMBER board)
    Q_PROPERTY(QList<int> points MEMBER points)
    Q_PROPERTY(QList<int> sums MEMBER sums)
    Q_PROPERTY(QList<bool> best MEMBER best)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(bool isWinner MEMBER isWinner)
    Q_PROPERTY(bool isOwn MEMBER isOwn)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    int seat = 0;
    int place = 0; ///< row number in seating order, from 0
    QString name;
    QString color;
    QString board;     ///< "Giza A"
    QList<int> points; ///< per category
    QList<int> sums;   ///< sums of the first n categories, from none to all
    QList<bool> best;  ///< per category: the highest, and above 0
    int total = 0;
    int rank = 1;
    bool isWinner = false;
    bool isOwn = false;
    QString description; ///< accessible name
};

/// One line of an explained score.
struct ScoreLine {
    QString category;
    QString text;
    int points = 0;
    QString card; ///< id of the scoring card, or empty
};

/// The points of one player, as filled in by a game.
struct PlayerPoints {
    int seat = 0;
    QString name;
    QString color;
    QString board;
    QList<int> points; ///< per category
    int total = 0;
    int rank = 1;
    bool isWinner = false;
    bool isOwn = false;
    QList<ScoreLine> lines;
};

/// The points from the view; the game adds names, board and lines.
PlayerPoints pointsAt(const v1::TableView &view, const v1::PlayerScore &score,
                      const QList<ScoreCategory> &categories);
/// A board, with the coins left if coins break ties and there is a tie.
QString boardAt(const v1::TableView &view, const v1::PlayerScore &score, const QString &board);

/// The score sheet of any game, one row per player, winner first.
class ScoresModel : public mirabilia::ListModel {
    Q_OBJECT
    /// A list of ScoreCategory.
    Q_PROPERTY(QVariantList categories READ categories NOTIFY changed FINAL)
    /// The highest total.
    Q_PROPERTY(int most READ most NOTIFY changed FINAL)
    /// The viewer's distance to the winner, or the winner's lead, and its main causes: "Bo is 12
    /// points ahead of you, mainly from Wonder and Military". Empty for watchers.
    Q_PROPERTY(QString ownText READ ownText NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("TableModel.scores")

public:
    explicit ScoresModel(QObject *parent = nullptr);

    [[nodiscard]] QVariantList categories() const;
    [[nodiscard]] int most() const { return m_most; }
    [[nodiscard]] QString ownText() const;

    /// Explains a score: `{title, glyph, family, sum, sumText, lines}`, with lines as `{text,
    /// points, card}`. Empty for an unknown seat.
    Q_INVOKABLE [[nodiscard]] QVariantMap explain(int seat, const QString &category) const;

    void setScores(const QList<ScoreCategory> &categories, const QList<PlayerPoints> &players);

signals:
    void changed();

private:
    [[nodiscard]] QString descriptionOf(const PlayerPoints &player) const;
    /// The categories, two at most, in which the first has most more than the second.
    [[nodiscard]] QString mainlyFrom(const PlayerPoints &ahead, const PlayerPoints &behind) const;

    QList<ScoreCategory> m_categories;
    QList<PlayerPoints> m_players;
    int m_most = 0;
};

} // namespace mirabilia
