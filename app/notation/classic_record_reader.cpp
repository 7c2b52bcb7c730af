// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/classic_record.h"
#include "app/notation/classic_record_facts.h"
#include "app/notation/classic_words.h"
#include "app/notation/compare.h"
#include "app/notation/game_notation.h"

#include <algorithm>

namespace mirabilia::notation {

using namespace classic;
namespace words = classic_words;

namespace {

/// Lists with one value a city compare in seat order.
void compareByCity(const JsonValue &expected, const Json &actual) {
    const std::vector<JsonValue> items = expected.items();
    if (items.size() != actual.size()) {
        expected.disagree("expected " + std::to_string(items.size()) + " values, got " +
                          std::to_string(actual.size()));
    }
    for (std::size_t seat = 0; seat < items.size(); ++seat) {
        compare(items[seat], actual[seat]);
    }
}

/// Plays the entries of a log one after the other.
class Replay {
public:
    Replay(const JsonValue &record, const Catalogue &catalogue, const DecisionHeard<Classic> &ear,
           const ChanceHeard<Classic> &chanceEar)
        : heard(ear)
        , chance(chanceEar) {
        const Setup setup = readSetup(record, catalogue);
        Parsed<State> made = newGame(catalogue, setup);
        if (!made) {
            record.refuse(made.error());
        }
        state = *made;
        const JsonValue lists = record.at("decks");
        lists.onlyKeys({"1", "2", "3"});
        for (int age = 1; age <= ageCount; ++age) {
            decks[static_cast<std::size_t>(age - 1)] =
                words::deck(lists.at(std::to_string(age)), catalogue, age, state.cityCount);
        }
        if (const auto coins = record.find("start_coins")) {
            compareByCity(*coins, Json(record_facts::coins(state)));
        }
        dealIfDue();
    }

    void playEntry(const JsonValue &entry) {
        if (state.phase == Phase::over) {
            entry.disagree("the game is over before it");
        }
        const bool chooses = entry.has("choose");
        if (chooses) {
            entry.onlyKeys({"age", "turn", "choose", "options", "coins"});
        } else {
            entry.onlyKeys({"age", "turn", "extra", "moves", "options", "coins"});
        }
        checkPlace(entry, chooses);
        if (const auto options = entry.find("options")) {
            compare(*options, Json(record_facts::options(state)));
        }
        if (chooses) {
            apply(entry.at("choose"), words::choice(entry.at("choose"), state));
        } else {
            playMoves(entry.at("moves"));
        }
        if (const auto coins = entry.find("coins")) {
            compareByCity(*coins, Json(record_facts::coins(state)));
        }
        dealIfDue();
    }

    void checkEnd(const JsonValue &record) const {
        if (state.phase != Phase::over) {
            record.at("log").disagree("it ends in age " + std::to_string(state.age) + ", turn " +
                                      std::to_string(state.turn) + ", before the game is over");
        }
        const JsonValue final = record.at("final");
        final.onlyKeys({"coins", "stages", "tokens", "cities", "discard", "scores", "winners"});
        const Json found(record_facts::final(state));
        for (const auto &[key, value] : final.members()) {
            if (key == "discard" || key == "winners") {
                compare(value, found[key]);
            } else {
                compareByCity(value, found[key]);
            }
        }
    }

    [[nodiscard]] const State &position() const { return state; }

private:
    static Setup readSetup(const JsonValue &record, const Catalogue &catalogue) {
        Setup setup;
        setup.players = record.at("players").integer(2, static_cast<int>(maxSeats));
        const JsonValue seats = record.at("seats");
        const std::vector<JsonValue> list = seats.items();
        const auto cities = static_cast<std::size_t>(std::max(setup.players, 3));
        if (list.size() != cities) {
            seats.refuse(std::to_string(list.size()) + " cities, expected " +
                         std::to_string(cities));
        }
        for (const JsonValue &seat : list) {
            seat.onlyKeys({"wonder", "side"});
            setup.boards.push(words::board(seat, catalogue));
        }
        return setup;
    }

