// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/inline_list.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace mirabilia::ai {

/// The value of a position by seat, from -1 (lost) to 1 (won). Has room for the seats of any game.
using Values = std::array<float, 8>;

/// A move to search, and how likely it is to be the best.
template <class Move>
struct Option {
    Move move;
    float prior = 0;
};

/// What a tree search needs beyond the rules of a game.
///
/// * `options` lists the moves of a seat that must decide: at least one, with priors that add up to
///   1.
/// * `ended` evaluates a position in which the game is over.
/// * `seesAll` is true if nothing is hidden from a seat that must decide. Then `evaluate` lists the
///   options of a position and evaluates it at once; see PositionTree.
/// * Otherwise `value` evaluates a position in which a seat must decide, and `choose` returns a
///   plausible move for a seat whose branch of the tree has ended; see Tree.
template <class E>
concept Evaluator = Playable<typename E::Game> &&
    requires(const E evaluator, const typename E::Game::State state, Seat seat,
             typename E::Options &options, Values &values) {
    { E::Game::controller(state, seat) } -> std::same_as<Seat>;
    { evaluator.options(state, seat, options) } -> std::same_as<void>;
    { evaluator.ended(state, values) } -> std::same_as<void>;
    { E::seesAll } -> std::convertible_to<bool>;
};

struct TreeSettings {
    std::uint32_t iterations = 1000;
    std::uint32_t mostNodes = 1U << 19U; ///< a full tree stops growing; its values still improve
    float exploration = 1.2F;
    /// Share of the priors that is spread evenly over all moves: no evaluator is sure enough to
    /// rule one out.
    float evenShare = 0.25F;
    float unvisited = 0.25F;  ///< how much worse than the mean an untried move counts
    float widening = 1;       ///< of the outcomes that a move meets: times the root of its visits
    bool untilSettled = true; ///< stop when the leading move can no longer be overtaken
};

/// How often a move was tried, and with what values.
struct Record {
    std::uint32_t visits = 0;
    double sum = 0; ///< of values; a float would round away late ones

    [[nodiscard]] float mean() const { return static_cast<float>(sum / std::max(1U, visits)); }
    void add(float value) {
        ++visits;
        sum += static_cast<double>(value);
    }
};

/// How a move of the searching seat fared.
template <class Move>
struct Tried {
    Move move;
    std::uint32_t visits = 0;
    float value = 0; ///< mean, for the deciding player
};

/// What both trees do with the moves of a node. `Moves` has the records and priors of `size()`
/// moves: `record(i)`, `prior(i)`, `move(i)`.
template <class Moves>
class Bandit {
public:
    Bandit(const TreeSettings &settingsInUse, Moves movesOfNode)
        : settings(settingsInUse)
        , moves(movesOfNode) {}

    /// Selects a move by PUCT: its mean value plus an exploration term in proportion to its prior.
    [[nodiscard]] std::size_t pick() const {
        Record all;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            all.visits += moves.record(i).visits;
            all.sum += moves.record(i).sum;
        }
        const float mean = all.mean();
        const float reach = settings.exploration * std::sqrt(static_cast<float>(all.visits) + 1);
        const float even = settings.evenShare / static_cast<float>(moves.size());
        std::size_t chosen = 0;
        float most = -1e9F;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Record &record = moves.record(i);
            const float known = record.visits == 0 ? mean - settings.unvisited : record.mean();
            const float prior = (1 - settings.evenShare) * moves.prior(i) + even;
            const float score = known + reach * prior / (1 + static_cast<float>(record.visits));
            if (score > most) {
                most = score;
                chosen = i;
            }
        }
        return chosen;
    }

    /// Returns true if no other move can catch up in visits any more.
    [[nodiscard]] bool isSettled(std::uint32_t iterationsLeft) const {
        std::uint32_t most = 0;
        std::uint32_t next = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const std::uint32_t visits = moves.record(i).visits;
            next = std::max(next, std::min(most, visits));
            most = std::max(most, visits);
        }
        return most > next + iterationsLeft;
    }

    /// The most-tried first, which is the best; equals by prior, then in their order.
    template <class Move>
    [[nodiscard]] std::vector<Tried<Move>> ranking() const {
        std::vector<std::size_t> order(moves.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const std::uint32_t triedA = moves.record(a).visits;
            const std::uint32_t triedB = moves.record(b).visits;
            return triedA != triedB ? triedA > triedB : moves.prior(a) > moves.prior(b);
        });
        std::vector<Tried<Move>> result;
        result.reserve(order.size());
        for (const std::size_t i : order) {
            result.push_back({moves.move(i), moves.record(i).visits, moves.record(i).mean()});
        }
        return result;
    }

private:
    const TreeSettings &settings;
    Moves moves;
};

/// An open-loop tree over decisions: every descent samples chance and hidden information anew, from
/// what the seat may know. A node stands for the decisions before it and keeps for every seat the
/// moves that were possible when it was passed. Where seats choose simultaneously, each descends a
/// branch of its own by its own moves. The same settings, view and generator give the same result
/// on every machine.
template <Evaluator E>
class Tree {
public:
    using Game = typename E::Game;
    using State = typename Game::State;
    using Move = typename Game::Move;
    using View = typename Game::View;

    using Tried = ai::Tried<Move>;

    Tree(const E &evaluatorInUse, const TreeSettings &settingsInUse)
        : evaluator(evaluatorInUse)
        , settings(settingsInUse)
        , mostNodes(std::min(settings.iterations + 1, settings.mostNodes)) {
        nodes.reserve(mostNodes);
        edges.reserve(mostNodes * edgesPerNode);
    }

