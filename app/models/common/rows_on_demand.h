// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QMetaType>
#include <QVariant>
#include <qqmlintegration.h>

namespace mirabilia {

/// A list that may be as long as a file or a history: rows are put into words only when shown.
class RowsOnDemand : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    QML_ANONYMOUS

public:
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] virtual int count() const = 0;
    /// The whole row as a value, or undefined if there is none.
    Q_INVOKABLE [[nodiscard]] QVariant get(int row) const;

signals:
    void countChanged();

protected:
    /// `rowType` is a gadget; its properties are the roles.
    RowsOnDemand(QMetaType rowType, QObject *parent);

    [[nodiscard]] virtual QVariant row(int number) const = 0;
    /// These rows have changed.
    void touch(int first, int last);
    template <class Change>
    void insertAt(int at, const Change &change) {
        beginInsertRows({}, at, at);
        m_latest = none;
        change();
        endInsertRows();
        emit countChanged();
    }
    template <class Change>
    void removeAt(int at, const Change &change) {
        beginRemoveRows({}, at, at);
        m_latest = none;
        change();
        endRemoveRows();
        emit countChanged();
    }
    /// `before` is the row it is moved in front of, in current numbering.
    template <class Change>
    void move(int from, int before, const Change &change) {
        beginMoveRows({}, from, from, {}, before);
        m_latest = none;
        change();
        endMoveRows();
    }
    template <class Change>
    void replaceAll(const Change &change) {
        const int before = count();
        beginResetModel();
        m_latest = none;
        change();
        endResetModel();
        if (count() != before) {
            emit countChanged();
        }
    }

private:
    static constexpr int none = -1;

    QMetaType m_type;
    mutable int m_latest = none; ///< cached, because a delegate asks for one role after the other
    mutable QVariant m_latestRow;
};

} // namespace mirabilia
