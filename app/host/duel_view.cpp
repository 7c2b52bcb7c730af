// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/duel_protocol.h"
#include "app/host/duel_words.h"
#include "app/host/player_score.h"

#include <bit>

namespace mirabilia::host {

namespace {

using duel::Duel;

v1::DuelPhase phaseTo(duel::Phase phase) {
    switch (phase) {
    case duel::Phase::setUp:
    case duel::Phase::offer:
    case duel::Phase::draft: return v1::DUEL_PHASE_DRAFT;
    case duel::Phase::begin: return v1::DUEL_PHASE_BEGIN;
    case duel::Phase::layOut:
    case duel::Phase::reveal:
    case duel::Phase::pick: return v1::DUEL_PHASE_PICK;
    case duel::Phase::token: return v1::DUEL_PHASE_TOKEN;
    case duel::Phase::draw:
    case duel::Phase::library: return v1::DUEL_PHASE_LIBRARY;
    case duel::Phase::destroy: return v1::DUEL_PHASE_DESTROY;
    case duel::Phase::revive: return v1::DUEL_PHASE_REVIVE;
    case duel::Phase::over: return v1::DUEL_PHASE_OVER;
    }
    return v1::DUEL_PHASE_UNSPECIFIED;
}

/// Writes the table for one viewer, from nothing but the engine's View of that seat.
class DuelTableWriter {
public:
    DuelTableWriter(const duel::View &view, bool livePoints, v1::DuelTable &message)
        : known(view.table())
        , catalogue(*known.catalogue)
        , viewer(view.seat())
        , showPoints(livePoints || known.phase == duel::Phase::over)
        , table(message) {}

    void write() {
        writeProgress();
        for (Seat seat = 0; seat < duel::seats; ++seat) {
            writeCity(seat, *table.add_cities());
        }
        duel::forEachSlot(known.lying, [this](std::size_t slot) { writeSlot(slot); });
        if (deciding() && known.phase != duel::Phase::pick) {
            writeChoices();
        }
        if (known.phase == duel::Phase::over) {
            writeEnd();
        }
    }

private:
    [[nodiscard]] bool deciding() const { return Duel::toAct(known).has(viewer); }

    void writeProgress() {
        table.set_age(known.age);
        table.set_phase(phaseTo(known.phase));
        if (deciding()) {
            table.add_deciding_for(viewer);
        }
        const auto token = [this](duel::TokenId id) { return catalogue.token(id).key; };
        known.boardTokens.forEach([&](duel::TokenId id) { table.add_board_tokens(token(id)); });
        known.drawnTokens.forEach([&](duel::TokenId id) { table.add_drawn_tokens(token(id)); });
        known.offer.forEach([&](duel::WonderId id) { table.add_offer(catalogue.wonder(id).key); });
        known.discard.forEach([&](duel::CardId id) { table.add_discard(catalogue.card(id).key); });
        table.set_pawn(known.conflict);
        table.set_extra_turn(known.extraTurn);
        if (catalogue.knows(known.choosing)) {
            table.set_choosing(catalogue.wonder(known.choosing).key);
        }
    }

    void writeCity(Seat seat, v1::DuelCity &message) const {
        const duel::City &city = known.cities[seat];
        message.set_seat(seat);
        message.set_coins(static_cast<std::uint32_t>(city.coins));
        city.built.forEach([&](duel::CardId id) { message.add_cards(catalogue.card(id).key); });
        city.tokens.forEach([&](duel::TokenId id) { message.add_tokens(catalogue.token(id).key); });
        for (std::size_t place = 0; place < city.wonders.size(); ++place) {
            if (city.wonders[place] != duel::noWonder) {
                writeWonder(seat, place, *message.add_wonders());
            }
        }
        for (std::size_t kind = 0; kind < catalogue.rules.loot.size(); ++kind) {
            if ((known.loot[seat] >> kind & 1U) != 0) {
                v1::DuelLoot &loot = *message.add_loot();
                loot.set_at(catalogue.rules.loot[kind].at);
                loot.set_coins(catalogue.rules.loot[kind].coins);
            }
        }
        for (std::size_t symbol = 0; symbol < duel::scienceCount; ++symbol) {
            if ((city.symbols >> symbol & 1U) != 0) {
                message.add_symbols(std::string(name(static_cast<duel::Science>(symbol))));
            }
        }
        writeResources(seat, message);
        message.set_discard_income(static_cast<std::uint32_t>(duel::discardIncome(known, seat)));
        message.set_must_act(Duel::toAct(known).has(seat));
        if (showPoints) {
            message.set_points(Duel::totals(known)[seat]);
        }
    }

