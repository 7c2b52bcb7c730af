// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/classic_record.h"
#include "app/notation/classic_record_facts.h"
#include "app/notation/classic_words.h"

#include <algorithm>

namespace mirabilia::notation {

using namespace classic;
namespace words = classic_words;

namespace {

OrderedJson entryMove(const Catalogue &catalogue, const Decision &decision) {
    const Move &move = decision.move;
    OrderedJson entry{{"seat", decision.seat},
                      {"card", words::key(catalogue, move.card)},
                      {"do", words::word(move.action)}};
    if (move.action == Action::build || move.action == Action::stage) {
        entry["pay"] = words::toJson(move.pay);
    }
    if (move.copy != CopySide::none) {
        entry["copy"] = move.copy == CopySide::left ? "left" : "right";
    }
    return entry;
}

/// Takes the decisions of one decision point from the front; false if one is illegal or missing.
bool applyPoint(State &state, std::span<const Decision> &decisions, OrderedJson &log) {
    const Catalogue &catalogue = *state.catalogue;
    const auto count = static_cast<std::size_t>(state.waiting().size());
    if (decisions.size() < count) {
        return false;
    }
    std::vector<Decision> now(decisions.begin(),
                              decisions.begin() + static_cast<std::ptrdiff_t>(count));
    decisions = decisions.subspan(count);
    std::sort(now.begin(), now.end(),
              [](const Decision &a, const Decision &b) { return a.seat < b.seat; });
    OrderedJson entry{{"age", state.age}, {"turn", state.turn}};
    const OrderedJson options = record_facts::options(state);
    if (state.phase == Phase::choose) {
        const CardId card = now.front().move.card;
        entry["choose"] = {{"seat", now.front().seat}, {"card", nullptr}};
        if (card != noCard) {
            entry["choose"]["card"] = words::key(catalogue, card);
        }
    } else {
        if (state.phase == Phase::extra) {
            entry["extra"] = true;
        }
        entry["moves"] = OrderedJson::array();
        for (const Decision &decision : now) {
            entry["moves"].push_back(entryMove(catalogue, decision));
        }
    }
    for (const Decision &decision : now) {
        if (Classic::apply(state, decision.seat, decision.move) != Refusal::none) {
            return false;
        }
    }
    entry["options"] = options;
    entry["coins"] = record_facts::coins(state);
    log.push_back(std::move(entry));
    return true;
}

OrderedJson header(const Catalogue &catalogue, const Setup &setup,
                   const std::array<Deck, ageCount> &decks, std::string_view id) {
    OrderedJson record{{"format", 1}, {"game", "classic"}};
    if (!id.empty()) {
        record["id"] = id;
    }
    record["players"] = setup.players;
    record["seats"] = OrderedJson::array();
    for (const Board &board : setup.boards) {
        record["seats"].push_back(
            {{"wonder", catalogue.wonder(board.wonder).key}, {"side", name(board.side)}});
    }
    for (std::size_t age = 0; age < decks.size(); ++age) {
        record["decks"][std::to_string(age + 1)] = words::toJson(catalogue, decks[age]);
    }
    return record;
}

} // namespace

std::string classicRecord(const Catalogue &catalogue, const Setup &setup,
                          const std::array<Deck, ageCount> &decks,
                          std::span<const Decision> decisions, std::string_view id) {
    Parsed<State> made = newGame(catalogue, setup);
    if (!made) {
        return {};
    }
    State state = *made;
    OrderedJson record = header(catalogue, setup, decks, id);
    record["start_coins"] = record_facts::coins(state);
    OrderedJson log = OrderedJson::array();
    while (state.phase != Phase::over) {
        const bool good = Classic::node(state) == Node::chance
                              ? Classic::applyOutcome(state, decks[state.age - 1U])
                              : applyPoint(state, decisions, log);
        if (!good) {
            return {};
        }
    }
    if (!decisions.empty()) {
        return {};
    }
    record["log"] = std::move(log);
    record["final"] = record_facts::final(state);
    return record.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

} // namespace mirabilia::notation
