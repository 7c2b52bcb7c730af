// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/payment.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

/// Removes up to `count` units of the resources [from, to) from `missing`, the most expensive
/// first, and returns the coins saved. Branches on `count` only.
template <std::size_t from, std::size_t to>
int spare(Units &missing, Units prices, int count) {
    int saved = 0;
    for (; count > 0; --count) {
        const Units asked = prices.where(missing);
        // The price, with the resource in the lowest bits: the first of equals.
        std::size_t dearest = 0;
        for (std::size_t resource = from; resource < to; ++resource) {
            const auto price = static_cast<std::size_t>(asked[resource]);
            dearest = std::max(dearest, price << 3U | (resourceCount - 1 - resource));
        }
        const auto highest = static_cast<int>(dearest >> 3U);
        missing.add(resourceCount - 1 - (dearest & 7U), highest == 0 ? 0 : -1);
        saved += highest;
    }
    return saved;
}

} // namespace

int savings(Units missing, const Market &market, int waived) {
    // A choice serves one group, a waived unit any resource. A choice best replaces the most
    // expensive unit of its group: taking a cheaper one never helps later steps.
    const int byChoice =
        spare<0, rawCount>(missing, market.prices, market.rawChoices) +
        spare<rawCount, resourceCount>(missing, market.prices, market.goodsChoices);
    return byChoice + spare<0, resourceCount>(missing, market.prices, waived);
}

Origins originsOf(Units wanted, const Market &market, int waived) {
    const Units missing = market.production.missingFor(wanted);
    Units left = missing;
    spare<0, rawCount>(left, market.prices, market.rawChoices);
    spare<rawCount, resourceCount>(left, market.prices, market.goodsChoices);
    Units bought = left;
    spare<0, resourceCount>(bought, market.prices, waived);
    return {
        .chosen = left.missingFor(missing), .waived = bought.missingFor(left), .bought = bought};
}

} // namespace mirabilia::duel
