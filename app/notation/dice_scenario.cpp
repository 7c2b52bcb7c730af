// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/dice_scenario.h"

#include "app/notation/dice_words.h"

#include <algorithm>

namespace mirabilia::notation {

using namespace dice;
namespace words = dice_words;

namespace {

constexpr int manyRounds = 60000;
constexpr int manyCoins = 9999;

/// A list of what `read` makes of each item; empty without the key.
template <class Read>
auto listOf(const JsonValue &object, const char *key, Read read) {
    std::vector<decltype(read(object))> list;
    if (const auto found = object.find(key)) {
        for (const JsonValue &item : found->items()) {
            list.push_back(read(item));
        }
    }
    return list;
}

PositionSeat readSeat(const JsonValue &seat, const Catalogue &catalogue) {
    seat.onlyKeys(
        {"board", "coins", "circled", "marked", "attacks", "agora_first", "bonuses", "unlocked"});
    const auto cell = [&](const JsonValue &item) { return words::cell(item, catalogue); };
    const auto die = [&](const JsonValue &item) { return words::die(item, catalogue); };
    const auto bonus = [&](const JsonValue &item) { return words::bonus(item, catalogue); };
    PositionSeat result;
    result.board = words::board(seat.at("board"), catalogue);
    result.coins = wholeOr(seat, "coins", catalogue.rules.startCoins, 0, manyCoins);
    result.circled = wholeOr(seat, "circled",
                             std::max<int>(result.coins, catalogue.rules.startCoins), 0, manyCoins);
    result.marked = listOf(seat, "marked", cell);
    if (const auto attacks = seat.find("attacks")) {
        for (const auto &[key, points] : attacks->members()) {
            const auto found = catalogue.findCell(key);
            if (!found) {
                attacks->refuse("the cell \"" + printable(key) + "\" is unknown");
            }
            result.attacks.push_back({*found, points.integer(-manyCoins, manyCoins)});
        }
    }
    result.agoraFirst = truthOr(seat, "agora_first", false);
    result.bonuses = listOf(seat, "bonuses", bonus);
    if (seat.has("unlocked")) {
        result.unlocked = listOf(seat, "unlocked", die);
    }
    return result;
}

Position readPosition(const JsonValue &given, const Catalogue &catalogue) {
    given.onlyKeys({"round", "seats", "forum", "next_forums", "last_round", "seed"});
    Position position;
    position.round = wholeOr(given, "round", position.round, 1, manyRounds);
    for (const JsonValue &seat : given.at("seats").items()) {
        position.seats.push_back(readSeat(seat, catalogue));
    }
    if (const auto forum = given.find("forum")) {
        position.forum = words::forum(*forum, catalogue);
    }
    position.lastRound = truthOr(given, "last_round", false);
    return position;
}

class DiceScenario final : public ScenarioPosition {
public:
    DiceScenario(const JsonValue &given, const Catalogue &known)
        : catalogue(known)
        , rng(given.has("seed") ? given.at("seed").unsignedInteger() : 1) {
        Parsed<State> made = makeState(catalogue, readPosition(given, catalogue));
        if (!made) {
            throw Refused(given.place() + "." + made.error());
        }
        state = *made;
        forums = listOf(given, "next_forums",
                        [this](const JsonValue &item) { return words::forum(item, catalogue); });
        rollIfDue([&given](const std::string &reason) { given.refuse(reason); });
    }

    void checkCost(const JsonValue &query, const JsonValue &expected) const override {
        query.onlyKeys({"seat", "die", "cell"});
        const Seat seat = words::seat(query.at("seat"), state.players);
        const auto named = query.find("die");
        const DieId die = named ? words::die(*named, catalogue) : noDie;
        const auto found = cost(state, seat, die, words::cell(query.at("cell"), catalogue));
        const Json actual = found ? Json(*found) : Json();
        if (!expected.raw().is_null()) {
            (void)expected.integer(0, manyCoins);
        }
        if (expected.raw() != actual) {
            expected.disagree("expected " + shown(expected.raw()) + ", got " + shown(actual));
        }
    }

    [[nodiscard]] std::string_view refusal(const JsonValue &query) const override {
        query.onlyKeys({"seat", "move"});
        const Seat seat = words::seat(query.at("seat"), state.players);
        return code(Dice::refusal(state, seat, words::move(query.at("move"), catalogue, "")));
    }

