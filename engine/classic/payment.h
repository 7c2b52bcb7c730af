// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/data.h"
#include "engine/classic/supply.h"
#include "engine/core/inline_list.h"

#include <cstdint>

namespace mirabilia::classic {

/// Coins paid for a card or a stage: to the bank (the coin cost), to the left and to the right
/// neighbour (bought resources).
struct Payment {
    std::uint8_t bank;
    std::uint8_t left;
    std::uint8_t right;

    [[nodiscard]] constexpr int total() const { return bank + left + right; }

    friend constexpr bool operator==(const Payment &, const Payment &) = default;
};

/// No payment undercuts another, so each has different coins to the left: 0 to 21, seven units at
/// three coins.
using PaymentList = InlineList<Payment, 22>;

/// What a city can show and buy in one turn.
struct Market {
    Supply own;   ///< everything it produces
    Supply left;  ///< what the left neighbour sells
    Supply right; ///< what the right neighbour sells
    std::uint8_t rawLeft = 2;
    std::uint8_t rawRight = 2;
    std::uint8_t goodsLeft = 2;
    std::uint8_t goodsRight = 2;
};

/// A market and a purse, prepared for many prices.
class Means {
public:
    Means(const Market &around, int coins)
        : market(around)
        , purse(coins)
        , own(around.own)
        , reach(around.own + around.left + around.right) {}

    /// Returns 0 if the city produces all it needs, 1 if it has to buy, more if the price is out of
    /// reach. Branch-free, because the result is unpredictable.
    [[nodiscard]] int lacking(const Price &price) const {
        return (own.meets(price.units) ? 0 : 1) + (reach.meets(price.units) ? 0 : 1) +
               (price.coins > purse ? 2 : 0);
    }

    /// Finds all payments within the purse that no other undercuts (pays no more to each side and
    /// less to one), with ascending coins to the left. None if the resources are out of reach or
    /// the purse is too small. Appends to `out`, which must be empty.
    void findPayments(const Price &price, PaymentList &out) const;

    /// The same for a price for which the city has to buy something: lacking() is 1.
    void findPurchases(const Price &price, PaymentList &out) const;

private:
    Market market;
    int purse;
    Measure own;
    Measure reach;
};

/// Adds a payment unless another undercuts it, drops those that it undercuts, and keeps `out`
/// sorted by coins to the left.
void addUseful(Payment payment, PaymentList &out);

/// A purse large enough for every payment.
inline constexpr int anyPurse = 0x7fff;

/// Returns the cheapest payment; of equal totals, the one that pays most to the left. The list must
/// not be empty.
Payment cheapest(const PaymentList &payments);

} // namespace mirabilia::classic
