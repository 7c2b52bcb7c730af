// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/match.h"
#include "app/host/protocol.h"
#include "app/host/result.h"
#include "app/notation/game_steps.h"
#include "app/notation/json_value.h"
#include "app/notation/record.h"
#include "engine/ai/hint.h"
#include "engine/ai/player.h"
#include "engine/ai/review.h"
#include "engine/core/stop.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mirabilia::host {

/// A match of any engine game: the position, its events and the steps that led to it. All chance
/// derives from the seed in the header, so a log of decisions determines the whole game.
template <Protocol P>
class EngineMatch final : public Match {
    using G = typename P::Game;
    using State = typename G::State;
    using Catalogue = typename G::Catalogue;
    using Story = std::vector<typename P::Told>;

public:
    /// Refuses a header that is not a setup of this game. `ownData` names the data in its record if
    /// they are not the built-in ones.
    static MatchOrProblem make(std::shared_ptr<const Catalogue> catalogue,
                               const v1::SavedGameHeader &header, const std::string &ownData = {}) {
        const auto setup = P::setup(*catalogue, header);
        if (!setup) {
            return {nullptr, setup.error()};
        }
        const auto state = G::newGame(*catalogue, *setup);
        if (!state) {
            return {nullptr, state.error()};
        }
        if (header.seats_size() != G::seatCount(*state)) {
            return {nullptr, "the seats do not fit the boards"};
        }
        std::unique_ptr<EngineMatch> match(
            new EngineMatch(std::move(catalogue), *setup, *state, header));
        match->m_ownData = ownData;
        return {std::move(match), {}};
    }
    /// A match that starts in the middle of a game; it has no record.
    static std::unique_ptr<Match> from(std::shared_ptr<const Catalogue> catalogue,
                                       const State &state, const v1::SavedGameHeader &header) {
        return std::unique_ptr<Match>(
            new EngineMatch(std::move(catalogue), std::nullopt, state, header));
    }

    /// A finished game from its record. Throws as notation::playRecord does.
    static PlayedGame ofRecord(std::shared_ptr<const Catalogue> catalogue,
                               const notation::JsonValue &record) {
        PlayedGame played{G::id, nullptr, {}, {}};
        std::optional<State> start;
        std::vector<typename G::Outcome> chances;
        const auto end = playRecord(
            record, *catalogue,
            [&](const State &state, Seat seat, const typename G::Move &move) {
                v1::Decision &decision = played.decisions.emplace_back();
                decision.set_seat(seat);
                decision.set_by(G::controller(state, seat));
                *decision.mutable_move() = P::moveTo(*catalogue, move);
            },
            [&](const State &state, const typename G::Outcome &outcome) {
                if (!start) {
                    start = state; // before the deal
                }
                chances.push_back(outcome);
            });
        if (G::node(end) != Node::over || !start) {
            record.refuse("the game is not over at its end");
        }
        played.start.reset(new EngineMatch(std::move(catalogue), *start, std::move(chances)));
        return played;
    }

    [[nodiscard]] Seat seatCount() const override {
        return static_cast<Seat>(G::seatCount(m_state));
    }
    [[nodiscard]] bool over() const override { return G::node(m_state) == Node::over; }
    [[nodiscard]] SeatMask toAct() const override { return G::toAct(m_state); }
    [[nodiscard]] Seat controller(Seat seat) const override { return G::controller(m_state, seat); }
    [[nodiscard]] bool undecidable(Seat seat) const override { return secrets(seat) > 0; }

    [[nodiscard]] std::unique_ptr<Match> clone() const override {
        return std::unique_ptr<Match>(new EngineMatch(*this));
    }
    [[nodiscard]] std::unique_ptr<Match> fromStart() const override {
        auto match = std::unique_ptr<EngineMatch>(new EngineMatch(*this));
        match->begin();
        return match;
    }
    std::string_view apply(Seat seat, const v1::Move &message) override {
        const auto move = P::moveFrom(*m_catalogue, message);
        if (!move) {
            return "unknown";
        }
        const std::size_t before = m_story.size();
        Teller teller(*this);
        const Refusal refusal = G::apply(m_state, seat, *move, teller);
        if (refusal != Refusal::none) {
            return code(refusal);
        }
        m_steps.emplace_back(notation::Decision<G>{seat, *move});
        ++m_secret[seat];
        letChanceDecide();
        if (m_story.size() != before) {
            m_secret.fill(0);
        }
        return {};
    }

