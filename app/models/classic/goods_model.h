// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <QStringList>

namespace mirabilia {

struct GoodRow {
    Q_GADGET
    Q_PROPERTY(QStringList resources MEMBER resources)
    Q_PROPERTY(int amount MEMBER amount)
    Q_PROPERTY(bool forSale MEMBER forSale)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(bool used MEMBER used)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QStringList resources; ///< one of these per turn
    int amount = 1;
    bool forSale = true;
    int price = 0;       ///< coins per unit for the viewer; 0 in `production`
    bool used = false;   ///< bought by the payment being considered
    QString description; ///< accessible name
};

/// Goods of a city: what it produces (`production`), or what the viewer may buy there (`goods`, one
/// row per unit).
class GoodsModel : public mirabilia::ListModel {
    Q_OBJECT
    /// Number of signs for all units: one for each resource a unit may be.
    Q_PROPERTY(int signCount READ signCount NOTIFY weighed FINAL)
    /// Number of slashes between alternatives of a row.
    Q_PROPERTY(int strokeCount READ strokeCount NOTIFY weighed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("City.production, City.goods")

public:
    explicit GoodsModel(QObject *parent = nullptr);
    void setGoods(const QList<GoodRow> &rows);
    [[nodiscard]] int signCount() const;
    [[nodiscard]] int strokeCount() const;
    [[nodiscard]] const GoodRow &good(int row) const { return at<GoodRow>(row); }

signals:
    void weighed();
};

} // namespace mirabilia
