// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"

#include <cstdint>
#include <vector>

namespace mirabilia::duel {

/// Where units of a price come from, or why it is lower.
enum class PriceSource : std::uint8_t {
    produced, ///< by the city
    chosen,   ///< from a source with a choice of resources
    waived,   ///< an effect waives them
    bought,   ///< from the bank; an effect may fix what one costs
    chain,    ///< another building makes it free: no resource, one line for the whole price saved
};

/// One line of the explained price: `count` units of `resource`. `each` is the price of a unit:
/// paid if it is bought, else saved; 0 if it is produced. `card`, `wonder` or `token` names the
/// effect; none for units that are produced or bought at the regular price.
struct PriceLine {
    PriceSource source = PriceSource::produced;
    Resource resource = Resource::wood;
    int count = 0;
    int each = 0;
    CardId card = noCard;
    WonderId wonder = noWonder;
    TokenId token = noToken;
};

/// A price and its breakdown: Payment::trade is the sum of what is bought.
struct PriceReport {
    Payment payment;
    std::vector<PriceLine> lines;
};

/// The same as payment(), explained.
PriceReport explainPrice(const State &state, Seat seat, CardId card);
PriceReport explainPrice(const State &state, Seat seat, WonderId wonder);

} // namespace mirabilia::duel
