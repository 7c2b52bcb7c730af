// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

namespace mirabilia {

struct HandRow {
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(int age MEMBER age)
    Q_PROPERTY(QString buildState MEMBER buildState)
    Q_PROPERTY(int buildPrice MEMBER buildPrice)
    Q_PROPERTY(QString buildReason MEMBER buildReason)
    Q_PROPERTY(QString stageState MEMBER stageState)
    Q_PROPERTY(int stagePrice MEMBER stagePrice)
    Q_PROPERTY(QString stageReason MEMBER stageReason)
    Q_PROPERTY(bool canFree MEMBER canFree)
    Q_PROPERTY(bool canDiscard MEMBER canDiscard)
    Q_PROPERTY(QString discardReason MEMBER discardReason)
    Q_PROPERTY(int discardGain MEMBER discardGain)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString costText MEMBER costText)
    Q_PROPERTY(QString chainText MEMBER chainText)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString card; ///< id
    QString name;
    QString family;
    int age = 1;
    QString buildState;  ///< "free", "chain", "own", "pay", "blocked"
    int buildPrice = 0;  ///< total coins of the cheapest payment
    QString buildReason; ///< one line; only when blocked
    QString stageState;
    int stagePrice = 0;
    QString stageReason;
    bool canFree = false; ///< can be built with Olympia's power
    bool canDiscard = false;
    QString discardReason;
    int discardGain = 0;
    bool chosen = false; ///< this turn's choice, still secret
    QString effectText;
    QString costText;
    QString chainText;   ///< "Free with Theater; leads to Temple"
    QString description; ///< accessible name
};

/// Cards to choose from, each with its prices and reasons.
class HandModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ClassicTable.hand, TableModel.pickable")

public:
    explicit HandModel(QObject *parent = nullptr);
    void setHand(const QList<HandRow> &rows) { assign(rows); }
    [[nodiscard]] const HandRow &hand(int row) const { return at<HandRow>(row); }
};

} // namespace mirabilia