    void writeResources(Seat seat, v1::DuelCity &message) const {
        const duel::City &city = known.cities[seat];
        const duel::Units prices = duel::marketOf(known, seat).prices;
        for (std::size_t resource = 0; resource < duel::resourceCount; ++resource) {
            const std::string id(name(static_cast<duel::Resource>(resource)));
            if (city.production[resource] > 0) {
                v1::Amount &made = *message.add_production();
                made.set_id(id);
                made.set_count(static_cast<std::uint32_t>(city.production[resource]));
            }
            v1::Amount &price = *message.add_prices();
            price.set_id(id);
            price.set_count(static_cast<std::uint32_t>(prices[resource]));
        }
        message.set_raw_choices(city.rawChoices);
        message.set_manufactured_choices(city.goodsChoices);
    }

    void writeWonder(Seat seat, std::size_t place, v1::DuelWonder &message) const {
        const duel::WonderId wonder = known.cities[seat].wonders[place];
        message.set_wonder(catalogue.wonder(wonder).key);
        message.set_built(known.cities[seat].hasBuilt(place));
        message.set_removed(!message.built() && !known.wondersLeft());
        if (seat == viewer && !message.built() && !message.removed() && known.available() != 0) {
            const duel::CardId any =
                known.board[static_cast<std::size_t>(std::countr_zero(known.available()))];
            writePrice(duel::payment(known, seat, wonder), duel::Move::buildWonder(any, wonder),
                       *message.mutable_build());
        }
    }

    void writeSlot(std::size_t slot) {
        v1::DuelSlot &message = *table.add_structure();
        const duel::Slot &place = known.layout().places[slot];
        const duel::SlotMask here = duel::SlotMask{1} << slot;
        message.set_slot(static_cast<std::uint32_t>(slot));
        message.set_row(place.row);
        message.set_x(place.x);
        message.set_guild_back((known.guildBacks & here) != 0);
        message.set_available((known.available() & here) != 0);
        duel::forEachSlot(place.coveredBy & known.lying, [&](std::size_t above) {
            message.add_covered_by(static_cast<std::uint32_t>(above));
        });
        if ((known.faceUp & here) == 0) {
            return;
        }
        const duel::CardId card = known.board[slot];
        message.set_card(catalogue.card(card).key);
        if (message.available()) {
            v1::DuelPrice &price = *message.mutable_build();
            writePrice(duel::payment(known, viewer, card),
                       duel::Move::withCard(duel::Action::build, card), price);
            price.set_by_chain(price.possible() && known.cities[viewer].built.intersects(
                                                       catalogue.facts[index(card)].chainFrom));
        }
    }

    void writePrice(duel::Payment payment, const duel::Move &move, v1::DuelPrice &message) const {
        const Refusal refusal = Duel::refusal(known, viewer, move);
        message.set_possible(refusal == Refusal::none);
        if (!message.possible()) {
            message.set_refusal(std::string(code(refusal)));
        }
        message.set_bank(payment.bank);
        message.set_trade(payment.trade);
    }

    void writeChoices() {
        Duel::MoveList moves;
        Duel::legal(known, viewer, moves);
        for (const duel::Move &move : moves) {
            *table.add_choices() = DuelProtocol::moveTo(catalogue, move).duel();
        }
    }

    void writeEnd() {
        table.set_victory(victoryWord(known.victory));
        const SeatMask winners = Duel::winners(known);
        for (Seat seat = 0; seat < duel::seats; ++seat) {
            if (winners.has(seat)) {
                table.add_winners(seat);
            }
            v1::PlayerScore &score = *table.add_scores();
            score = playerScore<Duel>(known, seat);
            for (const duel::ScoreLine &line : duel::explainScore(known, seat).lines) {
                writeLine(line, *score.add_lines());
            }
        }
    }

    void writeLine(const duel::ScoreLine &line, v1::ScoreLine &message) const {
        message.set_category(
            std::string(Duel::categories()[static_cast<std::size_t>(line.category)]));
        message.set_count(line.count);
        message.set_points(line.points);
        switch (line.source) {
        case duel::ScoreSource::card:
            message.set_kind("card");
            message.set_source(catalogue.card(line.card).key);
            break;
        case duel::ScoreSource::wonder:
            message.set_kind("wonder");
            message.set_source(catalogue.wonder(line.wonder).key);
            break;
        case duel::ScoreSource::token:
            message.set_kind("token");
            message.set_source(catalogue.token(line.token).key);
            break;
        case duel::ScoreSource::coins: message.set_kind("coins"); break;
        case duel::ScoreSource::pawn: message.set_kind("pawn"); break;
        }
    }

    const duel::State &known;
    const duel::Catalogue &catalogue;
    Seat viewer;
    bool showPoints;
    v1::DuelTable &table;
};

} // namespace

void DuelProtocol::fillTable(const duel::State &state, const std::vector<Told> & /*story*/,
                             Seat viewer, bool livePoints, v1::TableView &view) {
    const duel::View seen = Duel::view(state, viewer);
    DuelTableWriter(seen, livePoints, *view.mutable_duel()).write();
}

} // namespace mirabilia::host
