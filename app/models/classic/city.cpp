// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/city.h"

#include "app/models/common/wording.h"

namespace mirabilia {

StageModel::StageModel(QObject *parent) : ListModel(QMetaType::fromType<StageRow>(), parent) {}

GoodsModel::GoodsModel(QObject *parent) : ListModel(QMetaType::fromType<GoodRow>(), parent) {}

void GoodsModel::setGoods(const QList<GoodRow> &rows) {
    assign(rows);
    emit weighed();
}

int GoodsModel::signCount() const {
    int signs = 0;
    for (int row = 0; row < count(); ++row) {
        signs += good(row).amount * static_cast<int>(good(row).resources.size());
    }
    return signs;
}

int GoodsModel::strokeCount() const {
    int strokes = 0;
    for (int row = 0; row < count(); ++row) {
        strokes += static_cast<int>(good(row).resources.size()) - 1;
    }
    return strokes;
}

City::City(int seat, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_stages(new StageModel(this))
    , m_cards(new CardsModel(catalogue, this))
    , m_buried(new CardsModel(catalogue, this))
    , m_families(new FamilyModel(catalogue, this))
    , m_production(new GoodsModel(this))
    , m_goods(new GoodsModel(this)) {
    m_state.seat = seat;
}

QString City::poster() const {
    return m_state.wonder.isEmpty() ? QString()
                                    : m_state.wonder + QLatin1Char('-') + m_state.side.toLower();
}

QString City::pointsText() const {
    return Wording::points(points());
}

CardsModel *City::cardsOf(const QString &family) const {
    return m_families->cardsOf(family);
}

void City::setState(const CityState &state) {
    if (m_state != state) {
        m_state = state;
        emit changed();
    }
}

} // namespace mirabilia
