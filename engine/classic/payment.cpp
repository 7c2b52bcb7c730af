// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/payment.h"

#include "engine/classic/data.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

/// Units of one group bought from each side.
struct Split {
    std::uint8_t left;
    std::uint8_t right;
};

using Splits = InlineList<Split, 8>;

/// Whether the neighbours together sell what is missing.
template <class Word>
bool onSale(Word missing, Word left, Word right) {
    return nibbles::subtract(nibbles::subtract(missing, left), right) == 0;
}

/// All splits that cannot do with fewer units on one side, by ascending units on the left. What is
/// missing is on sale.
///
/// `l` units from the left and `r` from the right suffice exactly if every set of resources misses
/// at most min(l, left) + min(r, right): own and bought sources are polymatroids, and what a sum of
/// polymatroids can cover is given by the sum of their rank functions. So no assignment of sources
/// has to be searched.
template <class Word>
void findSplits(Word missing, Word left, Word right, Splits &out) {
    if (missing == 0) {
        out.push({0, 0});
        return;
    }
    int fewestRight = static_cast<int>(out.capacity());
    for (unsigned units = 0; fewestRight != 0; ++units) {
        const Word bought = nibbles::smaller(left, static_cast<Word>(nibbles::ones<Word> * units));
        const Word rest = nibbles::subtract(missing, bought);
        if (nibbles::subtract(rest, right) == 0) {
            const int needed = nibbles::greatest(rest);
            if (needed < fewestRight) {
                fewestRight = needed;
                out.push({static_cast<std::uint8_t>(units), static_cast<std::uint8_t>(needed)});
            }
        }
        if (bought == left) {
            return;
        }
    }
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
    Splits raw;
    Splits goods;
    findSplits(missingRaw, market.left.raw, market.right.raw, raw);
    findSplits(missingGoods, market.left.goods, market.right.goods, goods);
    // If one group leaves no choice, no sum can undercut another.
    const bool independent = raw.size() == 1 || goods.size() == 1;
    for (const Split &r : raw) {
        for (const Split &g : goods) {
            const Payment payment{
                price.coins,
                static_cast<std::uint8_t>(r.left * market.rawLeft + g.left * market.goodsLeft),
                static_cast<std::uint8_t>(r.right * market.rawRight + g.right * market.goodsRight)};
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
