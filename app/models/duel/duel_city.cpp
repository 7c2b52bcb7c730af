// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_city.h"

#include <utility>

namespace mirabilia {

DuelCity::DuelCity(int seat, QObject *parent)
    : SeatModel(seat, parent)
    , m_goods(ListModel::of<DuelGoodRow>(this))
    , m_symbols(ListModel::of<DuelSymbolRow>(this))
    , m_tokens(new DuelTokenModel(this))
    , m_wonders(ListModel::of<DuelWonderRow>(this))
    , m_families(new DuelFamilyModel(this)) {}

void DuelCity::setState(const DuelCityState &state) {
    const DuelCityState before = std::exchange(m_state, state);
    setStanding(state);
    if (before.toMove != state.toMove) {
        emit toMoveChanged();
    }
    if (before.choices != state.choices) {
        emit choicesChanged();
    }
    if (before.science != state.science) {
        emit scienceChanged();
    }
    if (before.capitalDistance != state.capitalDistance) {
        emit capitalDistanceChanged();
    }
}

} // namespace mirabilia
