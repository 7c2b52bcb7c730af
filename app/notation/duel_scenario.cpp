// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/duel_scenario.h"

#include "app/notation/duel_words.h"
#include "engine/duel/game.h"

#include <algorithm>
#include <array>

namespace mirabilia::notation {

namespace {

using duel::Duel;

constexpr int mostDuelCoins = 9999;

duel::PositionCity readDuelCity(const JsonValue &seat, const duel::Catalogue &catalogue) {
    seat.onlyKeys({"coins", "city", "wonders", "progress"});
    duel::PositionCity city;
    city.coins = wholeOr(seat, "coins", catalogue.rules.startCoins, 0, mostDuelCoins);
    if (const auto built = seat.find("city")) {
        city.built = duel_words::cards(*built, catalogue);
    }
    if (const auto tokens = seat.find("progress")) {
        city.tokens = duel_words::tokens(*tokens, catalogue);
    }
    if (const auto wonders = seat.find("wonders")) {
        for (const JsonValue &item : wonders->items()) {
            item.onlyKeys({"id", "built"});
            city.wonders.push_back(
                {duel_words::wonder(item.at("id"), catalogue), truthOr(item, "built", false)});
        }
    }
    return city;
}

void readDuelBoard(const JsonValue &given, const duel::Catalogue &catalogue,
                   duel::Position &position) {
    const JsonValue board = given.at("board");
    const std::vector<JsonValue> items = board.items();
    if (items.size() != duel::slotCount) {
        board.refuse(std::to_string(items.size()) + " slots, expected " +
                     std::to_string(duel::slotCount));
    }
    duel::SlotMask lying;
    for (std::size_t slot = 0; slot < items.size(); ++slot) {
        if (!items[slot].raw().is_null()) {
            position.board[slot].lies = true;
            position.board[slot].card = duel_words::card(items[slot], catalogue);
            lying.add(slot);
        }
    }
    if (lying.empty()) {
        board.refuse("expected at least one card");
    }
    for (const std::size_t slot : duel::shownIn(catalogue, position.age, lying)) {
        position.board[slot].faceUp = true;
    }
}

/// The beginner of an age is still to be chosen.
void readBegin(const JsonValue &given, duel::Position &position) {
    const JsonValue last = given.at("last_played");
    if (given.has("to_move")) {
        last.refuse("stands only without to_move");
    }
    const bool full = std::all_of(position.board.begin(), position.board.end(),
                                  [](const duel::PositionSlot &slot) { return slot.lies; });
    if (!full || position.age == 1) {
        last.refuse("stands only with a full board of age 2 or 3");
    }
    position.phase = duel::Phase::begin;
    const Seat active = duel_words::seat(last);
    position.mover = position.conflict > 0 ? Seat{1} : position.conflict < 0 ? Seat{0} : active;
}

duel::Position readDuelPosition(const JsonValue &given, const duel::Catalogue &catalogue) {
    duel::Position position;
    position.age = wholeOr(given, "age", 1, 0, duel::ageCount);
    const JsonValue seats = given.at("seats");
    const std::vector<JsonValue> list = seats.items();
    if (list.size() != duel::seats) {
        seats.refuse(std::to_string(list.size()) + " seats, expected two");
    }
    for (std::size_t seat = 0; seat < duel::seats; ++seat) {
        position.cities[seat] = readDuelCity(list[seat], catalogue);
    }
    if (const auto toMove = given.find("to_move")) {
        position.mover = duel_words::seat(*toMove);
    }
    if (const auto tokens = given.find("progress")) {
        position.boardTokens = duel_words::tokens(*tokens, catalogue);
    }
    if (const auto tokens = given.find("set_aside")) {
        position.asideTokens = duel_words::tokens(*tokens, catalogue);
    }
    if (const auto discard = given.find("discard")) {
        position.discard = duel_words::cards(*discard, catalogue);
    }
    const int farthest = catalogue.rules.capital - 1;
    position.conflict = wholeOr(given, "conflict", 0, -farthest, farthest);
    if (const auto loot = given.find("loot")) {
        loot->onlyKeys({"0", "1"});
        for (const auto &[seat, tokens] : loot->members()) {
            auto &own = position.cities[seat == "0" ? 0 : 1].loot.emplace();
            for (const JsonValue &token : tokens.items()) {
                own.push_back(token.integer(0, mostDuelCoins));
            }
        }
    }
    return position;
}

class DuelScenario final : public ScenarioPosition {
public:
    DuelScenario(const JsonValue &given, const duel::Catalogue &known)
        : catalogue(known)
        , rng(valueOr(given, "seed", std::uint64_t{1},
                      [](const JsonValue &value) { return value.unsignedInteger(); })) {
        given.onlyKeys({"age", "to_move", "seats", "board", "ages", "offer", "progress",
                        "set_aside", "conflict", "loot", "discard", "last_played", "seed"});
        duel::Position position = readDuelPosition(given, catalogue);
        if (position.age == 0) {
            readDraft(given, position);
        } else {
            if (const auto offer = given.find("offer")) {
                offer->refuse("there is one during the draft only");
            }
            readDuelBoard(given, catalogue, position);
            if (given.has("last_played")) {
                readBegin(given, position);
            }
        }
        Parsed<duel::State> made = duel::makeState(catalogue, position);
        if (!made) {
            throw Refused(given.place() + "." + made.error());
        }
        state = *made;
        for (std::size_t slot = 0; slot < duel::slotCount; ++slot) {
            structure[slot] = position.board[slot].card;
        }
        if (const auto later = given.find("ages")) {
            readAges(*later);
        }
    }

