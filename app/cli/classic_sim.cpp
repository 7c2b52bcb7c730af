// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classic_sim.h"

#include "app/cli/classic_story.h"
#include "app/cli/commands.h"
#include "app/notation/classic_record.h"
#include "engine/classic/game.h"

#include <array>

namespace mirabilia::cli {

using namespace classic;

namespace {

constexpr std::uint64_t setupPurpose = 0;
constexpr std::uint64_t dealPurpose = 1; ///< and the next two, one for each age
constexpr std::uint64_t decisionPurpose = 100;

class NoSink final : public EventSink {
public:
    void on(const Event &) override {}
};

/// One game from the deal to the end.
class Match {
public:
    Match(const Catalogue &known, const GamePlan &wanted)
        : catalogue(known)
        , plan(wanted)
        , rng(Rng(wanted.seed).fork(wanted.number)) {
        Rng setupRng = rng.fork(setupPurpose);
        setup = randomSetup(catalogue, static_cast<int>(plan.levels.size()), setupRng);
        state = *newGame(catalogue, setup);
    }

    /// False if it was stopped.
    bool play(EventSink &sink, const std::stop_token &stop) {
        while (state.phase != Phase::over) {
            if (Classic::node(state) == Node::chance) {
                deal(sink);
            } else if (!decide(sink, stop)) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] GameOutcome outcome() const {
        GameOutcome result;
        for (Seat seat = 0; seat < state.people; ++seat) {
            const ScoreSheet sheet = score(state, seat);
            result.points.emplace_back(sheet.points.begin(), sheet.points.end());
        }
        result.winners = winners(state);
        if (plan.wantRecord) {
            const std::string id =
                "sim-" + std::to_string(plan.seed) + "-" + std::to_string(plan.number);
            result.record = notation::classicRecord(catalogue, setup, decks, decisions, id);
        }
        return result;
    }

    [[nodiscard]] const State &position() const { return state; }

private:
    void deal(EventSink &sink) {
        Rng dealRng = rng.fork(dealPurpose + state.age);
        Deck &deck = decks[state.age - 1U];
        deck = Classic::sampleOutcome(state, dealRng);
        Classic::applyOutcome(state, deck, sink);
    }

    bool decide(EventSink &sink, const std::stop_token &stop) {
        for (SeatMask left = state.waiting(); !left.empty();) {
            const Seat seat = left.first();
            left.remove(seat);
            const Seat player = controller(state, seat);
            const ai::Advice advice =
                ai::advise(view(state, player), seat, plan.levels[player],
                           rng.fork(decisionPurpose + decisions.size()), stop);
            if (stop.stop_requested()) {
                return false;
            }
            const Refusal refusal = Classic::apply(state, seat, advice.move, sink);
            if (refusal != Refusal::none) {
                throw std::logic_error("the computer player " +
                                       std::string(name(plan.levels[player])) +
                                       " chose an illegal move: " + std::string(code(refusal)));
            }
            decisions.push_back({seat, advice.move});
        }
        return true;
    }

    const Catalogue &catalogue;
    const GamePlan &plan;
    Rng rng;
    Setup setup;
    State state;
    std::array<Deck, ageCount> decks{};
    std::vector<notation::Decision> decisions;
};

class ClassicSimulator final : public Simulator {
public:
    explicit ClassicSimulator(Catalogue data) : catalogue(std::move(data)) {}

    [[nodiscard]] int fewestPlayers() const override { return 2; }
    [[nodiscard]] int mostPlayers() const override { return static_cast<int>(maxSeats); }
    [[nodiscard]] std::vector<std::string> categories() const override {
        return {"military", "treasury", "wonders", "civilian", "science", "commerce", "guilds"};
    }

    [[nodiscard]] std::optional<GameOutcome> play(const GamePlan &plan,
                                                  const std::stop_token &stop) const override {
        Match match(catalogue, plan);
        if (plan.story == nullptr) {
            NoSink sink;
            return match.play(sink, stop) ? std::optional(match.outcome()) : std::nullopt;
        }
        ClassicStory story(*plan.story, match.position(), plan.levels, plan.colours);
        if (!match.play(story, stop)) {
            return std::nullopt;
        }
        story.finish();
        return match.outcome();
    }

private:
    Catalogue catalogue;
};

} // namespace

std::unique_ptr<const Simulator> classicSimulator(std::string_view data,
                                                  std::string_view fileName) {
    Parsed<Catalogue> catalogue = parseCatalogue(data, fileName);
    if (!catalogue) {
        throw BadInput(catalogue.error());
    }
    return std::make_unique<ClassicSimulator>(std::move(catalogue).value());
}

} // namespace mirabilia::cli
