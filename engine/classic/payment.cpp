// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/payment.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

/// What is bought of one group: always the same number of units, of which `fewestLeft` to
/// `mostLeft` come from the left.
struct Purchase {
    int units;
    int fewestLeft;
    int mostLeft;
};

/// The ways to buy what is missing; it must be on sale.
///
/// `l` units from the left and `r` from the right suffice exactly if every set of resources misses
/// at most min(l, left) + min(r, right): own and bought sources are polymatroids, and the rank
/// functions of polymatroids add up. So no assignment of sources has to be searched: l + r, l +
/// right and left + r must each be enough for every set. What is missing (wanted less own) is
/// supermodular, so the last two never need more units than the first.
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

void Means::findPayments(const Price &price, PaymentList &out) const {
    const int lack = lacking(price);
    if (lack == 0) {
        out.push({price.coins, 0, 0});
    } else if (lack == 1) {
        findPurchases(price, out);
    }
}

void Means::findPurchases(const Price &price, PaymentList &out) const {
    const auto missingRaw = nibbles::subtract(price.units.raw, market.own.raw);
    const auto missingGoods = nibbles::subtract(price.units.goods, market.own.goods);
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
