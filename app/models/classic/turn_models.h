// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_enums.h"
#include "app/models/common/list_model.h"

namespace mirabilia {

struct RevealRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString initials MEMBER initials)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(mirabilia::ClassicAction::Kind action MEMBER action)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(int age MEMBER age)
    Q_PROPERTY(int stage MEMBER stage)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int coins MEMBER coins)
    Q_PROPERTY(bool fresh MEMBER fresh)
    QML_ANONYMOUS

public:
    int seat = 0;
    QString name;
    QString initials; ///< see SeatRow
    QString color;
    ClassicAction::Kind action = ClassicAction::None; ///< None: took nothing from the pile
    QString card;                                     ///< id; empty if face down
    QString family;
    int age = 1;        ///< of the card, shown by its back
    int stage = 0;      ///< number of the stage built, else 0
    QString text;       ///< "built Baths and paid 2 to Ada"
    int coins = 0;      ///< change of the city's coins in this turn
    bool fresh = false; ///< new in the reveal being shown (a seventh card comes after the others)
};

/// What each city did in the latest turn.
class RevealModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ClassicTable.reveal")

public:
    explicit RevealModel(QObject *parent = nullptr);
    void setRows(const QList<RevealRow> &rows) { assign(rows); }
};

struct ConflictRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int other MEMBER other)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString otherName MEMBER otherName)
    Q_PROPERTY(int shields MEMBER shields)
    Q_PROPERTY(int otherShields MEMBER otherShields)
    Q_PROPERTY(int token MEMBER token)
    Q_PROPERTY(int otherToken MEMBER otherToken)
    Q_PROPERTY(QString text MEMBER text)
    QML_ANONYMOUS

public:
    int seat = 0;
    int other = 0; ///< the left neighbour of `seat`
    QString name;
    QString otherName;
    int shields = 0;
    int otherShields = 0;
    int token = 0; ///< token of `seat`: 0, 1, 3, 5 or -1
    int otherToken = 0;
    QString text;
};

/// The conflicts at the end of an age, one row per border.
class ConflictModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ClassicTable.conflict")

public:
    explicit ConflictModel(QObject *parent = nullptr);
    void setRows(const QList<ConflictRow> &rows) { assign(rows); }
};

} // namespace mirabilia
