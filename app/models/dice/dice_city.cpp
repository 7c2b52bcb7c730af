// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_city.h"

#include <algorithm>
#include <utility>

namespace mirabilia {

DiceBuilding::DiceBuilding(QString building, QObject *parent)
    : QObject(parent)
    , m_building(std::move(building))
    , m_cells(ListModel::of<DiceCellRow>(this)) {}

void DiceBuilding::setState(const DiceBuildingState &state) {
    const DiceBuildingState before = std::exchange(m_state, state);
    if (before.print != state.print) {
        emit printChanged();
    }
    if (before.shut != state.shut) {
        emit shutChanged();
    }
    if (before.facing != state.facing) {
        emit facingChanged();
    }
    if (before.crossed != state.crossed || before.description != state.description) {
        emit crossedChanged();
    }
}

DiceCity::DiceCity(int seat, QObject *parent)
    : SeatModel(seat, parent)
    , m_counts(ListModel::of<DiceCountRow>(this)) {
    for (const QString &building : DiceFacts::buildings()) {
        m_buildings.append(new DiceBuilding(building, this));
    }
}

QString DiceCity::poster() const {
    return board().isEmpty() ? QString() : board() + QLatin1String("-a");
}

DiceBuilding *DiceCity::building(const QString &id) const {
    const auto found =
        std::find_if(m_buildings.begin(), m_buildings.end(),
                     [&](const DiceBuilding *known) { return known->building() == id; });
    return found == m_buildings.end() ? nullptr : *found;
}

void DiceCity::setState(const DiceCityState &state) {
    const DiceCityState before = std::exchange(m_state, state);
    setStanding(state);
    if (before.board != state.board) {
        emit boardChanged();
    }
    if (before.reserve != state.reserve) {
        emit reserveChanged();
    }
    if (before.progress != state.progress) {
        emit progressChanged();
    }
    if (before.attacks != state.attacks) {
        emit attacksChanged();
    }
    if (before.lastText != state.lastText) {
        emit lastTextChanged();
    }
}

} // namespace mirabilia