    /// Age, turn and kind of the entry are those of the position.
    void checkPlace(const JsonValue &entry, bool chooses) const {
        const bool extra = entry.has("extra") && entry.at("extra").boolean();
        (void)entry.at("age").integer(1, ageCount);
        (void)entry.at("turn").integer(1, turnsPerAge);
        compare(entry.at("age"), Json(state.age));
        compare(entry.at("turn"), Json(state.turn));
        const Phase phase = chooses ? Phase::choose : extra ? Phase::extra : Phase::pick;
        if (phase != state.phase) {
            entry.disagree("expected " + phaseName(phase) + ", got " + phaseName(state.phase));
        }
    }

    static std::string phaseName(Phase phase) {
        switch (phase) {
        case Phase::choose: return "a choice from the discard pile";
        case Phase::extra: return "the second action of turn 6";
        case Phase::pick: return "a turn";
        case Phase::deal:
        case Phase::over: break;
        }
        return "the end of the game";
    }

    void playMoves(const JsonValue &list) {
        std::vector<std::pair<JsonValue, words::SeatMove>> moves;
        SeatMask left = state.waiting();
        for (const JsonValue &item : list.items()) {
            const words::SeatMove move = words::seatMove(item, state);
            if (!left.has(move.seat)) {
                refuseMove(item, move, Refusal::notYourTurn);
            }
            left.remove(move.seat);
            moves.emplace_back(item, move);
        }
        if (!left.empty()) {
            list.disagree("seat " + std::to_string(left.first()) + " must decide too");
        }
        for (const auto &[item, move] : moves) {
            apply(item, move);
        }
    }

    void apply(const JsonValue &place, const words::SeatMove &wanted) {
        const Move move = completed(state, wanted.seat, wanted.move, wanted.paymentGiven);
        const Refusal refusal = Classic::refusal(state, wanted.seat, move);
        if (refusal != Refusal::none) {
            refuseMove(place, wanted, refusal);
        }
        if (heard) {
            heard(state, wanted.seat, move);
        }
        Classic::applyTrusted(state, wanted.seat, move);
    }

    [[noreturn]] void refuseMove(const JsonValue &place, const words::SeatMove &move,
                                 Refusal refusal) const {
        place.disagree(words::describe(*state.catalogue, move) +
                       " is not legal: " + std::string(code(refusal)));
    }

    void dealIfDue() {
        while (Classic::node(state) == Node::chance) {
            const Deck &deck = decks[state.age - 1U];
            if (chance) {
                chance(state, deck);
            }
            if (!Classic::applyOutcome(state, deck)) {
                throw Disagreed("decks." + std::to_string(state.age) + ": cannot be dealt");
            }
        }
    }

    const DecisionHeard<Classic> &heard;
    const ChanceHeard<Classic> &chance;
    State state;
    std::array<Deck, ageCount> decks;
};

void checkHeader(const JsonValue &record) {
    record.onlyKeys({"format", "data", "game", "edition", "id", "players", "seats", "decks",
                     "start_coins", "log", "final"});
    (void)editionOf(record);
    if (const auto format = record.find("format"); format && format->raw() != 1) {
        format->refuse("expected 1, got " + shown(format->raw()));
    }
}

/// "log.7 (age 2, turn 1)"
std::string entryPlace(std::size_t number, const Json &entry) {
    std::string place = "log." + std::to_string(number);
    if (entry.is_object() && entry.contains("age") && entry.contains("turn")) {
        place += " (age " + shown(entry["age"]) + ", turn " + shown(entry["turn"]) + ")";
    }
    return place;
}

} // namespace

bool isClassicRecord(const Json &record, int edition) {
    if (!record.is_object() || record.value("edition", Json(1)) != edition) {
        return false;
    }
    const auto named = record.find("game");
    const auto format = record.find("format");
    return named != record.end() ? *named == "classic"
                                 : format == record.end() || !format->is_string();
}

State playRecord(const JsonValue &record, const Catalogue &catalogue,
                 const DecisionHeard<Classic> &heard, const ChanceHeard<Classic> &chance) {
    checkHeader(record);
    Replay replay(record, catalogue, heard, chance);
    std::size_t number = 0;
    for (const JsonValue &entry : record.at("log").items()) {
        replay.playEntry(JsonValue(entry.raw(), entryPlace(number, entry.raw())));
        ++number;
    }
    replay.checkEnd(record);
    return replay.position();
}

} // namespace mirabilia::notation
