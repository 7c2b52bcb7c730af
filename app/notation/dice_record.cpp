// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/dice_record.h"

#include "app/notation/compare.h"
#include "app/notation/dice_words.h"

namespace mirabilia::notation {

using namespace dice;
namespace words = dice_words;

namespace {

std::size_t countOptions(const State &state, Seat seat) {
    Dice::MoveList moves;
    Dice::legal(state, seat, moves);
    return moves.size();
}

OrderedJson finalOf(const State &state, Seat seat) {
    OrderedJson result = words::toJson(score(state, seat));
    result["coins"] = state.cities[seat].now.coins;
    return result;
}

/// The items of a list with one entry a seat.
std::vector<JsonValue> bySeat(const JsonValue &list, const State &state) {
    std::vector<JsonValue> items = list.items();
    if (items.size() != state.players) {
        list.refuse(std::to_string(items.size()) + " entries for " + std::to_string(state.players) +
                    " seats");
    }
    return items;
}

void playDecision(const JsonValue &entry, State &state, Seat seat,
                  const DecisionHeard<Dice> &heard) {
    const Move move = words::move(entry, *state.catalogue, "n");
    const Refusal refusal = Dice::refusal(state, seat, move);
    if (refusal != Refusal::none) {
        entry.disagree(words::describe(*state.catalogue, seat, move) +
                       " is not legal: " + std::string(code(refusal)));
    }
    if (const auto options = entry.find("n")) {
        compare(*options, Json(countOptions(state, seat)));
    }
    if (heard) {
        heard(state, seat, move);
    }
    Dice::applyTrusted(state, seat, move);
}

void playRound(const JsonValue &round, State &state, const DecisionHeard<Dice> &heard,
               const ChanceHeard<Dice> &chance) {
    round.onlyKeys({"forum", "decisions", "after"});
    if (state.phase == Phase::over) {
        round.disagree("the game is over before it");
    }
    const JsonValue forum = round.at("forum");
    const Dice::Outcome roll = words::forum(forum, *state.catalogue);
    if (chance) {
        chance(state, roll);
    }
    if (!Dice::applyOutcome(state, roll)) {
        forum.disagree("other dice lie in the Forum now");
    }
    const JsonValue decisions = round.at("decisions");
    Seat seat = 0;
    for (const JsonValue &list : bySeat(decisions, state)) {
        for (const JsonValue &entry : list.items()) {
            playDecision(entry, state, seat, heard);
        }
        if (state.phase == Phase::round && state.waiting.has(seat)) {
            list.disagree("seat " + std::to_string(seat) + " has something left to decide");
        }
        ++seat;
    }
    if (const auto after = round.find("after")) {
        seat = 0;
        for (const JsonValue &facts : bySeat(*after, state)) {
            compare(facts, Json(words::seatFacts(state, seat++)));
        }
    }
}

void checkEnd(const JsonValue &record, const State &state) {
    if (state.phase != Phase::over) {
        record.at("rounds").disagree("it ends before the game is over");
    }
    Seat seat = 0;
    for (const JsonValue &final : bySeat(record.at("final"), state)) {
        compare(final, Json(finalOf(state, seat++)));
    }
    compare(record.at("winners"), Json(words::toJson(winners(state))));
}

State readStart(const JsonValue &record, const Catalogue &catalogue) {
    Setup setup;
    for (const JsonValue &board : record.at("boards").items()) {
        if (setup.boards.size() == maxSeats) {
            board.refuse("a game has 2 to 7 seats");
        }
        setup.boards.push(words::board(board, catalogue));
    }
    Parsed<State> made = newGame(catalogue, setup);
    if (!made) {
        record.at("boards").refuse(made.error());
    }
    return *made;
}

/// Writes a game down while it is played again.
class Writer {
public:
    Writer(const Catalogue &data, const State &start) : catalogue(data), state(start) {}

    bool write(const Step<Dice> &step) {
        if (const auto *decision = std::get_if<Decision<Dice>>(&step)) {
            return writeDecision(*decision, step);
        }
        if (!doStep<Dice>(state, step)) {
            return false;
        }
        OrderedJson round{{"forum", words::toJson(catalogue, state.forum)}};
        round["decisions"] = OrderedJson(state.players, OrderedJson::array());
        rounds.push_back(std::move(round));
        return true;
    }

    [[nodiscard]] bool complete() const { return state.phase == Phase::over; }

    [[nodiscard]] OrderedJson record(const Setup &setup, std::string_view id) const {
        OrderedJson result{{"format", 1}, {"game", Dice::id}};
        if (!id.empty()) {
            result["id"] = id;
        }
        result["boards"] = OrderedJson::array();
        for (const BoardId board : setup.boards) {
            result["boards"].push_back(catalogue.board(board).key);
        }
        result["rounds"] = rounds;
        result["final"] = OrderedJson::array();
        for (Seat seat = 0; seat < state.players; ++seat) {
            result["final"].push_back(finalOf(state, seat));
        }
        result["winners"] = words::toJson(winners(state));
        return result;
    }

private:
    bool writeDecision(const Decision<Dice> &decision, const Step<Dice> &step) {
        if (Dice::refusal(state, decision.seat, decision.move) != Refusal::none) {
            return false;
        }
        OrderedJson entry = words::toJson(catalogue, decision.move);
        entry["n"] = countOptions(state, decision.seat);
        rounds.back()["decisions"][decision.seat].push_back(std::move(entry));
        doStep<Dice>(state, step);
        if (state.phase != Phase::round) {
            OrderedJson after = OrderedJson::array();
            for (Seat seat = 0; seat < state.players; ++seat) {
                after.push_back(words::seatFacts(state, seat));
            }
            rounds.back()["after"] = std::move(after);
        }
        return true;
    }

    const Catalogue &catalogue;
    State state;
    OrderedJson rounds = OrderedJson::array();
};

} // namespace

bool isDiceRecord(const Json &record) {
    return record.is_object() && record.contains("game") && record["game"] == "dice";
}

State playRecord(const JsonValue &record, const Catalogue &catalogue,
                 const DecisionHeard<Dice> &heard, const ChanceHeard<Dice> &chance) {
    record.onlyKeys(
        {"format", "data", "game", "id", "seed", "boards", "rounds", "final", "winners"});
    const JsonValue format = record.at("format");
    if (format.raw() != 1) {
        format.refuse("expected 1, got " + shown(format.raw()));
    }
    State state = readStart(record, catalogue);
    for (const JsonValue &round : record.at("rounds").items()) {
        playRound(round, state, heard, chance);
    }
    checkEnd(record, state);
    return state;
}

std::string recordOf(const Catalogue &catalogue, const Setup &setup, Steps<Dice> steps,
                     std::string_view id) {
    const Parsed<State> start = newGame(catalogue, setup);
    if (!start) {
        return {};
    }
    Writer writer(catalogue, *start);
    for (const Step<Dice> &step : steps) {
        if (!writer.write(step)) {
            return {};
        }
    }
    return writer.complete() ? writer.record(setup, id).dump(-1, ' ', false,
                                                             OrderedJson::error_handler_t::replace)
                             : std::string();
}

} // namespace mirabilia::notation
