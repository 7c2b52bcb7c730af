// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/tree.h"
#include "engine/core/digest.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace mirabilia::ai {

/// A tree for games in which seats decide one after the other and nothing is hidden from the one
/// that must decide. A node is a position, evaluated once; behind a move it depends on the outcome
/// of chance. Where the outcomes are numbered (see CountsOutcomes), a move meets them evenly;
/// otherwise the tree ends there with the value of a sampled one. The same settings, view and
/// generator give the same result on every machine.
template <Evaluator E>
class PositionTree {
public:
    using Game = typename E::Game;
    using State = typename Game::State;
    using Move = typename Game::Move;
    using View = typename Game::View;
    using Tried = ai::Tried<Move>;

    PositionTree(const E &evaluatorInUse, const TreeSettings &settingsInUse)
        : evaluator(evaluatorInUse)
        , settings(settingsInUse)
        , mostNodes(std::min(settings.iterations + 1, settings.mostNodes))
        , mostEdges(mostNodes * edgesPerNode + E::Options::capacity())
        , children(std::bit_ceil(2 * mostNodes)) {
        nodes.reserve(mostNodes);
        edges.reserve(mostEdges);
    }

    /// See Tree::search.
    template <class Stop>
    std::vector<Tried> search(const View &view, Seat seat, const typename E::Options &options,
                              const Rng &rng, Stop stop) {
        Rng luck = rng.fork(0);
        const State root = Game::determinise(view, luck);
        nodes.clear();
        edges.clear();
        std::fill(children.begin(), children.end(), Child{});
        grow(Game::controller(root, seat), options);
        for (std::uint32_t i = 0; i < settings.iterations && !stop(); ++i) {
            descend(root, luck);
            if (settings.untilSettled && bandit(0).isSettled(settings.iterations - i - 1)) {
                break;
            }
        }
        return bandit(0).template ranking<Move>();
    }

    [[nodiscard]] std::size_t nodeCount() const { return nodes.size(); }

private:
    using Index = std::uint32_t;
    static constexpr Index none = ~Index{0};
    static constexpr std::size_t edgesPerNode = 8;

    struct Edge {
        Move move;
        float prior = 0;
        Record record;
    };
    struct Node_ {
        Index first = 0; ///< edge
        std::uint16_t size = 0;
        Seat player = 0; ///< who decides
    };
    /// The node behind an edge and an outcome of chance, in a hash table.
    struct Child {
        std::uint64_t key = 0; ///< none if 0
        Index node = none;
    };
    struct Moves {
        const Edge *edges;
        std::size_t many;

        [[nodiscard]] std::size_t size() const { return many; }
        [[nodiscard]] const Record &record(std::size_t i) const { return edges[i].record; }
        [[nodiscard]] float prior(std::size_t i) const { return edges[i].prior; }
        [[nodiscard]] const Move &move(std::size_t i) const { return edges[i].move; }
    };

    [[nodiscard]] Bandit<Moves> bandit(Index node) const {
        return {settings, Moves{edges.data() + nodes[node].first, nodes[node].size}};
    }

    /// Adds a node with these moves if there is room.
    bool grow(Seat player, const typename E::Options &options) {
        if (nodes.size() >= mostNodes || edges.size() + options.size() > mostEdges) {
            return false;
        }
        nodes.push_back(
            {static_cast<Index>(edges.size()), static_cast<std::uint16_t>(options.size()), player});
        for (const auto &option : options) {
            edges.push_back({option.move, option.prior, {}});
        }
        return true;
    }

    void descend(State state, Rng &luck) {
        path.clear();
        Values values{};
        for (Index node = 0;;) {
            const Index taken = nodes[node].first + static_cast<Index>(bandit(node).pick());
            path.push_back({taken, nodes[node].player});
            Game::applyTrusted(state, deciding(state), edges[taken].move);
            const std::uint64_t key = passChance(state, taken, luck);
            if (Game::node(state) == Node::over) {
                evaluator.ended(state, values);
                break;
            }
            Child *child = key == 0 ? nullptr : find(key);
            if (child == nullptr || child->node == none) {
                visit(state, key, child, luck, values);
                break;
            }
            node = child->node;
        }
        for (const Step &step : path) {
            edges[step.edge].record.add(values[step.gains]);
        }
    }

    static Seat deciding(const State &state) {
        assert(Game::node(state) == Node::decision);
        return Game::toAct(state).first();
    }

    /// Evaluates a new position and keeps it.
    void visit(const State &state, std::uint64_t key, Child *child, Rng &luck, Values &values) {
        typename E::Options options;
        evaluator.evaluate(state, luck, options, values);
        if (child != nullptr && grow(Game::controller(state, deciding(state)), options)) {
            *child = {key, static_cast<Index>(nodes.size() - 1)};
        }
    }

    /// Passes outcomes of chance. Returns the key of the node behind the edge, or 0 if there are
    /// too many outcomes to keep any.
    std::uint64_t passChance(State &state, Index edge, Rng &luck) const {
        mirabilia::Digest key;
        key.add(edge);
        bool kept = true;
        while (Game::node(state) == Node::chance) {
            const std::uint32_t many = countOutcomes(state);
            if (many == 0) {
                kept = false;
                Game::applyChance(state, luck);
                continue;
            }
            if constexpr (CountsOutcomes<Game>) {
                const std::uint32_t number = next(many, edges[edge].record.visits, edge);
                key.add(number);
                Game::applyNumbered(state, number);
            }
        }
        return kept ? std::max<std::uint64_t>(1, key.value) : 0;
    }

    static std::uint32_t countOutcomes(const State &state) {
        if constexpr (CountsOutcomes<Game>) {
            return Game::countOutcomes(state);
        } else {
            return 0;
        }
    }

    /// The outcome to meet on this visit. The more often a move was tried, the more outcomes it
    /// meets, in turn: few at first, so that the tree grows deep behind them. Steps by the golden
    /// ratio spread any number of outcomes evenly; each edge begins elsewhere.
    [[nodiscard]] std::uint32_t next(std::uint32_t many, std::uint32_t visit, Index edge) const {
        constexpr std::uint32_t golden = 0x9e3779b9U;
        const auto met = 1 + static_cast<std::uint32_t>(settings.widening *
                                                        std::sqrt(static_cast<float>(visit)));
        const std::uint32_t turn = (visit % met) * golden + edge * 0x85ebca6bU;
        return static_cast<std::uint32_t>(std::uint64_t{turn} * many >> 32U);
    }

    /// The place of a key; null if the table is too full there.
    Child *find(std::uint64_t key) {
        constexpr std::size_t probes = 8;
        const std::size_t mask = children.size() - 1;
        for (std::size_t i = 0; i < probes; ++i) {
            Child &child = children[(key + i) & mask];
            if (child.key == key || child.key == 0) {
                return &child;
            }
        }
        return nullptr;
    }

    struct Step {
        Index edge;
        Seat gains;
    };

    const E &evaluator;
    TreeSettings settings;
    std::size_t mostNodes; ///< not the capacity, which may be larger
    std::size_t mostEdges;
    std::vector<Node_> nodes;
    std::vector<Edge> edges;
    std::vector<Child> children;
    std::vector<Step> path;
};

/// The tree for an evaluator's game.
template <Evaluator E>
using TreeFor = std::conditional_t<E::seesAll, PositionTree<E>, Tree<E>>;

} // namespace mirabilia::ai
