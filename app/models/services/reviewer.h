// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

#include <QList>
#include <QObject>
#include <QString>

namespace mirabilia {

/// A point of the curves: the chances to win after a turn.
struct ReviewedTurn {
    int age = 0;           ///< 0: before the first, or a game without ages
    int number = 0;        ///< turn of the age, round, or (Duel) move
    int first = 0;         ///< the first decision of the turn, from 0
    QList<double> chances; ///< by player, 0 to 1
};

/// A decision that lowered its player's chance to win.
struct Mistake {
    int decision = 0; ///< from 0
    int age = 0;      ///< see ReviewedTurn
    int number = 0;
    int seat = 0; ///< the seat it was made for
    v1::Move played;
    v1::Move better;
    QString reason;    ///< why that is better; see HintedMove
    double before = 0; ///< the chance to win with the better move
    double cost = 0;   ///< how much of it was lost
};

/// The review of a game as far as its decisions have been judged.
struct GameReview {
    int decisions = 0; ///< of the whole game
    int judged = 0;    ///< of these, from the first on
    QList<ReviewedTurn> curve;
    QList<double> end;              ///< each player's share of the victory
    QList<QList<Mistake>> mistakes; ///< by player, the costliest first

    [[nodiscard]] bool isWhole() const { return judged == decisions; }
};

/// Reviews finished games, one at a time. Lives in the models' thread and searches in others.
class Reviewer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Reviews the game of this record (RunningGame::exportRecord); answered by `found` and
    /// `failed`. A stopped review continues where it was.
    virtual void review(const QString &record) = 0;
    virtual void stop() = 0;

signals:
    /// More is known than before.
    void found(const mirabilia::GameReview &review);
    /// The game cannot be reviewed; `why` in one sentence.
    void failed(const QString &why);
};

} // namespace mirabilia
