// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/classic_record.h"
#include "app/notation/classic_record_facts.h"
#include "app/notation/classic_words.h"

#include <algorithm>

namespace mirabilia::notation {

using namespace classic;
namespace words = classic_words;

namespace {

using SeatDecision = Decision<Classic>;

OrderedJson entryMove(const Catalogue &catalogue, const SeatDecision &decision) {
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

/// Takes the decisions of one decision point from the front; empty if one is missing.
std::vector<SeatDecision> takeDecisions(const State &state, Steps<Classic> &steps) {
    const auto count = static_cast<std::size_t>(state.waiting().size());
    std::vector<SeatDecision> taken;
    for (; taken.size() < count && !steps.empty(); steps = steps.subspan(1)) {
        const auto *decision = std::get_if<SeatDecision>(&steps.front());
        if (decision == nullptr) {
            return {};
        }
        taken.push_back(*decision);
    }
    if (taken.size() < count) {
        return {};
    }
    std::sort(taken.begin(), taken.end(),
              [](const SeatDecision &a, const SeatDecision &b) { return a.seat < b.seat; });
    return taken;
}

/// Plays one decision point and writes it down; false if a decision is illegal or missing.
bool applyPoint(State &state, Steps<Classic> &steps, OrderedJson &log) {
    const Catalogue &catalogue = *state.catalogue;
    const std::vector<SeatDecision> now = takeDecisions(state, steps);
    if (now.empty()) {
        return false;
    }
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
        for (const SeatDecision &decision : now) {
            entry["moves"].push_back(entryMove(catalogue, decision));
        }
    }
    for (const SeatDecision &decision : now) {
        if (Classic::apply(state, decision.seat, decision.move) != Refusal::none) {
            return false;
        }
    }
    entry["options"] = options;
    entry["coins"] = record_facts::coins(state);
    log.push_back(std::move(entry));
    return true;
}

OrderedJson header(const Catalogue &catalogue, const Setup &setup, Steps<Classic> steps,
                   std::string_view id) {
    OrderedJson record{{"format", 1}, {"game", "classic"}};
    if (catalogue.edition != 1) {
        record["edition"] = catalogue.edition;
    }
    if (!id.empty()) {
        record["id"] = id;
    }
    record["players"] = setup.players;
    record["seats"] = OrderedJson::array();
    for (const Board &board : setup.boards) {
        record["seats"].push_back(
            {{"wonder", catalogue.wonder(board.wonder).key}, {"side", name(board.side)}});
    }
    int age = 0;
    for (const Step<Classic> &step : steps) {
        if (const auto *deck = std::get_if<Deck>(&step)) {
            record["decks"][std::to_string(++age)] = words::toJson(catalogue, *deck);
        }
    }
    return record;
}

} // namespace

std::string recordOf(const Catalogue &catalogue, const Setup &setup, Steps<Classic> steps,
                     std::string_view id) {
    Parsed<State> made = newGame(catalogue, setup);
    if (!made) {
        return {};
    }
    State state = *made;
    OrderedJson record = header(catalogue, setup, steps, id);
    record["start_coins"] = record_facts::coins(state);
    OrderedJson log = OrderedJson::array();
    while (!steps.empty()) {
        if (Classic::node(state) != Node::chance) {
            if (!applyPoint(state, steps, log)) {
                return {};
            }
            continue;
        }
        if (!doStep<Classic>(state, steps.front())) {
            return {};
        }
        steps = steps.subspan(1);
    }
    if (state.phase != Phase::over) {
        return {};
    }
    record["log"] = std::move(log);
    record["final"] = record_facts::final(state);
    return record.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

} // namespace mirabilia::notation