    void play(const JsonValue &moves, const std::optional<JsonValue> &others) override {
        SeatMask left = state.waiting;
        for (const JsonValue &entry : moves.items()) {
            if (!declinesBuilding(entry)) {
                (void)entry.at("do");
            }
            left.remove(decide(entry));
        }
        if (others) {
            (void)others->word<bool>({{"pass", true}, {"discard", true}});
            for (Seat seat = 0; seat < state.players; ++seat) {
                if (left.has(seat)) {
                    apply(*others, seat, {Action::pass, noDie, noCell, noBonus});
                }
            }
        }
    }

    void choose(const JsonValue &choice) override {
        if (choice.has("do")) {
            choice.at("do").refuse("an action is played, not chosen");
        }
        decide(choice);
    }

    [[nodiscard]] OrderedJson facts() const override {
        OrderedJson seats = OrderedJson::object();
        for (Seat seat = 0; seat < state.players; ++seat) {
            seats[std::to_string(seat)] = words::seatFacts(state, seat);
        }
        return {{"round", state.round},
                {"phase", phase()},
                {"waiting", words::toJson(state.waiting)},
                {"last_round", state.lastRound},
                {"forum_dice", words::diceKeys(catalogue, state.forum.dice)},
                {"seats", seats}};
    }

    [[nodiscard]] OrderedJson scores() const override {
        OrderedJson result = OrderedJson::object();
        for (Seat seat = 0; seat < state.players; ++seat) {
            result[std::to_string(seat)] = words::toJson(score(state, seat));
        }
        return result;
    }

    [[nodiscard]] OrderedJson winners() const override {
        return words::toJson(dice::winners(state));
    }

    [[nodiscard]] const State &now() const { return state; }

private:
    /// A build without die cost is answered with a play, also by giving it up.
    [[nodiscard]] bool declinesBuilding(const JsonValue &entry) const {
        const auto cell = entry.find("cell");
        const Seat seat = words::seat(entry.at("seat"), state.players);
        return cell && cell->raw().is_null() && question(state, seat).kind == Ask::freeBuild;
    }

    Seat decide(const JsonValue &entry) {
        const Seat seat = words::seat(entry.at("seat"), state.players);
        apply(entry, seat, words::move(entry, catalogue));
        return seat;
    }

    void apply(const JsonValue &place, Seat seat, const Move &move) {
        const Refusal refusal = Dice::apply(state, seat, move);
        if (refusal != Refusal::none) {
            place.disagree(words::describe(catalogue, seat, move) +
                           " is not legal: " + std::string(code(refusal)));
        }
        rollIfDue([&place](const std::string &reason) { place.disagree(reason); });
    }

    /// The dice lie as the scenario says, or as they fall.
    template <class Fail>
    void rollIfDue(Fail fail) {
        if (Dice::node(state) != Node::chance) {
            return;
        }
        if (nextForum == forums.size()) {
            Rng luck = rng.fork(state.round);
            Dice::applyChance(state, luck);
            return;
        }
        const std::string place = "next_forums." + std::to_string(nextForum);
        if (!Dice::applyOutcome(state, forums[nextForum])) {
            fail(place + " cannot follow: other dice lie in the Forum");
        }
        ++nextForum;
    }

    /// "pick" while somebody has yet to begin the action of the round.
    [[nodiscard]] std::string_view phase() const {
        if (state.phase == Phase::over) {
            return "over";
        }
        for (Seat seat = 0; seat < state.players; ++seat) {
            if (question(state, seat).ofRound) {
                return "pick";
            }
        }
        return "choose";
    }

    const Catalogue &catalogue;
    State state;
    Rng rng;
    std::vector<Forum> forums;
    std::size_t nextForum = 0;
};

} // namespace

std::unique_ptr<ScenarioPosition> diceScenario(const JsonValue &given, const Catalogue &catalogue) {
    return std::make_unique<DiceScenario>(given, catalogue);
}

dice::State diceState(const JsonValue &given, const dice::Catalogue &catalogue) {
    return DiceScenario(given, catalogue).now();
}

} // namespace mirabilia::notation
