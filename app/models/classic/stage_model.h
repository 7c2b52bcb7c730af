// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <QStringList>

namespace mirabilia {

struct StageRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool built MEMBER built)
    Q_PROPERTY(QVariantList cost MEMBER cost)
    Q_PROPERTY(QVariantList effects MEMBER effects)
    Q_PROPERTY(QString costText MEMBER costText)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString copiedFrom MEMBER copiedFrom)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(QStringList payments MEMBER payments)
    Q_PROPERTY(QString reason MEMBER reason)
    QML_ANONYMOUS

public:
    int number = 1; ///< from 1
    bool built = false;
    QVariantList cost;    ///< `{id, count}`: resources, or "coins"
    QVariantList effects; ///< `{glyph, text}`: name in resources/icons, and the text beside it
    QString costText;     ///< "2 wood, 1 glass"
    QString effectText;
    QString copiedFrom;   ///< "", "left", "right": whose stage Manneken Pis copied
    QString state;        ///< "built", "next", "later"; own next stage: as HandModel.buildState
    int price = 0;        ///< total coins for the next stage now; own city only
    QStringList payments; ///< recipients, one line per payment: "2 to Ada and 1 to the bank"
    QString reason;       ///< why the next stage cannot be built; own city only
};

class StageModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("City.stages")

public:
    explicit StageModel(QObject *parent = nullptr);
    void setStages(const QList<StageRow> &rows) { assign(rows); }
};

} // namespace mirabilia
