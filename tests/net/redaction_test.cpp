// SPDX-License-Identifier: GPL-3.0-or-later
// Case 28: whatever is sent over the wire is the same in two worlds that differ only in what its
// reader may not know, and who keeps all of it knows no hidden card before its time.
#include "app/edge/admit.h"
#include "app/host/classic_protocol.h"
#include "app/host/dice_protocol.h"
#include "app/host/duel_protocol.h"
#include "app/host/engine_match.h"
#include "app/host/seat_feed.h"
#include "tests/host/other_worlds.h"
#include "tests/net/table_elsewhere.h"

#include <set>

namespace mirabilia::net {

namespace {

using namespace host;

template <Protocol P>
struct World {
    typename P::Game::State state;
    std::vector<typename P::Told> story;
};

/// A world in which everything is another that `viewer` cannot know.
World<ClassicProtocol> otherWorld(const World<ClassicProtocol> &world, Seat viewer, Rng &rng) {
    using classic::Classic;
    World<ClassicProtocol> other{world.state, withOtherSecrets(world.state, world.story, viewer)};
    if (viewer != noSeat) {
        other.state = Classic::determinise(Classic::view(world.state, viewer), rng);
        return other;
    }
    // What one seat knows is another one's secret: for who watches nothing stays as it was.
    for (Seat seat = 0; seat < world.state.people; ++seat) {
        other.state = Classic::determinise(Classic::view(other.state, seat), rng);
    }
    return other;
}
World<DuelProtocol> otherWorld(const World<DuelProtocol> &world, Seat viewer, Rng &rng) {
    return {duel::Duel::determinise(duel::Duel::view(world.state, viewer), rng),
            withOtherTokens(world.story, viewer, world.state, rng)};
}
/// Dice lie open: only what the others decide in the round is secret.
World<DiceProtocol> otherWorld(const World<DiceProtocol> &world, Seat /*viewer*/, Rng & /*rng*/) {
    return world;
}

/// Cards that `viewer` sees now, by the rules: those it holds, may take, and that lie open.
std::set<std::string> seenNow(const classic::State &state, Seat viewer) {
    std::set<std::string> seen;
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        for (const classic::Card &card : state.catalogue->cards) {
            if (state.cities[seat].has(card.id)) {
                seen.insert(card.key);
            }
        }
    }
    if (viewer == noSeat) {
        return seen;
    }
    const classic::View view = classic::Classic::view(state, viewer);
    for (const classic::HandView &hand : view.hands) {
        for (const classic::CardId card : hand.candidates) {
            if (hand.holder == viewer) {
                seen.insert(state.catalogue->card(card).key);
            }
        }
    }
    // Of the pile's last card: that the Free City may play, or has played.
    for (const classic::CardId card :
         {view.lastPileCard, view.lastOfPile ? view.lastOfPile->card : classic::noCard}) {
        if (card != classic::noCard) {
            seen.insert(state.catalogue->card(card).key);
        }
    }
    // Who plays for the Free City looks through the discard pile for it too.
    const SeatMask waiting = state.waiting();
    const bool chooses =
        !waiting.empty() && classic::Classic::controller(state, waiting.first()) == viewer;
    if (state.phase == classic::Phase::choose && chooses) {
        for (const classic::CardId card : state.discard.kinds()) {
            seen.insert(state.catalogue->card(card).key);
        }
    }
    return seen;
}
std::set<std::string> seenNow(const duel::State &state, Seat /*viewer*/) {
    std::set<std::string> seen;
    for (const duel::Card &card : state.catalogue->cards) {
        if (state.seen.has(card.id)) {
            seen.insert(card.key);
        }
    }
    return seen;
}

/// How what is sent is written.
enum class Form { Binary, Json };

/// The cards that these bytes name; a text stands in them behind its length, or in quotes.
template <class Catalogue>
std::set<std::string> namedIn(const std::string &bytes, const Catalogue &catalogue) {
    std::set<std::string> named;
    for (const auto &card : catalogue.cards) {
        if (bytes.find(static_cast<char>(card.key.size()) + card.key) != std::string::npos ||
            bytes.find('"' + card.key + '"') != std::string::npos) {
            named.insert(card.key);
        }
    }
    return named;
}

/// Everything that one viewer of a match is sent.
class Wire {
public:
    Wire(GameHost &host, Seat viewer, Form form)
        : feed(host, viewer, std::chrono::milliseconds(0)) {
        const auto write = [this, form](const v1::Envelope &envelope) {
            bytes += form == Form::Json ? edge::jsonOf(envelope) : envelope.SerializeAsString();
        };
        QObject::connect(&feed, &SeatFeed::updated, &feed, [write](const v1::Update &update) {
            v1::Envelope envelope;
            *envelope.mutable_update() = update;
            write(envelope);
        });
        QObject::connect(&feed, &SeatFeed::restored, &feed, [write](const v1::Update &update) {
            v1::Envelope envelope;
            *envelope.mutable_restored() = update;
            write(envelope);
        });
        feed.tellAll();
    }

