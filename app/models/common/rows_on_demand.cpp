// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/rows_on_demand.h"

#include "app/models/common/list_model.h"

#include <QMetaProperty>

namespace mirabilia {

RowsOnDemand::RowsOnDemand(QMetaType rowType, QObject *parent)
    : QAbstractListModel(parent)
    , m_type(rowType) {}

int RowsOnDemand::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant RowsOnDemand::data(const QModelIndex &index, int role) const {
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 ||
        property >= m_type.metaObject()->propertyCount()) {
        return {};
    }
    if (m_latest != index.row()) {
        m_latest = index.row();
        m_latestRow = row(m_latest);
    }
    return m_type.metaObject()->property(property).readOnGadget(m_latestRow.constData());
}

QHash<int, QByteArray> RowsOnDemand::roleNames() const {
    return gadgetRoles(*m_type.metaObject());
}

QVariant RowsOnDemand::get(int number) const {
    return number >= 0 && number < count() ? row(number) : QVariant();
}

void RowsOnDemand::touch(int first, int last) {
    m_latest = none;
    emit dataChanged(index(first), index(last));
}

} // namespace mirabilia
