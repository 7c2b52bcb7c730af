// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <QList>

namespace mirabilia {

/// A costly decision of a player.
struct MistakeRow {
    Q_GADGET
    Q_PROPERTY(int decision MEMBER decision)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(QString played MEMBER played)
    Q_PROPERTY(QString better MEMBER better)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    int decision = 0;
    QString when;        ///< "Age II, turn 3"
    QString cost;        ///< "−12%"
    QString played;      ///< "Discard Altar"
    QString better;      ///< "Better: Build Baths. It brings the most points."
    QString description; ///< all of the above in one sentence, for screen readers
};

struct ReviewPlayerRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(bool isHere MEMBER isHere)
    Q_PROPERTY(bool isComputer MEMBER isComputer)
    Q_PROPERTY(QList<double> chances MEMBER chances)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QVariantList mistakes MEMBER mistakes)
    QML_ANONYMOUS

public:
    int seat = 0;
    QString name;
    QString mark;        ///< its initials, see SeatRow
    QString color;       ///< name in the seat palette
    bool isHere = false; ///< at this screen
    bool isComputer = false;
    QList<double> chances; ///< to win, after each turn, 0 to 1
    QString summary;       ///< of the chances, in a sentence
    QVariantList mistakes; ///< of MistakeRow
};

/// The players: people of this screen first, computers last.
class ReviewPlayersModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ReviewModel.players")

public:
    explicit ReviewPlayersModel(QObject *parent = nullptr)
        : ListModel(QMetaType::fromType<ReviewPlayerRow>(), parent) {}
    void setPlayers(const QList<ReviewPlayerRow> &rows) { assign(rows); }
    [[nodiscard]] const ReviewPlayerRow &player(int row) const { return at<ReviewPlayerRow>(row); }
};

struct ReviewTurnRow {
    Q_GADGET
    Q_PROPERTY(int decision MEMBER decision)
    Q_PROPERTY(double place MEMBER place)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString ageBegun MEMBER ageBegun)
    Q_PROPERTY(QString chances MEMBER chances)
    QML_ANONYMOUS

public:
    int decision = 0; ///< the first one of the turn
    double place = 0; ///< in the whole game, 0 to 1
    QString title;    ///< "Age II, turn 3", "The end"
    QString ageBegun; ///< the age this turn begins, "II", or empty
    QString chances;  ///< "Ada 45%, Bo 30% and Cleo 25%"
};

/// The turns of the game judged so far, and its end.
class ReviewTurnsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ReviewModel.turns")

public:
    explicit ReviewTurnsModel(QObject *parent = nullptr)
        : ListModel(QMetaType::fromType<ReviewTurnRow>(), parent) {}
    void setTurns(const QList<ReviewTurnRow> &rows) { assign(rows); }
    [[nodiscard]] const ReviewTurnRow &turn(int row) const { return at<ReviewTurnRow>(row); }
};

} // namespace mirabilia