    [[nodiscard]] v1::Move lastMove() const override {
        const auto last = std::find_if(m_steps.rbegin(), m_steps.rend(), [](const auto &step) {
            return std::holds_alternative<notation::Decision<G>>(step);
        });
        return last == m_steps.rend()
                   ? v1::Move()
                   : P::moveTo(*m_catalogue, std::get<notation::Decision<G>>(*last).move);
    }

    [[nodiscard]] std::uint64_t hash() const override { return G::hash(m_state); }
    void fillView(Seat viewer, v1::TableView &view) const override {
        view.set_over(over());
        for (Seat seat = 0; seat < seatCount(); ++seat) {
            if (toAct().has(seat) && controller(seat) == viewer) {
                view.add_deciding_for(seat);
            }
        }
        P::fillTable(m_state, {m_story, secretOf(viewer)}, viewer, m_livePoints, view);
        if (over()) {
            writeResult<P>(m_state, view);
        }
    }
    [[nodiscard]] std::size_t eventCount() const override { return m_story.size(); }
    [[nodiscard]] std::vector<v1::Event> events(Seat viewer, std::size_t from) const override {
        std::vector<v1::Event> messages;
        for (std::size_t number = from; number < m_story.size(); ++number) {
            if (auto event = P::eventTo(m_state, m_story[number], viewer, over())) {
                messages.push_back(*std::move(event));
            }
        }
        return messages;
    }

    [[nodiscard]] Thinker thinker(Seat seat, std::string_view level) const override {
        const auto strength = ai::findLevel(level).value_or(ai::Level::normal);
        // The search may outlive the match, so it shares the catalogue.
        return [catalogue = m_catalogue, view = G::view(m_state, controller(seat)), seat, strength,
                rng = whims(seat)](const StopToken &stop) {
            return Thoughts{thought(*catalogue, advise(view, seat, strength, rng, stop))};
        };
    }
    [[nodiscard]] Thinker adviser(Seat seat) const override {
        return [catalogue = m_catalogue, view = G::view(m_state, controller(seat)), seat,
                rng = whims(seat)](const StopToken &stop) {
            const auto found = hint(view, seat, ai::HintSettings(), rng, stop);
            Thoughts thoughts{thought(*catalogue, found.best.advice, found.best.chance)};
            if (found.second) {
                thoughts.push_back(thought(*catalogue, found.second->advice, found.second->chance));
            }
            return thoughts;
        };
    }

    [[nodiscard]] Thinker judge(Seat seat, const v1::Move &played) const override {
        return [catalogue = m_catalogue, view = G::view(m_state, controller(seat)), seat,
                player = controller(seat), move = *P::moveFrom(*m_catalogue, played),
                rng = whims(seat)](const StopToken &stop) {
            const auto found = lookBack(view, seat, move, ai::ReviewSettings(), rng, stop);
            Thoughts thoughts{{P::moveTo(*catalogue, move), {}, found.after[player]}};
            if (found.better) {
                thoughts.push_back(thought(*catalogue, *found.better, found.before[player]));
            }
            return thoughts;
        };
    }

    [[nodiscard]] int age() const override { return P::age(m_state); }
    [[nodiscard]] int turn() const override { return P::turn(m_state); }
    [[nodiscard]] std::string record() const override {
        return over() && m_setup ? notation::withData(recordOf(*m_catalogue, *m_setup,
                                                               notation::Steps<G>(m_steps), {}),
                                                      m_ownData)
                                 : std::string();
    }

    /// For tests of information leaks: the position, its events, and this match with both replaced.
    /// Requires that no seat has decided since the last event.
    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] const Story &story() const { return m_story; }
    [[nodiscard]] std::unique_ptr<EngineMatch> inWorld(const State &state, Story story) const {
        auto other = std::unique_ptr<EngineMatch>(new EngineMatch(*this));
        other->m_state = state;
        other->m_story = std::move(story);
        return other;
    }

