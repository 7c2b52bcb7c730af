// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/choice_cache.h"
#include "engine/core/game.h"
#include "engine/core/inline_list.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
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
/// * `value` evaluates a position in which a seat must decide, `ended` one in which the game is
///   over.
/// * `choose` returns a plausible move for a seat whose branch of the tree has ended.
/// * `keepsOptions` is true if positions recur, so that options are worth caching. Then `luck`
///   returns a number that differs between outcomes of chance.
template <class E>
concept Evaluator = Playable<typename E::Game> &&
    requires(const E evaluator, const typename E::Game::State state, Seat seat,
             typename E::Options &options, Values &values, Rng &rng) {
    { E::Game::controller(state, seat) } -> std::same_as<Seat>;
    { evaluator.options(state, seat, options) } -> std::same_as<void>;
    { evaluator.value(state, rng, values) } -> std::same_as<void>;
    { evaluator.ended(state, values) } -> std::same_as<void>;
    { evaluator.choose(state, seat, rng) } -> std::same_as<typename E::Game::Move>;
    { E::keepsOptions } -> std::convertible_to<bool>;
};

struct TreeSettings {
    std::uint32_t iterations = 1000;
    std::uint32_t mostNodes = 1U << 19U; ///< a full tree stops growing; its values still improve
    float exploration = 1.2F;
    /// Share of the priors that is spread evenly over all moves: no evaluator is sure enough to
    /// rule one out.
    float evenShare = 0.25F;
    float unvisited = 0.25F;  ///< how much worse than the mean an untried move counts
    bool untilSettled = true; ///< stop when the leading move can no longer be overtaken
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

    /// How a move of the searching seat fared.
    struct Tried {
        Move move;
        std::uint32_t visits = 0;
        float value = 0; ///< mean, for the deciding player
    };

    Tree(const E &evaluatorInUse, const TreeSettings &settingsInUse)
        : evaluator(evaluatorInUse)
        , settings(settingsInUse)
        , mostNodes(std::min(settings.iterations + 1, settings.mostNodes)) {
        nodes.reserve(mostNodes);
        edges.reserve(mostNodes * edgesPerNode);
        if constexpr (E::keepsOptions) {
            cache.reserve(mostNodes);
        }
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
            if (settings.untilSettled && isSettled(settings.iterations - i - 1)) {
                break;
            }
        }
        return ranking();
    }

    [[nodiscard]] std::size_t nodeCount() const { return nodes.size(); }

private:
    using Index = std::uint32_t;
    static constexpr Index none = ~Index{0};
    static constexpr std::size_t edgesPerNode = 8;

    struct Edge {
        Move move;
        Seat seat = noSeat;
        std::uint32_t visits = 0;
        double sum = 0; ///< of values; a float would round away late ones
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
    using Choices = InlineList<Choice, E::Options::capacity()>;

    void begin(Seat seat, const typename E::Options &options) {
        asking = seat;
        nodes.assign(1, {none, true});
        edges.clear();
        cache.clear();
        first.clear();
        branch(0, seat, options, first);
    }

    /// Lists the moves that are possible at a node, each with its edge and prior.
    void branch(Index node, Seat seat, const typename E::Options &options, Choices &out) {
        const float even = settings.evenShare / static_cast<float>(options.size());
        for (const auto &option : options) {
            const float prior = (1 - settings.evenShare) * option.prior + even;
            out.push({edgeFor(node, seat, option.move), prior});
        }
    }

    void descend(State state, Rng &luck) {
        cursors.fill(0);
        path.clear();
        noticeLuck(state);
        Values values{};
        for (;;) {
            switch (Game::node(state)) {
            case Node::over: evaluator.ended(state, values); return learn(values);
            case Node::chance:
                Game::applyChance(state, luck);
                noticeLuck(state);
                break;
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

    void noticeLuck(const State &state) {
        if constexpr (E::keepsOptions) {
            position = E::luck(state);
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

    /// Selects an edge by PUCT: its mean value plus an exploration term in proportion to its prior.
    Index pick(Index node, const State &state, Seat seat) {
        Choices fresh;
        const std::span<const Choice> choices = choicesOf(node, state, seat, fresh);
        std::uint32_t visits = 0;
        double sum = 0;
        for (const Choice &choice : choices) {
            visits += edges[choice.edge].visits;
            sum += edges[choice.edge].sum;
        }
        const float mean = meanOf(sum, visits);
        const float reach = settings.exploration * std::sqrt(static_cast<float>(visits) + 1);
        Index chosen = choices.front().edge;
        float most = -1e9F;
        for (const Choice &choice : choices) {
            const Edge &edge = edges[choice.edge];
            const float known =
                edge.visits == 0 ? mean - settings.unvisited : meanOf(edge.sum, edge.visits);
            const float score =
                known + reach * choice.prior / (1 + static_cast<float>(edge.visits));
            if (score > most) {
                most = score;
                chosen = choice.edge;
            }
        }
        return chosen;
    }

    static float meanOf(double sum, std::uint32_t visits) {
        return static_cast<float>(sum / std::max(1U, visits));
    }

    std::span<const Choice> choicesOf(Index node, const State &state, Seat seat, Choices &fresh) {
        if (node == 0 && seat == asking) {
            return first.span();
        }
        const std::uint64_t key = E::keepsOptions ? position ^ node * 0x9e3779b97f4a7c15U : 0;
        if constexpr (E::keepsOptions) {
            if (const auto kept = cache.find(key); !kept.empty()) {
                return kept;
            }
        }
        typename E::Options options;
        evaluator.options(state, seat, options);
        branch(node, seat, options, fresh);
        if constexpr (E::keepsOptions) {
            cache.keep(key, fresh.span());
        }
        return fresh.span();
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
        edges.push_back({move, seat});
        return added;
    }

    void learn(const Values &values) {
        for (const Step &step : path) {
            Edge &edge = edges[step.edge];
            ++edge.visits;
            edge.sum += static_cast<double>(values[step.gains]);
        }
    }

    /// Returns true if no other move can catch up in visits any more.
    [[nodiscard]] bool isSettled(std::uint32_t left) const {
        std::uint32_t most = 0;
        std::uint32_t next = 0;
        for (const Choice &choice : first) {
            const std::uint32_t visits = edges[choice.edge].visits;
            next = std::max(next, std::min(most, visits));
            most = std::max(most, visits);
        }
        return most > next + left;
    }

    [[nodiscard]] std::vector<Tried> ranking() const {
        std::vector<Choice> order(first.begin(), first.end());
        std::stable_sort(order.begin(), order.end(), [&](const Choice &a, const Choice &b) {
            const std::uint32_t triedA = edges[a.edge].visits;
            const std::uint32_t triedB = edges[b.edge].visits;
            return triedA != triedB ? triedA > triedB : a.prior > b.prior;
        });
        std::vector<Tried> result;
        for (const Choice &choice : order) {
            const Edge &edge = edges[choice.edge];
            result.push_back({edge.move, edge.visits, meanOf(edge.sum, edge.visits)});
        }
        return result;
    }

    const E &evaluator;
    TreeSettings settings;
    std::size_t mostNodes; ///< not the capacity, which may be larger
    Seat asking = 0;
    std::uint64_t position = 0; ///< after the last outcome of chance
    std::array<Index, 8> cursors{};
    std::vector<Node_> nodes;
    std::vector<Edge> edges;
    std::vector<Step> path;
    Choices first; ///< of the searching seat at the root
    ChoiceCache cache;
};

} // namespace mirabilia::ai
