// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

namespace mirabilia {

struct WarZoneRow {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int loot MEMBER loot)
    Q_PROPERTY(bool here MEMBER here)
    QML_ANONYMOUS

public:
    int key = 0;
    int from = 0; ///< steps from the middle, positive to the right
    int to = 0;
    int points = 0; ///< for the city on the other side while the pawn is here
    int loot = 0;   ///< coins this side's city loses when the pawn enters; 0: taken
    bool here = false;
};

/// The zones of the military track, left to right, without the middle and the capitals.
class WarZoneModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.zones")

public:
    explicit WarZoneModel(QObject *parent = nullptr);
    [[nodiscard]] const WarZoneRow &zone(int row) const { return at<WarZoneRow>(row); }
    void setZones(const QList<WarZoneRow> &rows) { assign(rows); }
};

struct DraftRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool current MEMBER current)
    QML_ANONYMOUS

public:
    int number = 0;
    QString name; ///< of the drafting city
    QString color;
    bool done = false;
    bool current = false;
};

/// The order of the draft.
class DraftModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.draft")

public:
    explicit DraftModel(QObject *parent = nullptr);
    void setOrder(const QList<DraftRow> &rows) { assign(rows); }
};

} // namespace mirabilia
