// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/cli/simulator.h"
#include "app/data/fingerprint.h"
#include "app/data/game_data.h"
#include "app/notation/game_steps.h"
#include "app/notation/games.h"
#include "app/notation/record.h"
#include "engine/ai/nets.h"
#include "engine/core/stop.h"
#include "resources/data.h"

#include <concepts>
#include <ostream>
#include <utility>

namespace mirabilia::cli {

/// Tells a game between computer players to a person at a terminal: receives every event, and tells
/// the result in finish(). Follows the position it is made with.
template <class S, class G>
concept StoryOf = std::derived_from<S, typename G::EventSink> && std::constructible_from < S,
        std::ostream &, const typename G::State &, std::span<const ai::Level>,
bool > &&requires(S story) {
    story.finish();
};

/// Plays any game: the rules come from G, computer players and records from the overloads of
/// ai::advise and notation::recordOf for its types.
template <mirabilia::Game G, StoryOf<G> Story>
class GameSimulator final : public Simulator {
public:
    using Catalogue = typename G::Catalogue;

    /// `named`: how records name the data; see ownDataFingerprint().
    GameSimulator(Catalogue data, std::string named)
        : catalogue(std::move(data))
        , ownData(std::move(named)) {}

    [[nodiscard]] std::optional<GameOutcome> play(const GamePlan &plan,
                                                  const StopToken &stop) const override {
        Match match(catalogue, plan);
        if (plan.story == nullptr) {
            NoSink sink;
            return match.play(sink, stop) ? std::optional(outcomeOf(match)) : std::nullopt;
        }
        Story story(*plan.story, match.position(), plan.levels, plan.colours);
        if (!match.play(story, stop)) {
            return std::nullopt;
        }
        story.finish();
        return outcomeOf(match);
    }

private:
    class Match;

    [[nodiscard]] GameOutcome outcomeOf(const Match &match) const {
        GameOutcome outcome = match.outcome();
        outcome.record = notation::withData(std::move(outcome.record), ownData);
        return outcome;
    }

    class NoSink final : public G::EventSink {
    public:
        void on(const typename G::Event &) override {}
    };

    /// One game from the setup to the end.
    class Match {
    public:
        Match(const Catalogue &known, const GamePlan &wanted)
            : catalogue(known)
            , plan(wanted)
            , rng(Rng(wanted.seed).fork(wanted.number)) {
            Rng lots = rng.fork(setupPurpose);
            setup = G::randomSetup(catalogue, static_cast<int>(plan.levels.size()), lots);
            state = G::newGame(catalogue, setup).value();
        }

        /// Returns false if it was stopped.
        bool play(typename G::EventSink &sink, const StopToken &stop) {
            for (Node node = G::node(state); node != Node::over; node = G::node(state)) {
                if (node == Node::chance) {
                    Rng luck = rng.fork(chancePurpose).fork(steps.size());
                    const auto outcome = G::sampleOutcome(state, luck);
                    G::applyOutcome(state, outcome, sink);
                    steps.emplace_back(outcome);
                } else if (!decide(sink, stop)) {
                    return false;
                }
            }
            return true;
        }

        [[nodiscard]] GameOutcome outcome() const {
            GameOutcome result;
            for (std::size_t i = 0; i < plan.levels.size(); ++i) {
                const auto points = G::points(state, static_cast<Seat>(i));
                result.points.emplace_back(points.begin(), points.end());
            }
            result.winners = G::winners(state);
            if (plan.wantRecord) {
                const std::string id =
                    "sim-" + std::to_string(plan.seed) + "-" + std::to_string(plan.number);
                result.record = recordOf(catalogue, setup, notation::Steps<G>(steps), id);
            }
            return result;
        }

        [[nodiscard]] const typename G::State &position() const { return state; }

    private:
        static constexpr std::uint64_t setupPurpose = 0;
        static constexpr std::uint64_t chancePurpose = 1;
        static constexpr std::uint64_t decisionPurpose = 2;

        bool decide(typename G::EventSink &sink, const StopToken &stop) {
            for (const Seat seat : G::toAct(state)) {
                const Seat player = G::controller(state, seat);
                const ai::Level level = plan.levels[player];
                const auto advice = advise(G::view(state, player), seat, level,
                                           rng.fork(decisionPurpose).fork(steps.size()), stop);
                if (stop.stopRequested()) {
                    return false;
                }
                const Refusal refusal = G::apply(state, seat, advice.move, sink);
                if (refusal != Refusal::none) {
                    throw std::logic_error("the computer player " + std::string(name(level)) +
                                           " chose an illegal move: " + std::string(code(refusal)));
                }
                steps.emplace_back(notation::Decision<G>{seat, advice.move});
            }
            return true;
        }

        const Catalogue &catalogue;
        const GamePlan &plan;
        Rng rng;
        typename G::Setup setup;
        typename G::State state;
        std::vector<notation::Step<G>> steps;
    };

    Catalogue catalogue;
    std::string ownData;
};

/// A simulator for this data. Throws BadInput for unusable data.
template <mirabilia::Game G, StoryOf<G> Story>
std::unique_ptr<const Simulator> gameSimulator(std::string_view data, std::string_view fileName) {
    auto catalogue = G::parse(data, fileName);
    if (!catalogue) {
        throw BadInput(catalogue.error());
    }
    ai::giveNet(*catalogue, data::file(std::string(G::id) + ".net"));
    const std::string file = dataFile(G::id, notation::editionOf<G>(*catalogue));
    return std::make_unique<GameSimulator<G, Story>>(std::move(catalogue).value(),
                                                     ownDataFingerprint(file, data));
}

} // namespace mirabilia::cli