private:
    /// Keeps the generators derived from the seed apart; see also lotOf().
    enum Purpose : std::uint64_t {
        thinkPurpose = 1,
        chancePurpose = 2, ///< the first of one stream per chance event
    };

    /// Records the events of the engine.
    class Teller final : public G::EventSink {
    public:
        explicit Teller(EngineMatch &match) : before(match.m_state), story(match.m_story) {}

        void on(const typename G::Event &event) override {
            story.push_back(P::told(before, event));
        }

    private:
        const State before;
        Story &story;
    };

    EngineMatch(std::shared_ptr<const Catalogue> catalogue, std::optional<typename G::Setup> setup,
                const State &state, const v1::SavedGameHeader &header)
        : m_catalogue(std::move(catalogue))
        , m_setup(std::move(setup))
        , m_start(state)
        , m_state(state)
        , m_seed(P::seed(header))
        , m_livePoints(header.live_points()) {
        letChanceDecide();
    }

    /// Replays recorded chance outcomes.
    EngineMatch(std::shared_ptr<const Catalogue> catalogue, const State &start,
                std::vector<typename G::Outcome> recorded)
        : m_catalogue(std::move(catalogue))
        , m_start(start)
        , m_state(start)
        , m_recorded(
              std::make_shared<const std::vector<typename G::Outcome>>(std::move(recorded))) {
        letChanceDecide();
    }

    void begin() {
        m_state = m_start;
        m_chances = 0;
        m_steps.clear();
        m_story.clear();
        m_secret.fill(0);
        letChanceDecide();
    }

    /// The generator of a search for this seat. Independent of other seats' secret choices: the
    /// order of choosing must not matter.
    [[nodiscard]] Rng whims(Seat seat) const {
        return Rng(m_seed)
            .fork(thinkPurpose)
            .fork(m_story.size())
            .fork(static_cast<std::uint64_t>(m_secret[seat]) * 8 + seat);
    }
    static Thought thought(const Catalogue &catalogue, const ai::Advice<typename G::Move> &advice,
                           float chance = 0) {
        return {P::moveTo(catalogue, advice.move), std::string(name(advice.reason)), chance};
    }

    /// The number of this seat's decisions that are still secret.
    [[nodiscard]] int secrets(Seat seat) const {
        return seat < m_secret.size() ? m_secret[seat] : 0;
    }

    /// What a seat has decided since the last event, in order.
    [[nodiscard]] std::vector<typename G::Move> secretOf(Seat seat) const {
        std::vector<typename G::Move> moves;
        for (auto step = m_steps.rbegin(); static_cast<int>(moves.size()) < secrets(seat); ++step) {
            const auto *decision = std::get_if<notation::Decision<G>>(&*step);
            if (decision != nullptr && decision->seat == seat) {
                moves.push_back(decision->move);
            }
        }
        std::reverse(moves.begin(), moves.end());
        return moves;
    }

    void letChanceDecide() {
        while (G::node(m_state) == Node::chance) {
            const auto outcome = nextOutcome();
            Teller teller(*this);
            G::applyOutcome(m_state, outcome, teller);
            m_steps.emplace_back(outcome);
        }
    }
    typename G::Outcome nextOutcome() {
        const std::uint64_t number = m_chances++;
        if (m_recorded && number < m_recorded->size()) {
            return (*m_recorded)[number];
        }
        Rng rng = Rng(m_seed).fork(chancePurpose + number);
        return G::sampleOutcome(m_state, rng);
    }

    std::shared_ptr<const Catalogue> m_catalogue;
    std::string m_ownData;
    std::optional<typename G::Setup> m_setup; ///< none: no record can be written
    State m_start;                            ///< before the first chance event
    State m_state;
    std::uint64_t m_seed = 0;
    bool m_livePoints = true;
    std::uint64_t m_chances = 0;
    std::shared_ptr<const std::vector<typename G::Outcome>> m_recorded; ///< null: outcomes follow
                                                                        ///< the seed
    std::vector<notation::Step<G>> m_steps;
    Story m_story;
    std::array<int, 8> m_secret{}; ///< see secrets()
};

} // namespace mirabilia::host
