// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/duel_prices.h"

#include "engine/duel/game.h"
#include "engine/duel/pricing.h"

#include <algorithm>
#include <bit>

namespace mirabilia::host {

namespace {

v1::DuelPriceSource sourceTo(duel::PriceSource source) {
    switch (source) {
    case duel::PriceSource::produced: return v1::DUEL_PRICE_SOURCE_PRODUCED;
    case duel::PriceSource::chosen: return v1::DUEL_PRICE_SOURCE_CHOSEN;
    case duel::PriceSource::waived: return v1::DUEL_PRICE_SOURCE_WAIVED;
    case duel::PriceSource::bought: return v1::DUEL_PRICE_SOURCE_BOUGHT;
    case duel::PriceSource::chain: return v1::DUEL_PRICE_SOURCE_CHAIN;
    }
    return v1::DUEL_PRICE_SOURCE_UNSPECIFIED;
}

void writeLine(const duel::Catalogue &catalogue, const duel::PriceLine &line,
               v1::DuelPriceLine &message) {
    message.set_source(sourceTo(line.source));
    if (line.source != duel::PriceSource::chain) {
        message.set_resource(std::string(name(line.resource)));
    }
    message.set_count(static_cast<std::uint32_t>(line.count));
    message.set_each(static_cast<std::uint32_t>(line.each));
    if (catalogue.knows(line.card)) {
        message.set_by(catalogue.card(line.card).key);
    } else if (catalogue.knows(line.wonder)) {
        message.set_by(catalogue.wonder(line.wonder).key);
    } else if (catalogue.knows(line.token)) {
        message.set_by(catalogue.token(line.token).key);
    }
}

/// `move` is what is being paid for.
void writeReport(const duel::State &known, Seat seat, const duel::PriceReport &report,
                 const duel::Move &move, v1::DuelPrice &message) {
    duel::State asked = known;
    asked.phase = duel::Phase::pick;
    asked.mover = seat;
    const Refusal refusal = duel::Duel::refusal(asked, seat, move);
    message.set_possible(refusal == Refusal::none);
    if (!message.possible()) {
        message.set_refusal(std::string(code(refusal)));
    }
    const int total = report.payment.total();
    message.set_bank(report.payment.bank);
    message.set_trade(report.payment.trade);
    message.set_total(static_cast<std::uint32_t>(total));
    message.set_short_of(static_cast<std::uint32_t>(std::max(total - known.cities[seat].coins, 0)));
    for (const duel::PriceLine &line : report.lines) {
        message.set_by_chain(line.source == duel::PriceSource::chain);
        writeLine(*known.catalogue, line, *message.add_lines());
    }
}

} // namespace

void writePrice(const duel::State &known, Seat seat, duel::CardId card, v1::DuelPrice &message) {
    writeReport(known, seat, explainPrice(known, seat, card),
                duel::Move::withCard(duel::Action::build, card), message);
}

void writePrice(const duel::State &known, Seat seat, duel::WonderId wonder,
                v1::DuelPrice &message) {
    const duel::SlotMask open = known.available();
    const duel::CardId any = open.empty() ? duel::noCard : known.board[open.first()];
    writeReport(known, seat, explainPrice(known, seat, wonder),
                duel::Move::buildWonder(any, wonder), message);
}

} // namespace mirabilia::host
