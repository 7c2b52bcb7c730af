// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/lesson.h"

#include "app/notation/classic_scenario.h"
#include "app/notation/classic_words.h"
#include "app/notation/dice_scenario.h"
#include "app/notation/dice_words.h"
#include "app/notation/duel_scenario.h"
#include "app/notation/duel_words.h"

namespace mirabilia::notation {

namespace {

constexpr Seat learner = 0;

/// How a game reads positions and decisions. `entry` is one of "play", or a "choose".
template <Game G>
struct Reading;

template <>
struct Reading<classic::Classic> {
    /// A lesson holds in every edition.
    static classic::State state(const JsonValue &given, const classic::Catalogue &catalogue) {
        Json position = given.raw();
        if (position.is_object()) {
            position["edition"] = catalogue.edition;
        }
        return classicState(JsonValue(position, given.place()), catalogue);
    }
    static classic::Move move(const JsonValue &entry, bool choice, const classic::State &state) {
        return (choice ? classic_words::choice(entry, state)
                       : classic_words::seatMove(entry, state))
            .move;
    }
};

template <>
struct Reading<duel::Duel> {
    static duel::State state(const JsonValue &given, const duel::Catalogue &catalogue) {
        return duelState(given, catalogue);
    }
    static duel::Move move(const JsonValue &entry, bool choice, const duel::State &state) {
        return (choice ? duel_words::choice(entry, *state.catalogue)
                       : duel_words::play(entry, *state.catalogue))
            .move;
    }
};

template <>
struct Reading<dice::Dice> {
    static dice::State state(const JsonValue &given, const dice::Catalogue &catalogue) {
        return diceState(given, catalogue);
    }
    static dice::Move move(const JsonValue &entry, bool /*choice*/, const dice::State &state) {
        return dice_words::move(entry, *state.catalogue);
    }
};

/// What a step of a scenario decides, whoever does.
std::vector<JsonValue> entriesOf(const JsonValue &step) {
    if (const auto plays = step.find("play")) {
        return plays->items();
    }
    if (const auto choice = step.find("choose")) {
        return {*choice};
    }
    return {};
}

template <Game G>
Lesson<G> lessonOf(const JsonValue &scenario, const typename G::Catalogue &catalogue) {
    if (scenario.at("game").text() != G::id) {
        scenario.at("game").refuse("it is another game");
    }
    Lesson<G> lesson{Reading<G>::state(scenario.at("given"), catalogue), {}};
    for (const JsonValue &step : scenario.at("then").items()) {
        for (const JsonValue &entry : entriesOf(step)) {
            if (entry.at("seat").integer(0, G::seatCount(lesson.state) - 1) == learner) {
                lesson.asked.push_back(Reading<G>::move(entry, step.has("choose"), lesson.state));
            }
        }
    }
    if (lesson.asked.empty()) {
        scenario.at("then").refuse("nothing is asked of seat 0");
    }
    return lesson;
}

} // namespace

template <Game G>
Parsed<Lesson<G>> readLesson(std::string_view scenarios, std::size_t number,
                             const typename G::Catalogue &catalogue) {
    try {
        const Json document = parseJson(scenarios);
        const std::vector<JsonValue> list = JsonValue(document).items();
        return number < list.size() ? Parsed<Lesson<G>>(lessonOf<G>(list[number], catalogue))
                                    : Parsed<Lesson<G>>::failure("there is no such lesson");
    } catch (const Refused &refused) {
        return Parsed<Lesson<G>>::failure(refused.what());
    }
}

template Parsed<Lesson<classic::Classic>> readLesson(std::string_view, std::size_t,
                                                     const classic::Catalogue &);
template Parsed<Lesson<duel::Duel>> readLesson(std::string_view, std::size_t,
                                               const duel::Catalogue &);
template Parsed<Lesson<dice::Dice>> readLesson(std::string_view, std::size_t,
                                               const dice::Catalogue &);

} // namespace mirabilia::notation
