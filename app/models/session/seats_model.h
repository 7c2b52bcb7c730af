// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

namespace mirabilia {

struct SeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString initials MEMBER initials)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString state MEMBER state)
    QML_ANONYMOUS

public:
    int seat = 0;
    QString name;
    QString initials; ///< distinguishes the name in a small disc
    QString color;    ///< name in the seat palette
    QString kind;     ///< "person", "computer" or "freeCity"
    QString level;    ///< computers only
    QString state;    ///< "thinking", "chosen", "idle" or "lost" (connection)
};

/// The players in seat order, and what they are doing.
class SeatsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("TableModel.seats")

public:
    explicit SeatsModel(QObject *parent = nullptr)
        : ListModel(QMetaType::fromType<SeatRow>(), parent) {}
    void setSeats(const QList<SeatRow> &rows) { assign(rows); }
    [[nodiscard]] const SeatRow &seat(int row) const { return at<SeatRow>(row); }
};

} // namespace mirabilia
