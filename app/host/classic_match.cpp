// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/classic_match.h"

#include "app/host/classic_view.h"
#include "engine/ai/classic_player.h"

#include <algorithm>

namespace mirabilia::host {

using namespace classic;

namespace {

/// Writes down what the engine tells, with what only this moment knows.
class StoryTeller final : public classic::EventSink {
public:
    StoryTeller(const State &before, Story &story) : before(before), story(story) {}

    void on(const Event &event) override {
        Told told{.event = event, .age = before.age, .turn = before.turn, .holder = before.holder};
        if (const auto *age = std::get_if<AgeBegan>(&event)) {
            told.age = age->age;
            told.turn = 1;
        }
        if (const auto *played = std::get_if<CardPlayed>(&event)) {
            const City &city = before.cities[played->seat];
            told.byChain =
                played->action == Action::build &&
                city.built.intersects(before.catalogue->facts[index(played->card)].chainFrom);
            told.stage = played->action == Action::stage ? city.stages + 1 : 0;
        }
        story.push_back(told);
    }

private:
    const State before;
    Story &story;
};

/// Numbers that keep the generators of deals, lots and computer players apart.
enum Purpose : std::uint64_t { dealPurpose = 1, lotPurpose = 100, thinkPurpose = 1000 };

std::optional<Side> sideFrom(const std::string &text) {
    if (text == "A") {
        return Side::a;
    }
    if (text == "B") {
        return Side::b;
    }
    return std::nullopt;
}

Parsed<Setup> setupFrom(const Catalogue &catalogue, const v1::ClassicSetup &message) {
    Setup setup;
    setup.players = static_cast<int>(std::min(message.players(), 100U));
    if (message.boards_size() > static_cast<int>(maxSeats)) {
        return Parsed<Setup>::failure("more boards than there are seats");
    }
    for (const v1::ClassicBoard &board : message.boards()) {
        const auto wonder = catalogue.findWonder(board.wonder());
        const auto side = sideFrom(board.side());
        if (!wonder || !side) {
            return Parsed<Setup>::failure("unknown board \"" + board.wonder() + "\" side \"" +
                                          board.side() + "\"");
        }
        setup.boards.push({*wonder, *side});
    }
    return setup;
}

} // namespace

ClassicMatch::ClassicMatch(std::shared_ptr<const Catalogue> catalogue, State state, Setup setup,
                           const v1::SavedGameHeader &header)
    : m_catalogue(std::move(catalogue))
    , m_setup(setup)
    , m_state(state)
    , m_seed(header.classic().seed())
    , m_livePoints(header.live_points()) {
    dealIfDue();
}

MatchOrProblem ClassicMatch::make(std::shared_ptr<const Catalogue> catalogue,
                                  const v1::SavedGameHeader &header) {
    const Parsed<Setup> setup = setupFrom(*catalogue, header.classic());
    if (!setup) {
        return {nullptr, setup.error()};
    }
    const Parsed<State> state = newGame(*catalogue, *setup);
    if (!state) {
        return {nullptr, state.error()};
    }
    if (header.seats_size() != state->cityCount) {
        return {nullptr, "the seats do not fit the boards"};
    }
    return {std::unique_ptr<Match>(new ClassicMatch(std::move(catalogue), *state, *setup, header)),
            {}};
}

std::string ClassicMatch::completeSetup(const Catalogue &catalogue, v1::SavedGameHeader &header) {
    v1::ClassicSetup &setup = *header.mutable_classic();
    Rng lot = Rng(setup.seed()).fork(lotPurpose);
    std::vector<std::string> free;
    for (const Wonder &wonder : catalogue.wonders) {
        const bool taken = std::any_of(
            setup.boards().begin(), setup.boards().end(),
            [&wonder](const v1::ClassicBoard &board) { return board.wonder() == wonder.key; });
        if (!taken) {
            free.push_back(wonder.key);
        }
    }
    lot.shuffle(free);
    for (v1::ClassicBoard &board : *setup.mutable_boards()) {
        if (board.wonder().empty() && !free.empty()) {
            board.set_wonder(free.back());
            free.pop_back();
        }
        if (board.side().empty()) {
            board.set_side(lot.below(2) == 0 ? "A" : "B");
        }
    }
    return setupFrom(catalogue, setup).error();
}

Seat ClassicMatch::controller(Seat seat) const {
    return classic::controller(m_state, seat);
}

bool ClassicMatch::undecidable(Seat seat) const {
    return !over() && m_state.toDecide.has(seat) && m_state.decided.has(seat);
}

std::string_view ClassicMatch::apply(Seat seat, const v1::Move &message) {
    const auto move = moveFrom(*m_catalogue, message.classic());
    if (!message.has_classic() || !move) {
        return "unknown";
    }
    StoryTeller teller(m_state, m_story);
    const Refusal refusal = Classic::apply(m_state, seat, *move, teller);
    if (refusal != Refusal::none) {
        return code(refusal);
    }
    m_steps.emplace_back(notation::Decision<Classic>{seat, *move});
    dealIfDue();
    return {};
}

void ClassicMatch::dealIfDue() {
    while (Classic::node(m_state) == Node::chance) {
        Rng rng = Rng(m_seed).fork(dealPurpose + m_state.age);
        const Deck deck = Classic::sampleOutcome(m_state, rng);
        m_steps.emplace_back(deck);
        StoryTeller teller(m_state, m_story);
        Classic::applyOutcome(m_state, deck, teller);
    }
}

void ClassicMatch::fillView(Seat viewer, v1::TableView &view) const {
    *view.mutable_classic() = tableFor(m_state, m_story, viewer, m_livePoints);
}

std::vector<v1::Event> ClassicMatch::events(Seat viewer, std::size_t from) const {
    std::vector<v1::Event> messages;
    for (std::size_t number = from; number < m_story.size(); ++number) {
        if (auto event = eventTo(m_state, m_story[number], viewer, over())) {
            *messages.emplace_back().mutable_classic() = std::move(*event);
        }
    }
    return messages;
}

Thinker ClassicMatch::thinker(Seat seat, std::string_view level) const {
    const auto strength = ai::findLevel(level).value_or(ai::Level::normal);
    const int moment =
        ((m_state.age * 10 + m_state.turn) * 10 + static_cast<int>(m_state.phase)) * 10 + seat;
    const Rng rng = Rng(m_seed).fork(thinkPurpose + static_cast<std::uint64_t>(moment));
    // The catalogue is shared because the search may outlive the match.
    return [catalogue = m_catalogue, view = Classic::view(m_state, controller(seat)), seat,
            strength, rng](const std::stop_token &stop) {
        const ai::Advice<Move> advice = ai::advise(view, seat, strength, rng, stop);
        Thought thought;
        *thought.move.mutable_classic() = moveTo(*catalogue, advice.move);
        thought.reason = ai::name(advice.reason);
        return thought;
    };
}

std::string ClassicMatch::record() const {
    return over() ? notation::recordOf(*m_catalogue, m_setup, m_steps) : std::string();
}

} // namespace mirabilia::host
