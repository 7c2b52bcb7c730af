// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/payment.h"

#include "engine/classic/data.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

/// What is bought of one group: always as many units, of them at least `fewestLeft` and at most
/// `mostLeft` from the left.
struct Purchase {
    int units;
    int fewestLeft;
    int mostLeft;
};

/// Whether the neighbours together sell what is missing.
template <class Word>
bool onSale(Word missing, Word left, Word right) {
    return nibbles::subtract(nibbles::subtract(missing, left), right) == 0;
}

/// What is missing is on sale.
///
/// `l` units from the left and `r` from the right suffice exactly if every set of resources misses
/// at most min(l, left) + min(r, right): own and bought sources are polymatroids, and what a sum of
/// polymatroids can cover is given by the sum of their rank functions. So no assignment of sources
/// has to be searched: l + r, l + right and left + r have to be enough for every set. What is
/// missing is supermodular, so that no more than the greatest lack has to be bought.
template <class Word>
Purchase purchaseOf(Word missing, Word left, Word right) {
    const int units = nibbles::greatest(missing);
    return {units, nibbles::greatest(nibbles::subtract(missing, right)),
            units - nibbles::greatest(nibbles::subtract(missing, left))};
}

} // namespace

void addUseful(Payment payment, PaymentList &out) {
    const auto useless = [payment](const Payment &other) {
        return other.left <= payment.left && other.right <= payment.right;
    };
    if (std::any_of(out.begin(), out.end(), useless)) {
        return;
    }
    PaymentList kept;
    bool inserted = false;
    for (const Payment &other : out) {
        if (payment.left <= other.left && payment.right <= other.right) {
            continue;
        }
        if (!inserted && payment.left < other.left) {
            kept.push(payment);
            inserted = true;
        }
        kept.push(other);
    }
    if (!inserted) {
        kept.push(payment);
    }
    out = kept;
}

void findPayments(const Price &price, const Market &market, int purse, PaymentList &out) {
    if (price.coins > purse) {
        return;
    }
    const auto missingRaw = nibbles::subtract(price.units.raw, market.own.raw);
    const auto missingGoods = nibbles::subtract(price.units.goods, market.own.goods);
    if (missingRaw == 0 && missingGoods == 0) {
        out.push({price.coins, 0, 0});
        return;
    }
    if (!onSale(missingRaw, market.left.raw, market.right.raw) ||
        !onSale(missingGoods, market.left.goods, market.right.goods)) {
        return;
    }
    const Purchase raw = purchaseOf(missingRaw, market.left.raw, market.right.raw);
    const Purchase goods = purchaseOf(missingGoods, market.left.goods, market.right.goods);
    // If one group leaves no choice, no sum can undercut another.
    const bool independent = raw.fewestLeft == raw.mostLeft || goods.fewestLeft == goods.mostLeft;
    for (int rawLeft = raw.fewestLeft; rawLeft <= raw.mostLeft; ++rawLeft) {
        for (int goodsLeft = goods.fewestLeft; goodsLeft <= goods.mostLeft; ++goodsLeft) {
            const Payment payment{
                price.coins,
                static_cast<std::uint8_t>(rawLeft * market.rawLeft + goodsLeft * market.goodsLeft),
                static_cast<std::uint8_t>((raw.units - rawLeft) * market.rawRight +
                                          (goods.units - goodsLeft) * market.goodsRight)};
            if (payment.total() > purse) {
                continue;
            }
            if (independent) {
                out.push(payment);
            } else {
                addUseful(payment, out);
            }
        }
    }
}

Payment cheapest(const PaymentList &payments) {
    return *std::min_element(
        payments.begin(), payments.end(), [](const Payment &a, const Payment &b) {
            return a.total() != b.total() ? a.total() < b.total() : a.left > b.left;
        });
}

} // namespace mirabilia::classic
