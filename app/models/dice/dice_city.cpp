// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_city.h"

#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

DiceBuilding::DiceBuilding(QString building, QObject *parent)
    : QObject(parent)
    , m_building(std::move(building))
    , m_cells(new DiceCellsModel(this)) {}

void DiceBuilding::setState(const DiceBuildingState &state) {
    if (m_state != state) {
        m_state = state;
        emit changed();
    }
}

DiceCity::DiceCity(int seat, QObject *parent)
    : QObject(parent)
    , m_counts(new DiceCountsModel(this)) {
    m_state.seat = seat;
    for (const QString &building : DiceFacts::buildings()) {
        m_buildings.append(new DiceBuilding(building, this));
    }
}

QString DiceCity::poster() const {
    return m_state.board.isEmpty() ? QString() : m_state.board + QLatin1String("-a");
}

QString DiceCity::pointsText() const {
    return Wording::points(points());
}

DiceBuilding *DiceCity::building(const QString &id) const {
    const auto found =
        std::find_if(m_buildings.begin(), m_buildings.end(),
                     [&](const DiceBuilding *known) { return known->building() == id; });
    return found == m_buildings.end() ? nullptr : *found;
}

void DiceCity::setState(const DiceCityState &state) {
    if (m_state != state) {
        m_state = state;
        emit changed();
    }
}

} // namespace mirabilia
