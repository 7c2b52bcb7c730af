// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/duel_record.h"
#include "app/notation/duel_record_facts.h"
#include "app/notation/duel_words.h"

namespace mirabilia::notation {

namespace {

/// Plays a game again and writes it down.
class DuelWriter {
public:
    DuelWriter(const duel::Catalogue &known, const duel::State &start)
        : catalogue(known)
        , state(start) {
        ages.fill(duel::noCards());
    }

    bool write(const Step<duel::Duel> &step) {
        const auto *decision = std::get_if<Decision<duel::Duel>>(&step);
        return decision != nullptr ? writeMove(*decision) : happen(std::get<duel::Outcome>(step));
    }

    [[nodiscard]] bool over() const { return state.phase == duel::Phase::over; }

    OrderedJson record(std::string_view id) {
        OrderedJson result{{"format", duelRecordFormat}};
        if (!id.empty()) {
            result["id"] = id;
        }
        OrderedJson cards = OrderedJson::object();
        for (int age = 1; age <= duel::ageCount; ++age) {
            cards[std::to_string(age)] = structure(age);
        }
        result["ruleset"] = {"base"};
        result["layout"] = complete ? "recorded" : "synthetic: cards that nobody saw are filled in";
        result["setup"] = {{"wonder_offers", offers},
                           {"progress_board", duel_words::toJson(catalogue, tokens)}};
        if (!library.empty()) {
            result["setup"]["great_library_draw"] = duel_words::toJson(catalogue, library);
        }
        result["setup"]["ages"] = cards;
        result["moves"] = moves;
        result["result"] = duel_record_facts::result(state);
        return result;
    }

private:
    bool happen(const duel::Outcome &outcome) {
        const duel::Phase before = state.phase;
        if (duel::Duel::node(state) != Node::chance || !duel::Duel::applyOutcome(state, outcome)) {
            return false;
        }
        if (before == duel::Phase::setUp) {
            tokens = outcome.tokens;
        }
        if (!outcome.wonders.empty()) {
            OrderedJson &offer = offers.emplace_back(OrderedJson::array());
            for (const duel::WonderId id : outcome.wonders) {
                offer.push_back(catalogue.wonder(id).key);
            }
        }
        for (std::size_t slot = 0; slot < duel::slotCount; ++slot) {
            if (outcome.cards[slot] != duel::noCard) {
                ages[state.age - 1U][slot] = outcome.cards[slot];
            }
        }
        if (before == duel::Phase::layOut) {
            guildBacks[state.age - 1U] = outcome.guilds;
        }
        noteLibrary();
        return true;
    }

    void noteLibrary() {
        if (!state.drawnTokens.empty()) {
            library = state.drawnTokens;
        }
    }

    bool writeMove(const Decision<duel::Duel> &decision) {
        duel_record_facts::Witness witness;
        OrderedJson entry = describe(decision);
        if (duel::Duel::apply(state, decision.seat, decision.move, witness) != Refusal::none) {
            return false;
        }
        noteLibrary();
        const duel::Action action = decision.move.action;
        if (action == duel::Action::build || action == duel::Action::wonder) {
            entry["paid"] = witness.paid;
        }
        add(entry);
        if (witness.lastDraft) {
            add({{"by", duel_record_facts::letter(state, witness.lastDraft->seat)},
                 {"do", "draft"},
                 {"wonder", catalogue.wonder(witness.lastDraft->wonder).key}});
        }
        return true;
    }

    void add(const OrderedJson &entry) {
        OrderedJson numbered{{"n", moves.size() + 1}};
        numbered.update(entry);
        numbered["coins"] = duel_record_facts::coins(state);
        numbered["pawn"] = duel_record_facts::pawn(state);
        moves.push_back(std::move(numbered));
    }

    /// Only names that the catalogue knows: the move has not been checked yet.
    OrderedJson describe(const Decision<duel::Duel> &decision) const {
        using duel::Action;
        const duel::Move &move = decision.move;
        OrderedJson entry{{"by", duel_record_facts::letter(state, decision.seat)},
                          {"do", word(move.action)}};
        if (catalogue.knows(move.wonder)) {
            entry["wonder"] = catalogue.wonder(move.wonder).key;
        }
        if (catalogue.knows(move.card)) {
            entry["card"] = catalogue.card(move.card).key;
        }
        if (catalogue.knows(move.token)) {
            entry["token"] = catalogue.token(move.token).key;
        }
        if (move.first != noSeat) {
            entry["player"] = duel_record_facts::letter(state, move.first);
        }
        return entry;
    }

    [[nodiscard]] std::string_view word(duel::Action action) const {
        using duel::Action;
        switch (action) {
        case Action::build: return "build";
        case Action::wonder: return "wonder";
        case Action::discard: return "discard";
        case Action::draft: return "draft";
        case Action::token: return state.phase == duel::Phase::library ? "draw_token" : "token";
        case Action::destroy: return "destroy";
        case Action::revive: return "revive";
        case Action::begin: break;
        }
        return "start";
    }

    /// The cards of an age in slot order. Slots that nobody saw get cards that are left over.
    OrderedJson structure(int age) {
        duel::Board &board = ages[static_cast<std::size_t>(age - 1)];
        duel::SlotMask guilds = guildBacks[static_cast<std::size_t>(age - 1)];
        duel::CardSet left = catalogue.ageCards[static_cast<std::size_t>(age - 1)] - state.seen;
        duel::CardSet leftGuilds = catalogue.guilds - state.seen;
        if (state.age < age) {
            guilds = duel::SlotMask::firstIds(catalogue.guildsIn(age));
        }
        OrderedJson list = OrderedJson::array();
        for (std::size_t slot = 0; slot < duel::slotCount; ++slot) {
            if (board[slot] == duel::noCard) {
                complete = false;
                duel::CardSet &from = guilds.has(slot) ? leftGuilds : left;
                board[slot] = from.first();
                from.remove(board[slot]);
            }
            list.push_back(catalogue.card(board[slot]).key);
        }
        return list;
    }

    const duel::Catalogue &catalogue;
    duel::State state;
    OrderedJson offers = OrderedJson::array();
    OrderedJson moves = OrderedJson::array();
    duel::TokenSet tokens;
    duel::TokenSet library;
    std::array<duel::Board, duel::ageCount> ages{};
    std::array<duel::SlotMask, duel::ageCount> guildBacks{};
    bool complete = true;
};

} // namespace

std::string recordOf(const duel::Catalogue &catalogue, const duel::Setup &setup,
                     Steps<duel::Duel> steps, std::string_view id) {
    const Parsed<duel::State> start = duel::newGame(catalogue, setup);
    if (!start) {
        return {};
    }
    DuelWriter writer(catalogue, *start);
    for (const Step<duel::Duel> &step : steps) {
        if (!writer.write(step)) {
            return {};
        }
    }
    return writer.over()
               ? writer.record(id).dump(-1, ' ', false, OrderedJson::error_handler_t::replace)
               : std::string();
}

} // namespace mirabilia::notation
