// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_city.h"

#include "app/models/common/wording.h"

namespace mirabilia {

DuelGoodModel::DuelGoodModel(QObject *parent)
    : ListModel(QMetaType::fromType<DuelGoodRow>(), parent) {}

DuelSymbolModel::DuelSymbolModel(QObject *parent)
    : ListModel(QMetaType::fromType<DuelSymbolRow>(), parent) {}

DuelCity::DuelCity(int seat, QObject *parent)
    : QObject(parent)
    , m_goods(new DuelGoodModel(this))
    , m_symbols(new DuelSymbolModel(this))
    , m_tokens(new DuelTokenModel(this))
    , m_wonders(new DuelWonderModel(this))
    , m_families(new DuelFamilyModel(this)) {
    m_state.seat = seat;
}

QString DuelCity::pointsText() const {
    return Wording::points(m_state.points);
}

void DuelCity::setState(const DuelCityState &state) {
    if (m_state != state) {
        m_state = state;
        emit changed();
    }
}

} // namespace mirabilia
