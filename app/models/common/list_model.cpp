// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/list_model.h"

#include <QMetaProperty>

namespace mirabilia {

QHash<int, QByteArray> gadgetRoles(const QMetaObject &row) {
    QHash<int, QByteArray> roles;
    for (int i = 0; i < row.propertyCount(); ++i) {
        roles.insert(Qt::UserRole + i, row.property(i).name());
    }
    return roles;
}

ListModel::ListModel(QMetaType rowType, QObject *parent)
    : QAbstractListModel(parent)
    , m_type(rowType) {}

int ListModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant ListModel::data(const QModelIndex &index, int role) const {
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 ||
        property >= m_type.metaObject()->propertyCount()) {
        return {};
    }
    return m_type.metaObject()->property(property).readOnGadget(m_rows[index.row()].constData());
}

QHash<int, QByteArray> ListModel::roleNames() const {
    return gadgetRoles(*m_type.metaObject());
}

QVariant ListModel::get(int row) const {
    return row >= 0 && row < count() ? m_rows[row] : QVariant();
}

QVariant ListModel::key(const QVariant &row) const {
    return m_type.metaObject()->property(0).readOnGadget(row.constData());
}

int ListModel::findFrom(int start, const QVariant &wanted) const {
    for (int i = start; i < count(); ++i) {
        if (key(m_rows[i]) == wanted) {
            return i;
        }
    }
    return -1;
}

void ListModel::removeAbsent(const QVariantList &rows) {
    QVariantList wanted;
    for (const QVariant &row : rows) {
        wanted.append(key(row));
    }
    QList<int> absent;
    for (int i = 0; i < count(); ++i) {
        const auto found = wanted.indexOf(key(m_rows[i]));
        if (found < 0) {
            absent.prepend(i);
        } else {
            wanted.removeAt(found);
        }
    }
    for (const int row : absent) {
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
}

void ListModel::replace(int row, const QVariant &value) {
    const QMetaObject &type = *m_type.metaObject();
    QList<int> changed;
    for (int i = 0; i < type.propertyCount(); ++i) {
        const QMetaProperty property = type.property(i);
        if (property.readOnGadget(m_rows[row].constData()) !=
            property.readOnGadget(value.constData())) {
            changed.append(Qt::UserRole + i);
        }
    }
    if (changed.isEmpty()) {
        return;
    }
    m_rows[row] = value;
    emit dataChanged(index(row), index(row), changed);
}

void ListModel::assignValues(const QVariantList &rows) {
    const int before = count();
    removeAbsent(rows);
    for (int row = 0; row < rows.size(); ++row) {
        const int found = findFrom(row, key(rows[row]));
        if (found < 0) {
            beginInsertRows({}, row, row);
            m_rows.insert(row, rows[row]);
            endInsertRows();
            continue;
        }
        if (found != row) {
            beginMoveRows({}, found, found, {}, row);
            m_rows.move(found, row);
            endMoveRows();
        }
        replace(row, rows[row]);
    }
    if (count() != before) {
        emit countChanged();
    }
}

} // namespace mirabilia
