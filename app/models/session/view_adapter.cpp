// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/view_adapter.h"

#include "app/models/session/table_model.h"

namespace mirabilia {

int ViewAdapter::decidingSeat() const {
    return m_view.deciding_for_size() > 0 ? static_cast<int>(m_view.deciding_for(0)) : viewer();
}

const v1::SeatInfo &ViewAdapter::seatInfo(int seat) const {
    for (const v1::SeatInfo &info : m_view.seats()) {
        if (static_cast<int>(info.seat()) == seat) {
            return info;
        }
    }
    return v1::SeatInfo::default_instance();
}

QString ViewAdapter::nameOf(int seat) const {
    const v1::SeatInfo &info = seatInfo(seat);
    return info.kind() == v1::SEAT_KIND_FREE_CITY
               ? m_catalogue.name(QStringLiteral("term.free_city"))
               : TableModel::seatName(info);
}

QString ViewAdapter::colorOf(int seat) const {
    return QString::fromStdString(seatInfo(seat).color());
}

} // namespace mirabilia
