// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/duel_options.h"
#include "app/host/duel_prices.h"
#include "app/host/duel_protocol.h"
#include "app/host/duel_words.h"

#include <algorithm>

namespace mirabilia::host {

namespace {

using duel::Duel;

/// Writes the table for one viewer, using only the engine's View of that seat.
class DuelTableWriter {
public:
    DuelTableWriter(const duel::View &view, bool livePoints, v1::DuelTable &message)
        : known(view.table())
        , catalogue(*known.catalogue)
        , viewer(view.seat())
        , buyer(viewer < duel::seats ? viewer : Seat{0})
        , showPoints(livePoints || known.phase == duel::Phase::over)
        , table(message) {}

    void write() {
        writeProgress();
        writeTrack();
        for (Seat seat = 0; seat < duel::seats; ++seat) {
            writeCity(seat, *table.add_cities());
        }
        for (std::size_t slot = 0; known.age > 0 && slot < duel::slotCount; ++slot) {
            writeSlot(slot, *table.add_structure());
        }
        writeDangers(known, table);
        if (deciding()) {
            writeOptions(known, viewer, showPoints, table);
        }
        table.set_victory(victoryWord(known.victory));
    }

private:
    [[nodiscard]] bool deciding() const { return Duel::toAct(known).has(viewer); }
    [[nodiscard]] bool over() const { return known.phase == duel::Phase::over; }

    void writeProgress() {
        table.set_age(known.age);
        table.set_phase(phaseTo(known.phase));
        const auto token = [this](duel::TokenId id) { return catalogue.token(id).key; };
        for (const duel::TokenId id : known.boardTokens) {
            table.add_board_tokens(token(id));
        }
        for (const duel::TokenId id : known.drawnTokens) {
            table.add_drawn_tokens(token(id));
        }
        for (const duel::WonderId id : known.offer) {
            table.add_offer(catalogue.wonder(id).key);
        }
        for (const duel::CardId id : known.discard) {
            table.add_discard(catalogue.card(id).key);
        }
        table.set_symbols_to_win(catalogue.rules.symbolsToWin);
        table.set_extra_turn(known.extraTurn);
        if (catalogue.knows(known.choosing)) {
            table.set_choosing(catalogue.wonder(known.choosing).key);
        }
        if (known.phase == duel::Phase::begin) {
            table.set_begin_reason(known.conflict != 0 ? "weaker" : "last");
        }
        for (const auto &group : catalogue.rules.draftOrder) {
            for (const std::uint8_t turn : group) {
                table.add_draft_order(known.starter ^ turn);
            }
        }
        table.set_drafted(known.drafted);
    }

    void writeTrack() {
        const duel::Rules &rules = catalogue.rules;
        table.set_pawn(known.conflict);
        table.set_capital(static_cast<std::uint32_t>(rules.capital));
        for (std::size_t from = 1; from < static_cast<std::size_t>(rules.capital); ++from) {
            if (rules.pointsByDistance[from] != rules.pointsByDistance[from - 1]) {
                v1::DuelZone &zone = *table.add_track();
                zone.set_from(static_cast<std::uint32_t>(from));
                zone.set_points(rules.pointsByDistance[from]);
            }
        }
    }

    void writeMilitary(Seat seat, v1::DuelCity &message) const {
        const duel::Rules &rules = catalogue.rules;
        for (std::size_t kind = 0; kind < rules.loot.size(); ++kind) {
            if ((known.loot[seat] >> kind & 1U) != 0) {
                v1::DuelLoot &loot = *message.add_loot();
                loot.set_at(rules.loot[kind].at);
                loot.set_coins(rules.loot[kind].coins);
            }
        }
        const int ahead = seat == 0 ? known.conflict : -known.conflict;
        message.set_capital_distance(static_cast<std::uint32_t>(rules.capital + ahead));
        message.set_military_points(
            ahead > 0 ? rules.pointsByDistance[static_cast<std::size_t>(ahead)] : 0U);
    }

    void writeCity(Seat seat, v1::DuelCity &message) const {
        const duel::City &city = known.cities[seat];
        message.set_seat(seat);
        message.set_coins(static_cast<std::uint32_t>(city.coins));
        for (const duel::CardId id : city.built) {
            message.add_cards(catalogue.card(id).key);
        }
        for (const duel::TokenId id : city.tokens) {
            message.add_tokens(catalogue.token(id).key);
        }
        for (std::size_t place = 0; place < city.wonders.size(); ++place) {
            if (city.wonders[place] != duel::noWonder) {
                writeWonder(seat, place, *message.add_wonders());
            }
        }
        writeMilitary(seat, message);
        writeScience(city, message);
        writeResources(seat, message);
        message.set_discard_income(static_cast<std::uint32_t>(duel::discardIncome(known, seat)));
        message.set_must_act(Duel::toAct(known).has(seat));
        if (showPoints) {
            message.set_points(Duel::totals(known)[seat]);
        }
    }