    void checkCost(const JsonValue &query, const JsonValue &expected) const override {
        query.onlyKeys({"seat", "card", "wonder"});
        const Seat seat = duel_words::seat(query.at("seat"));
        if (query.has("card") == query.has("wonder")) {
            query.refuse("expected either a card or a wonder");
        }
        const int coins =
            query.has("card")
                ? payment(state, seat, duel_words::card(query.at("card"), catalogue)).total()
                : payment(state, seat, duel_words::wonder(query.at("wonder"), catalogue)).total();
        if (expected.integer(0, mostDuelCoins) != coins) {
            expected.disagree("expected " + shown(expected.raw()) + ", got " +
                              std::to_string(coins));
        }
    }

    [[nodiscard]] std::string_view refusal(const JsonValue &query) const override {
        query.onlyKeys({"seat", "move"});
        const Seat seat = duel_words::seat(query.at("seat"));
        return code(Duel::refusal(state, seat, duel_words::move(query.at("move"), catalogue)));
    }

    void play(const JsonValue &moves, const std::optional<JsonValue> &others) override {
        const std::vector<JsonValue> entries = moves.items();
        if (entries.size() != 1) {
            moves.refuse(std::to_string(entries.size()) + " entries, expected exactly one");
        }
        if (others) {
            others->refuse("nobody else decides");
        }
        apply(entries.front(), duel_words::play(entries.front(), catalogue));
    }

    void choose(const JsonValue &choice) override {
        apply(choice, duel_words::choice(choice, catalogue));
    }

    [[nodiscard]] OrderedJson facts() const override {
        const bool over = state.phase == duel::Phase::over;
        OrderedJson seats = OrderedJson::object();
        for (Seat seat = 0; seat < duel::seats; ++seat) {
            seats[std::to_string(seat)] = seatFacts(seat);
        }
        return {{"age", state.age},
                {"phase", duel_words::word(state.phase)},
                {"to_move", over ? OrderedJson(nullptr) : OrderedJson(state.mover)},
                {"available", duel_words::slots(state, state.available())},
                {"face_up", duel_words::slots(state, state.faceUp)},
                {"conflict", state.conflict},
                {"progress", duel_words::toJson(catalogue, state.boardTokens)},
                {"discard", duel_words::toJson(catalogue, state.discard)},
                {"victory", duel_words::toJson(state.victory)},
                {"winners", over ? winners() : OrderedJson::array()},
                {"seats", seats}};
    }

