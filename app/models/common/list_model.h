// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QMetaType>
#include <QVariant>
#include <qqmlintegration.h>

namespace mirabilia {

/// The roles of a list model whose rows are a Q_GADGET: its properties in order, with the same
/// names.
QHash<int, QByteArray> gadgetRoles(const QMetaObject &row);

/// A list model whose rows are values of one Q_GADGET type; every property is a role. The first
/// property identifies a row: rows that persist are moved and updated, never reset, so their
/// delegates survive. Equal identities are matched in order.
class ListModel : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    QML_ANONYMOUS

public:
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    /// The whole row as a value (`get(0).name`), or undefined if there is none.
    Q_INVOKABLE [[nodiscard]] QVariant get(int row) const;

    /// A model of these rows; what needs more derives its own.
    template <class Row>
    [[nodiscard]] static ListModel *of(QObject *parent) {
        return new ListModel(QMetaType::fromType<Row>(), parent);
    }

    template <class Row>
    [[nodiscard]] const Row &at(int row) const {
        Q_ASSERT(m_type == QMetaType::fromType<Row>());
        return *static_cast<const Row *>(m_rows[row].constData());
    }

    /// Turns the rows into these with as few removals, moves, insertions and changes as possible.
    template <class Row>
    void assign(const QList<Row> &rows) {
        Q_ASSERT(m_type == QMetaType::fromType<Row>());
        QVariantList values;
        values.reserve(rows.size());
        for (const Row &row : rows) {
            values.append(QVariant::fromValue(row));
        }
        assignValues(values);
    }

signals:
    void countChanged();

protected:
    explicit ListModel(QMetaType rowType, QObject *parent = nullptr);

private:
    [[nodiscard]] QVariant key(const QVariant &row) const;
    [[nodiscard]] int findFrom(int start, const QVariant &wanted) const;
    void assignValues(const QVariantList &rows);
    void removeAbsent(const QVariantList &rows);
    void replace(int row, const QVariant &value);

    QMetaType m_type;
    QVariantList m_rows;
};

} // namespace mirabilia