    void writeScience(const duel::City &city, v1::DuelCity &message) const {
        for (std::size_t symbol = 0; symbol < duel::scienceCount; ++symbol) {
            const int copies = city.built.overlap(catalogue.scienceCards[symbol]) +
                               city.tokens.overlap(catalogue.scienceTokens[symbol]);
            if (copies > 0) {
                v1::Amount &science = *message.add_science();
                science.set_id(std::string(name(static_cast<duel::Science>(symbol))));
                science.set_count(static_cast<std::uint32_t>(copies));
            }
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
        if (!message.built() && !message.removed() && !over()) {
            writePrice(known, seat, wonder, *message.mutable_build());
        }
    }

    void writeSlot(std::size_t slot, v1::DuelSlot &message) const {
        const duel::Slot &place = known.layout().places[slot];
        const duel::SlotMask here = duel::SlotMask::of(slot);
        message.set_slot(static_cast<std::uint32_t>(slot));
        message.set_row(place.row);
        message.set_x(place.x);
        message.set_taken(!known.lying.has(slot));
        if (message.taken()) {
            return;
        }
        message.set_guild_back(known.guildBacks.has(slot));
        message.set_available(known.available().has(slot));
        for (const std::size_t above : (place.coveredBy & known.lying)) {
            message.add_covered_by(static_cast<std::uint32_t>(above));
        }
        for (const std::size_t below : (place.covers & known.lying)) {
            if ((known.layout().places[below].coveredBy & known.lying) == here) {
                message.add_opens(static_cast<std::uint32_t>(below));
            }
        }
        if (known.faceUp.has(slot)) {
            writeCard(known.board[slot], message);
        }
    }

    void writeCard(duel::CardId card, v1::DuelSlot &message) const {
        message.set_card(catalogue.card(card).key);
        if (!over()) {
            writePrice(known, buyer, card, *message.mutable_build());
            writePrice(known, duel::opponentOf(buyer), card, *message.mutable_rival());
        }
    }

    const duel::State &known;
    const duel::Catalogue &catalogue;
    Seat viewer;
    Seat buyer; ///< whose price comes first
    bool showPoints;
    v1::DuelTable &table;
};

void writeLine(const duel::Catalogue &catalogue, const duel::ScoreLine &line,
               v1::ScoreLine &message) {
    message.set_category(std::string(Duel::categories()[static_cast<std::size_t>(line.category)]));
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

void writePast(const duel::State &state, std::span<const DuelTold> story, v1::DuelTable &table) {
    const DuelTold *laid = nullptr;
    const DuelTold *last = nullptr;
    for (const DuelTold &told : story) {
        if (std::holds_alternative<duel::TokensLaid>(told.event)) {
            laid = &told;
        } else if (std::holds_alternative<duel::CardTaken>(told.event) ||
                   std::holds_alternative<duel::WonderDrafted>(told.event)) {
            last = &told;
        }
    }
    const auto eventOf = [&state](const DuelTold &told) {
        return DuelProtocol::eventTo(state, told, noSeat, false)->duel(); // public
    };
    if (laid != nullptr) {
        *table.mutable_laid_tokens() = eventOf(*laid).tokens();
    } else { // the match began later: what lies there and what was taken, in an order that stays
        *table.mutable_laid_tokens() = table.board_tokens();
        for (const v1::DuelCity &city : table.cities()) {
            table.mutable_laid_tokens()->MergeFrom(city.tokens());
        }
        std::sort(table.mutable_laid_tokens()->begin(), table.mutable_laid_tokens()->end());
    }
    if (last != nullptr) {
        *table.mutable_last() = eventOf(*last);
    }
}

} // namespace

void DuelProtocol::fillTable(const duel::State &state, const Past &past, Seat viewer,
                             bool livePoints, v1::TableView &view) {
    const duel::View seen = Duel::view(state, viewer);
    v1::DuelTable &table = *view.mutable_duel();
    DuelTableWriter(seen, livePoints, table).write();
    writePast(state, past.story, table);
}

void DuelProtocol::explain(const duel::State &state, Seat seat, v1::PlayerScore &score) {
    score.set_coins(static_cast<std::uint32_t>(state.cities[seat].coins));
    for (const duel::ScoreLine &line : duel::explainScore(state, seat).lines) {
        writeLine(*state.catalogue, line, *score.add_lines());
    }
}

} // namespace mirabilia::host
