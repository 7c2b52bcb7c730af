// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/classic_scenario.h"

#include "app/notation/classic_words.h"
#include "app/notation/compare.h"

#include <algorithm>
#include <array>

namespace mirabilia::notation {

using namespace classic;
namespace words = classic_words;

namespace {

constexpr int manyPoints = 1000;
constexpr int manyCoins = 9999;

std::vector<CardId> cardsOr(const JsonValue &object, const char *key, const Catalogue &catalogue) {
    return valueOr(object, key, std::vector<CardId>(),
                   [&](const JsonValue &value) { return words::cards(value, catalogue); });
}

PositionCity readCity(const JsonValue &seat, const Catalogue &catalogue) {
    seat.onlyKeys({"wonder", "side", "coins", "stages", "city", "hand", "tokens", "free_build_used",
                   "free_city"});
    PositionCity city;
    city.board = words::board(seat, catalogue);
    const int startCoins =
        catalogue.rules.startCoins + catalogue.wonder(city.board.wonder).extraCoins;
    city.coins = wholeOr(seat, "coins", startCoins, 0, manyCoins);
    city.stages = wholeOr(seat, "stages", 0, 0, static_cast<int>(maxStages));
    city.built = cardsOr(seat, "city", catalogue);
    city.hand = cardsOr(seat, "hand", catalogue);
    if (const auto tokens = seat.find("tokens")) {
        for (const JsonValue &token : tokens->items()) {
            city.tokens.push_back(token.integer(-manyPoints, manyPoints));
        }
    }
    city.freeBuildUsed = truthOr(seat, "free_build_used", false);
    return city;
}

Position readPosition(const JsonValue &given, const Catalogue &catalogue) {
    given.onlyKeys({"edition", "age", "turn", "seats", "discard", "decks", "seed", "draw_pile",
                    "free_city_holder"});
    if (editionOf(given) != catalogue.edition) {
        given.refuse("it is of another edition");
    }
    Position position;
    position.age = wholeOr(given, "age", 1, 1, ageCount);
    position.turn = wholeOr(given, "turn", 1, 1, turnsPerAge);
    const std::vector<JsonValue> seats = given.at("seats").items();
    for (const JsonValue &seat : seats) {
        position.cities.push_back(readCity(seat, catalogue));
        if (truthOr(seat, "free_city", false)) {
            if (position.cities.size() != 3 || seats.size() != 3) {
                seat.at("free_city").refuse("only the third of three seats can be the Free City");
            }
            position.freeCity = true;
        }
    }
    position.discard = cardsOr(given, "discard", catalogue);
    position.drawPile = cardsOr(given, "draw_pile", catalogue);
    if (const auto holder = given.find("free_city_holder")) {
        if (!position.freeCity) {
            holder->refuse("there is no Free City");
        }
        position.holder = words::seat(*holder, 2);
    }
    if (!position.freeCity && !position.drawPile.empty()) {
        given.at("draw_pile").refuse("only two players have a pile");
    }
    return position;
}

std::string_view word(Phase phase) {
    switch (phase) {
    case Phase::deal:
    case Phase::pick:
    case Phase::extra: return "pick";
    case Phase::choose: return "choose";
    case Phase::over: return "over";
    }
    return "unknown";
}

class ClassicScenario final : public ScenarioPosition {
public:
    ClassicScenario(const JsonValue &given, const Catalogue &known)
        : catalogue(known)
        , rng(valueOr(given, "seed", std::uint64_t{1},
                      [](const JsonValue &value) { return value.unsignedInteger(); })) {
        const Position position = readPosition(given, catalogue);
        Parsed<State> made = makeState(catalogue, position);
        if (!made) {
            throw Refused(given.place() + "." + made.error());
        }
        state = *made;
        if (const auto later = given.find("decks")) {
            later->onlyKeys({"2", "3"});
            for (const auto &[age, cards] : later->members()) {
                decks[age == "2" ? 1 : 2] =
                    words::deck(cards, catalogue, age == "2" ? 2 : 3, state.cityCount);
            }
        }
    }

    void checkCost(const JsonValue &query, const JsonValue &expected) const override {
        query.onlyKeys({"seat", "card", "stage"});
        const Seat seat = words::seat(query.at("seat"), state.cityCount);
        PaymentList found;
        if (query.has("stage")) {
            if (query.has("card") || !query.at("stage").boolean()) {
                query.at("stage").refuse("expected true, and no card");
            }
            found = stagePayments(state, seat);
        } else {
            found = payments(state, seat, words::card(query.at("card"), catalogue));
        }
        checkPayments(expected, found);
    }

    [[nodiscard]] std::string_view refusal(const JsonValue &query) const override {
        query.onlyKeys({"seat", "move"});
        const Seat seat = words::seat(query.at("seat"), state.cityCount);
        const JsonValue wanted = query.at("move");
        wanted.onlyKeys({"card", "do", "pay", "copy"});
        const words::SeatMove read = words::move(wanted, catalogue);
        return code(
            Classic::refusal(state, seat, completed(state, seat, read.move, read.paymentGiven)));
    }

