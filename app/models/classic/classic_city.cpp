// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_city.h"

#include <utility>

namespace mirabilia {

ClassicCity::ClassicCity(int seat, const Catalogue &catalogue, QObject *parent)
    : SeatModel(seat, parent)
    , m_stages(ListModel::of<ClassicStageRow>(this))
    , m_cards(new ClassicCardsModel(catalogue, this))
    , m_buried(new ClassicCardsModel(catalogue, this))
    , m_families(new ClassicFamilyModel(catalogue, this))
    , m_production(new ClassicGoodsModel(this))
    , m_goods(new ClassicGoodsModel(this)) {}

QString ClassicCity::poster() const {
    return wonder().isEmpty() ? QString() : wonder() + QLatin1Char('-') + side().toLower();
}

ClassicCardsModel *ClassicCity::cardsOf(const QString &family) const {
    return m_families->cardsOf(family);
}

void ClassicCity::setState(const ClassicCityState &state) {
    const ClassicCityState before = std::exchange(m_state, state);
    setStanding(state);
    if (before.board != state.board) {
        emit boardChanged();
    }
    if (before.stagesBuilt != state.stagesBuilt) {
        emit stagesBuiltChanged();
    }
    if (before.science != state.science) {
        emit scienceChanged();
    }
    if (before.war != state.war) {
        emit warChanged();
    }
    if (before.lastText != state.lastText) {
        emit lastTextChanged();
    }
}

} // namespace mirabilia