    /// Returns how `options`, the moves to choose from, fared: the most-tried first, which is the
    /// best; equals by prior, then in their order.
    /// `stop()` is called before every iteration; if it returns true at once, the likeliest move
    /// comes first.
    template <class Stop>
    std::vector<Tried> search(const View &view, Seat seat, const typename E::Options &options,
                              const Rng &rng, Stop stop) {
        begin(seat, options);
        for (std::uint32_t i = 0; i < settings.iterations && !stop(); ++i) {
            Rng luck = rng.fork(i);
            descend(Game::determinise(view, luck), luck);
            if (settings.untilSettled && bandit(first).isSettled(settings.iterations - i - 1)) {
                break;
            }
        }
        return bandit(first).template ranking<Move>();
    }

    [[nodiscard]] std::size_t nodeCount() const { return nodes.size(); }

private:
    using Index = std::uint32_t;
    static constexpr Index none = ~Index{0};
    static constexpr std::size_t edgesPerNode = 8;

    struct Edge {
        Move move;
        Seat seat = noSeat;
        Record record;
        Index child = none;
        Index next = none; ///< edge of the same node
    };
    struct Node_ {
        Index edges = none;
        bool passed = false; ///< evaluated on the first visit, expanded on the next
    };
    struct Step {
        Index edge;
        Seat gains;
    };
    /// A move that is possible at a node.
    struct Choice {
        Index edge;
        float prior;
    };
    using Choices = InlineList<Choice, E::Options::capacity()>;
    struct Moves {
        const Choices &choices;
        const std::vector<Edge> &edges;

        [[nodiscard]] std::size_t size() const { return choices.size(); }
        [[nodiscard]] const Record &record(std::size_t i) const {
            return edges[choices[i].edge].record;
        }
        [[nodiscard]] float prior(std::size_t i) const { return choices[i].prior; }
        [[nodiscard]] const Move &move(std::size_t i) const { return edges[choices[i].edge].move; }
    };

    void begin(Seat seat, const typename E::Options &options) {
        asking = seat;
        nodes.assign(1, {none, true});
        edges.clear();
        first.clear();
        branch(0, seat, options, first);
    }

    /// Lists the moves that are possible at a node, each with its edge and prior.
    void branch(Index node, Seat seat, const typename E::Options &options, Choices &out) {
        for (const auto &option : options) {
            out.push({edgeFor(node, seat, option.move), option.prior});
        }
    }

    void descend(State state, Rng &luck) {
        cursors.fill(0);
        path.clear();
        Values values{};
        for (;;) {
            switch (Game::node(state)) {
            case Node::over: evaluator.ended(state, values); return learn(values);
            case Node::chance: Game::applyChance(state, luck); break;
            case Node::decision:
            case Node::simultaneous:
                if (isLeaf(cursors[asking])) {
                    evaluator.value(state, luck, values);
                    return learn(values);
                }
                decideAll(state, luck);
                break;
            }
        }
    }

    /// Returns true on the first visit: the node is evaluated then, and expanded on the next one.
    bool isLeaf(Index node) {
        if (node == none) {
            return true;
        }
        const bool fresh = !nodes[node].passed;
        nodes[node].passed = true;
        return fresh;
    }

    /// The searching seat decides first; the choices do not depend on each other.
    void decideAll(State &state, Rng &luck) {
        SeatMask waiting = Game::toAct(state);
        const bool alone = Game::node(state) == Node::decision;
        if (waiting.has(asking)) {
            waiting.remove(asking);
            decide(state, asking, alone, luck);
        }
        for (const Seat seat : waiting) {
            decide(state, seat, alone, luck);
        }
    }

    void decide(State &state, Seat seat, bool alone, Rng &luck) {
        const Index from = cursors[seat];
        Index to = none;
        if (from == none || (seat != asking && isLeaf(from))) {
            Game::applyTrusted(state, seat, evaluator.choose(state, seat, luck));
        } else {
            const Index taken = pick(from, state, seat);
            path.push_back({taken, Game::controller(state, seat)});
            Edge &edge = edges[taken];
            if (edge.child == none && nodes.size() < mostNodes) {
                edge.child = static_cast<Index>(nodes.size());
                nodes.push_back({});
            }
            to = edge.child;
            Game::applyTrusted(state, seat, edge.move);
        }
        for (Index &cursor : cursors) {
            cursor = alone && cursor == from ? to : cursor;
        }
        cursors[seat] = to;
    }

    Index pick(Index node, const State &state, Seat seat) {
        if (node == 0 && seat == asking) {
            return first[bandit(first).pick()].edge;
        }
        typename E::Options options;
        evaluator.options(state, seat, options);
        Choices choices;
        branch(node, seat, options, choices);
        return choices[bandit(choices).pick()].edge;
    }

    [[nodiscard]] Bandit<Moves> bandit(const Choices &choices) const {
        return {settings, Moves{choices, edges}};
    }

    Index edgeFor(Index node, Seat seat, const Move &move) {
        Index *link = &nodes[node].edges;
        while (*link != none) {
            Edge &edge = edges[*link];
            if (edge.seat == seat && edge.move == move) {
                return *link;
            }
            link = &edge.next;
        }
        // Set before push_back, which may reallocate and leave `link` dangling.
        const auto added = static_cast<Index>(edges.size());
        *link = added;
        edges.push_back({move, seat, {}, none, none});
        return added;
    }

    void learn(const Values &values) {
        for (const Step &step : path) {
            edges[step.edge].record.add(values[step.gains]);
        }
    }

    const E &evaluator;
    TreeSettings settings;
    std::size_t mostNodes; ///< not the capacity, which may be larger
    Seat asking = 0;
    std::array<Index, 8> cursors{};
    std::vector<Node_> nodes;
    std::vector<Edge> edges;
    std::vector<Step> path;
    Choices first; ///< of the searching seat at the root
};

} // namespace mirabilia::ai