    void play(const JsonValue &moves, const std::optional<JsonValue> &others) override {
        SeatMask left = state.waiting();
        for (const JsonValue &entry : moves.items()) {
            const words::SeatMove move = words::seatMove(entry, state);
            if (!left.has(move.seat)) {
                refuseMove(entry, move, Refusal::notYourTurn);
            }
            left.remove(move.seat);
            apply(entry, move);
        }
        if (others) {
            (void)others->word<bool>({{"discard", true}});
            for (Seat seat = 0; seat < state.cityCount; ++seat) {
                if (left.has(seat)) {
                    discardFirst(*others, seat);
                }
            }
        }
    }

    void choose(const JsonValue &choice) override {
        const words::SeatMove move = words::choice(choice, state);
        apply(choice, move);
    }

    [[nodiscard]] OrderedJson facts() const override {
        OrderedJson seats = OrderedJson::object();
        for (Seat seat = 0; seat < state.cityCount; ++seat) {
            seats[std::to_string(seat)] = seatFacts(seat);
        }
        return {{"age", state.age},
                {"turn", state.turn},
                {"phase", word(state.phase)},
                {"waiting", words::toJson(state.waiting())},
                {"discard", words::discardPile(state)},
                {"seats", seats}};
    }

    [[nodiscard]] OrderedJson scores() const override {
        OrderedJson result = OrderedJson::object();
        for (Seat seat = 0; seat < state.cityCount; ++seat) {
            result[std::to_string(seat)] = words::toJson(score(state, seat));
        }
        return result;
    }

    [[nodiscard]] OrderedJson winners() const override {
        return words::toJson(classic::winners(state));
    }

    [[nodiscard]] const State &now() const { return state; }

private:
    static void checkPayments(const JsonValue &expected, const PaymentList &found) {
        std::vector<Payment> wanted;
        for (const JsonValue &item : expected.items()) {
            wanted.push_back(words::payment(item));
        }
        if (wanted.size() != found.size() ||
            !std::is_permutation(wanted.begin(), wanted.end(), found.begin())) {
            OrderedJson got = OrderedJson::array();
            for (const Payment &payment : found) {
                got.push_back(words::toJson(payment));
            }
            expected.disagree("expected " + shown(expected.raw()) + ", got " + shown(Json(got)));
        }
    }

    [[noreturn]] void refuseMove(const JsonValue &place, const words::SeatMove &move,
                                 Refusal refusal) const {
        place.disagree(words::describe(catalogue, move) +
                       " is not legal: " + std::string(code(refusal)));
    }

    void apply(const JsonValue &place, const words::SeatMove &wanted) {
        const Move move = completed(state, wanted.seat, wanted.move, wanted.paymentGiven);
        const Refusal refusal = Classic::apply(state, wanted.seat, move);
        if (refusal != Refusal::none) {
            refuseMove(place, wanted, refusal);
        }
        dealIfDue();
    }

    void discardFirst(const JsonValue &place, Seat seat) {
        const Hand cards = playable(state, seat);
        words::SeatMove move;
        move.seat = seat;
        if (state.phase == Phase::choose || cards.empty()) {
            place.disagree("seat " + std::to_string(seat) + " has no card to discard");
        }
        move.move = {cards[0], Action::discard, CopySide::none, {}};
        apply(place, move);
    }

    void dealIfDue() {
        while (Classic::node(state) == Node::chance) {
            const auto &deck = decks[state.age - 1U];
            if (deck) {
                Classic::applyOutcome(state, *deck);
            } else {
                Rng ageRng = rng.fork(state.age);
                Classic::applyChance(state, ageRng);
            }
        }
    }

    [[nodiscard]] OrderedJson seatFacts(Seat seat) const {
        const City &city = state.cities[seat];
        const Hand cards = hand(state, seat);
        return {{"coins", city.coins},
                {"stages", city.stages},
                {"city", words::cityCards(state, seat)},
                {"hand", words::toJson(catalogue, cards)},
                {"tokens", words::tokens(state, seat)},
                {"shields", city.shields},
                {"hand_size", cards.size()}};
    }

    const Catalogue &catalogue;
    State state;
    Rng rng;
    std::array<std::optional<Deck>, ageCount> decks;
};

} // namespace

std::unique_ptr<ScenarioPosition> classicScenario(const JsonValue &given,
                                                  const Catalogue &catalogue) {
    return std::make_unique<ClassicScenario>(given, catalogue);
}

classic::State classicState(const JsonValue &given, const classic::Catalogue &catalogue) {
    return ClassicScenario(given, catalogue).now();
}

} // namespace mirabilia::notation
