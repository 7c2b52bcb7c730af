// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/payment.h"

namespace mirabilia::duel {

namespace {

/// Takes up to `count` units of the resources [from, to) out of what is missing, the dearest first;
/// the coins that this saves.
int spare(Units &missing, Units prices, std::size_t from, std::size_t to, int count) {
    int saved = 0;
    for (; count > 0; --count) {
        std::size_t dearest = to;
        for (std::size_t resource = from; resource < to; ++resource) {
            if (missing[resource] > 0 && (dearest == to || prices[resource] > prices[dearest])) {
                dearest = resource;
            }
        }
        if (dearest == to) {
            break;
        }
        missing.add(dearest, -1);
        saved += prices[dearest];
    }
    return saved;
}

} // namespace

int savings(Units missing, const Market &market, int waived) {
    // A choice serves one group, a waived unit any resource. What a choice spares of its own group
    // is best the dearest there: exchanging it for a cheaper one never helps what comes later.
    return spare(missing, market.prices, 0, rawCount, market.rawChoices) +
           spare(missing, market.prices, rawCount, resourceCount, market.goodsChoices) +
           spare(missing, market.prices, 0, resourceCount, waived);
}

} // namespace mirabilia::duel