    [[nodiscard]] OrderedJson scores() const override {
        OrderedJson result = OrderedJson::object();
        for (Seat seat = 0; seat < duel::seats; ++seat) {
            const duel::ScoreSheet sheet = duel::score(state, seat);
            OrderedJson &points = result[std::to_string(seat)];
            for (std::size_t category = 0; category < duel::categoryCount; ++category) {
                points[std::string(duel::categoryNames[category])] = sheet.points[category];
            }
            points["total"] = sheet.total();
        }
        return result;
    }

    [[nodiscard]] OrderedJson winners() const override {
        return duel_words::toJson(duel::winners(state));
    }

    [[nodiscard]] const duel::State &now() const { return state; }

private:
    void readDraft(const JsonValue &given, duel::Position &position) {
        for (const char *key : {"board", "last_played"}) {
            if (const auto early = given.find(key)) {
                early->refuse("there is none during the draft");
            }
        }
        const JsonValue offer = given.at("offer");
        const std::vector<JsonValue> groups = offer.items();
        if (groups.size() != 2) {
            offer.refuse("expected two groups of four");
        }
        position.phase = duel::Phase::draft;
        position.starter = position.mover;
        const duel::WonderSet first = duel_words::offer(groups[0], catalogue);
        second = duel_words::offer(groups[1], catalogue);
        if (first.intersects(second)) {
            groups[1].refuse("a wonder of the first group is there again");
        }
        for (const duel::WonderId wonder : first) {
            position.offer.push_back(wonder);
        }
    }

    void readAges(const JsonValue &later) {
        later.onlyKeys({"1", "2", "3"});
        for (const auto &[key, cards] : later.members()) {
            const int age = std::stoi(key);
            if (age <= state.age) {
                cards.refuse("only later ages are still to be laid out");
            }
            ages[static_cast<std::size_t>(age - 1)] = duel_words::age(cards, catalogue, age);
        }
    }

    void apply(const JsonValue &place, const duel_words::SeatMove &wanted) {
        const Refusal refusal = Duel::apply(state, wanted.seat, wanted.move);
        if (refusal != Refusal::none) {
            place.disagree(duel_words::describe(catalogue, wanted) +
                           " is not legal: " + std::string(code(refusal)));
        }
        while (Duel::node(state) == Node::chance) {
            happen();
        }
    }

    /// What the scenario says lies there; what it leaves open is drawn.
    void happen() {
        if (state.phase == duel::Phase::layOut) {
            structure = ages[state.age - 1U].value_or(duel::noCards());
        }
        duel::Outcome outcome = duel_words::outcome(state, structure);
        outcome.wonders = state.phase == duel::Phase::offer ? second : duel::WonderSet{};
        if (!Duel::applyOutcome(state, outcome)) {
            Duel::applyChance(state, rng);
        }
    }

    [[nodiscard]] OrderedJson seatFacts(Seat seat) const {
        const duel::City &city = state.cities[seat];
        return {{"coins", city.coins},
                {"city", duel_words::toJson(catalogue, city.built)},
                {"wonders_built", duel_words::wonders(state, seat, true)},
                {"wonders_left", duel_words::wonders(state, seat, false)},
                {"progress", duel_words::toJson(catalogue, city.tokens)},
                {"symbols", city.differentSymbols()}};
    }

    const duel::Catalogue &catalogue;
    duel::State state;
    Rng rng;
    /// The cards of the structure, those that lie face down too; noCard: to be drawn.
    duel::Board structure = duel::noCards();
    std::array<std::optional<duel::Board>, duel::ageCount> ages;
    duel::WonderSet second; ///< the second four wonders of the draft
};

} // namespace

std::unique_ptr<ScenarioPosition> duelScenario(const JsonValue &given,
                                               const duel::Catalogue &catalogue) {
    return std::make_unique<DuelScenario>(given, catalogue);
}

duel::State duelState(const JsonValue &given, const duel::Catalogue &catalogue) {
    return DuelScenario(given, catalogue).now();
}

} // namespace mirabilia::notation
