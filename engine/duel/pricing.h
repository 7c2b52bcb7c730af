// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/duel/state.h"

#include <cstdint>
#include <vector>

namespace mirabilia::duel {

/// Where units of a price come from, or why it is less.
enum class PriceSource : std::uint8_t {
    produced, ///< the city makes them
    chosen,   ///< what lets its owner choose among resources gives one
    waived,   ///< an effect waives them
    bought,   ///< from the bank; an effect may fix what one costs
    chain,    ///< another building makes it free: no resource, one for all that it would have cost
};

/// One line of the explained price: `count` units of `resource`. `each` is what a unit costs: paid
/// if it is bought, else saved; nothing for what is produced. Whose effect it is: `card`, `wonder`
/// or `token`; none of them for what is produced, or bought at the price of everybody.
struct PriceLine {
    PriceSource source = PriceSource::produced;
    Resource resource = Resource::wood;
    int count = 0;
    int each = 0;
    CardId card = noCard;
    WonderId wonder = noWonder;
    TokenId token = noToken;
};

/// A price and how it came about: Payment::trade is the sum of what is bought.
struct PriceReport {
    Payment payment;
    std::vector<PriceLine> lines;
};

/// The same as payment(), explained.
PriceReport explainPrice(const State &state, Seat seat, CardId card);
PriceReport explainPrice(const State &state, Seat seat, WonderId wonder);

} // namespace mirabilia::duel
