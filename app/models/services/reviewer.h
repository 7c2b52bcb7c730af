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
    int number = 0;        ///< of the turn of its age, of the round, or (Duel) of the move
    int first = 0;         ///< the first decision of the turn, counted from 0
    QList<double> chances; ///< by player, from 0 to 1
};

/// A decision that took from the chance to win of who made it.
struct Mistake {
    int decision = 0; ///< its number in the game, from 0
    int age = 0;      ///< see ReviewedTurn
    int number = 0;
    int seat = 0; ///< that it was made for
    v1::Move played;
    v1::Move better;
    QString reason;    ///< why that is better; see HintedMove
    double before = 0; ///< the chance to win if the better move had been played
    double cost = 0;   ///< what was taken from it
};

/// What is known of a game when some of its decisions have been judged.
struct GameReview {
    int decisions = 0; ///< of the whole game
    int judged = 0;    ///< of these, the first
    QList<ReviewedTurn> curve;
    QList<double> end;              ///< each player's part of the victory
    QList<QList<Mistake>> mistakes; ///< by player, those that cost most first

    [[nodiscard]] bool isWhole() const { return judged == decisions; }
};

/// Looks back on finished games, one at a time. It lives in the thread of the models and thinks in
/// others.
class Reviewer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks back on the game of this record (RunningGame::exportRecord); answered by `found` and
    /// `failed`. One that was stopped goes on where it was.
    virtual void review(const QString &record) = 0;
    virtual void stop() = 0;

signals:
    /// More of it is known than before.
    void found(const mirabilia::GameReview &review);
    /// Nobody can look back on this: why, in one sentence.
    void failed(const QString &why);
};

} // namespace mirabilia
