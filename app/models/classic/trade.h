// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>
#include <QStringList>

#include <optional>

namespace mirabilia {

/// One unit that a neighbour sells: one of these resources.
struct Offer {
    QStringList resources;
    int price = 0;
};

/// What is needed and what there is. One entry a unit.
struct Market {
    QStringList needed;
    QList<QStringList> own; ///< one of these each
    QList<Offer> left;
    QList<Offer> right;
};

/// Units bought: positions in Market::left and Market::right.
struct Purchase {
    QSet<int> left;
    QSet<int> right;
};

/// A way to get everything that is needed for exactly these coins, so that the table can mark what
/// a payment buys. The rules know that there is one; nothing is returned if it was not found.
std::optional<Purchase> purchaseFor(const Market &market, int payLeft, int payRight);

} // namespace mirabilia