    std::string bytes;

private:
    SeatFeed feed;
};

/// A host in some world, from where nobody has decided yet.
template <Protocol P>
class Table {
    using G = typename P::Game;

public:
    Table(const v1::SavedGameHeader &header, std::unique_ptr<EngineMatch<P>> start, Form written)
        : host(header, std::move(start), History{}, nullptr)
        , form(written) {}

    [[nodiscard]] const EngineMatch<P> &now() const {
        return dynamic_cast<const EngineMatch<P> &>(host.match());
    }
    Wire &listen(Seat viewer) {
        return *wires.emplace_back(std::make_unique<Wire>(host, viewer, form));
    }

    [[nodiscard]] v1::Move anyOf(Seat seat, Rng &rng) const {
        typename G::MoveList moves;
        G::legal(now().state(), seat, moves);
        return P::moveTo(*now().state().catalogue,
                         moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    /// Whether something is told to all then: it is no secret any more.
    [[nodiscard]] bool tells(Seat seat, const v1::Move &move) const {
        const auto after = now().clone();
        EXPECT_EQ(after->apply(seat, move), "");
        return after->eventCount() != now().eventCount() || after->over();
    }
    void decide(Seat seat, const v1::Move &move) {
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(host.revisionOf(now().controller(seat)));
        *command.mutable_move() = move;
        host.submit(now().controller(seat), command);
    }

private:
    GameHost host;
    Form form;
    std::vector<std::unique_ptr<Wire>> wires;
};

/// A viewer in the real world, and in another one that is the same for it.
template <Protocol P>
struct Viewer {
    Viewer(Seat number, Table<P> &real, const v1::SavedGameHeader &header,
           std::unique_ptr<EngineMatch<P>> start, Form form)
        : seat(number)
        , there(header, std::move(start), form)
        , sent(real.listen(number))
        , sentThere(there.listen(number)) {}

    Seat seat;
    Table<P> there;
    Wire &sent;
    Wire &sentThere;
};

template <Protocol P>
class Game {
    using G = typename P::Game;

public:
    Game(int players, std::uint64_t seed, Form written) : form(written), rng(seed) {
        header.set_match_id("0b0a6f3e-6a0e-4c7f-9d3c-1d0b6a3f2c11");
        for (int seat = 0; seat < players; ++seat) {
            v1::SeatInfo &info = *header.add_seats();
            info.set_seat(static_cast<std::uint32_t>(seat));
            info.set_kind(v1::SEAT_KIND_PERSON);
        }
        const std::vector<SeatWish> wishes(static_cast<std::size_t>(players));
        EXPECT_EQ(games().setUp(G::id, wishes, seed, header), "");
        match = games().make(header).match;
        known.resize(static_cast<std::size_t>(players) + 1);
        kept.resize(known.size());
    }

    void play() {
        while (!match->over() && !testing::Test::HasFatalFailure()) {
            playUntilSomethingIsTold();
        }
    }
    int compared = 0;
    int different = 0; ///< of them, worlds that were not the same by chance

private:
    [[nodiscard]] const EngineMatch<P> &real() const {
        return dynamic_cast<const EngineMatch<P> &>(*match);
    }

    void playUntilSomethingIsTold() {
        const World<P> world{real().state(), real().story()};
        Table<P> table(header, real().inWorld(world.state, world.story), form);
        std::vector<std::unique_ptr<Viewer<P>>> viewers;
        for (std::size_t number = 0; number < known.size(); ++number) {
            const bool watches = number + 1 == known.size();
            const Seat seat = watches ? noSeat : static_cast<Seat>(number);
            World<P> other = otherWorld(world, seat, rng);
            viewers.push_back(std::make_unique<Viewer<P>>(
                seat, table, header, real().inWorld(other.state, std::move(other.story)), form));
        }
        for (;;) {
            ASSERT_NO_FATAL_FAILURE(compare(viewers));
            const auto [seat, move] = anyDecision(table);
            match->apply(seat, move);
            if (table.tells(seat, move)) {
                break;
            }
            table.decide(seat, move);
            for (const auto &viewer : viewers) {
                follow(*viewer, table, seat, move);
            }
        }
        keep(world.state, viewers);
    }

    std::pair<Seat, v1::Move> anyDecision(const Table<P> &table) {
        SeatMask waiting = G::toAct(table.now().state());
        for (auto skipped = rng.below(static_cast<std::uint32_t>(waiting.size())); skipped > 0;
             --skipped) {
            waiting.remove(waiting.first());
        }
        return {waiting.first(), table.anyOf(waiting.first(), rng)};
    }

    /// In the other world the viewer does the same and others something else, however many answers
    /// that takes; the same seats are done.
    void follow(Viewer<P> &viewer, const Table<P> &table, Seat seat, const v1::Move &move) {
        if (table.now().controller(seat) == viewer.seat) {
            viewer.there.decide(seat, move);
            return;
        }
        const auto isWaiting = [seat](const Table<P> &one) { return one.now().toAct().has(seat); };
        while (!isWaiting(table) && isWaiting(viewer.there)) {
            viewer.there.decide(seat, viewer.there.anyOf(seat, rng));
        }
    }

    void compare(const std::vector<std::unique_ptr<Viewer<P>>> &viewers) {
        for (const auto &viewer : viewers) {
            ASSERT_EQ(viewer->sent.bytes, viewer->sentThere.bytes)
                << G::id << ", " << known.size() - 1 << " players, seat " << int(viewer->seat);
            ++compared;
            different += viewer->there.now().hash() != real().hash() ? 1 : 0;
        }
    }

    /// Once a phase: all cards that were ever named to somebody are such as it has seen.
    void keep(const typename G::State &state,
              const std::vector<std::unique_ptr<Viewer<P>>> &viewers) {
        if constexpr (!std::is_same_v<P, DiceProtocol>) {
            for (std::size_t number = 0; number < viewers.size(); ++number) {
                known[number].merge(seenNow(state, viewers[number]->seat));
                kept[number].merge(namedIn(viewers[number]->sent.bytes, *state.catalogue));
                for (const std::string &card : kept[number]) {
                    ASSERT_TRUE(known[number].contains(card))
                        << G::id << ", " << known.size() - 1 << " players, seat "
                        << int(viewers[number]->seat) << ", " << card;
                }
            }
        }
    }

    Form form;
    Rng rng;
    v1::SavedGameHeader header;
    std::unique_ptr<Match> match;
    std::vector<std::set<std::string>> known; ///< of each seat and of who watches, by the rules
    std::vector<std::set<std::string>> kept;  ///< by what they were sent
};

/// As many games as MIRABILIA_REDACTED_GAMES says, else few.
int gamesToPlay(int few) {
    bool isSet = false;
    const int many = qEnvironmentVariableIntValue("MIRABILIA_REDACTED_GAMES", &isSet);
    return isSet ? many : few;
}

template <Protocol P>
void playMany(int few, Form form = Form::Binary) {
    constexpr int kinds = P::Game::mostPlayers - P::Game::fewestPlayers + 1;
    int compared = 0;
    int different = 0;
    for (int number = 0; number < gamesToPlay(few); ++number) {
        Game<P> game(P::Game::fewestPlayers + number % kinds,
                     static_cast<std::uint64_t>(number) + 1, form);
        ASSERT_NO_FATAL_FAILURE(game.play()) << "game " << number;
        compared += game.compared;
        different += game.different;
    }
    EXPECT_GT(compared, 100 * few);
    EXPECT_GT(different, 0); // else the test would see nothing
}

TEST(RedactionOverTheWire, OfClassic) {
    playMany<ClassicProtocol>(12);
}
TEST(RedactionOverTheWire, OfClassicInJson) {
    playMany<ClassicProtocol>(2, Form::Json);
}
TEST(RedactionOverTheWire, OfDuelInJson) {
    playMany<DuelProtocol>(2, Form::Json);
}
TEST(RedactionOverTheWire, OfDiceInJson) {
    playMany<DiceProtocol>(2, Form::Json);
}
TEST(RedactionOverTheWire, OfDuel) {
    playMany<DuelProtocol>(12);
}
TEST(RedactionOverTheWire, OfDice) {
    playMany<DiceProtocol>(3);
}

} // namespace

} // namespace mirabilia::net
