// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/random_series.h"
#include "resources/data.h"
#include "tests/support/random_games.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

/// What the engine tests of every game have in common.
namespace mirabilia::support {

/// How many play, and which edition of the game.
struct Table {
    Table(int people, int ofGame = 1) : players(people), edition(ofGame) {}

    int players;
    int edition;
};

inline std::ostream &operator<<(std::ostream &out, const Table &table) {
    return out << table.players << " players, edition " << table.edition;
}

/// The text of the data in this program; empty if there is no such edition.
template <Game G>
std::string dataText(int edition = 1) {
    const std::string which = edition == 1 ? "" : "-" + std::to_string(edition);
    return std::string(data::file(std::string(G::id) + which + ".json"));
}

/// The catalogue of the data in this program.
template <Game G>
const typename G::Catalogue &catalogue(int edition = 1) {
    using Catalogue = typename G::Catalogue;
    static const std::map<int, Catalogue> loaded = [] {
        std::map<int, Catalogue> editions;
        for (int number = 1; !dataText<G>(number).empty(); ++number) {
            auto parsed = G::parse(dataText<G>(number), std::string(G::id));
            if (!parsed) {
                std::cerr << parsed.error() << '\n';
                std::abort();
            }
            editions.emplace(number, std::move(parsed).value());
        }
        return editions;
    }();
    return loaded.at(edition);
}

/// The data with one piece of text changed, as "my.json".
template <Game G>
Parsed<typename G::Catalogue> changedData(const std::string &from, const std::string &to) {
    std::string text = dataText<G>();
    const auto place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    return G::parse(text.replace(place, from.size(), to), "my.json");
}

/// A change of the data: where ("/rulings/attack_floor/value"), and what stands there then.
using Change = std::pair<std::string, nlohmann::json>;

/// The data with these changes, as "my.json".
template <Game G>
Parsed<typename G::Catalogue> parsedWith(const std::vector<Change> &changes) {
    nlohmann::json document = nlohmann::json::parse(dataText<G>());
    for (const auto &[where, what] : changes) {
        document[nlohmann::json::json_pointer(where)] = what;
    }
    return G::parse(document.dump(), "my.json");
}

/// The same thing at the same place of every entry of a list: "/cards", "/effects".
template <Game G>
std::vector<Change> everywhere(const std::string &list, const std::string &place,
                               const nlohmann::json &what) {
    const nlohmann::json document = nlohmann::json::parse(dataText<G>());
    std::vector<Change> changes;
    for (std::size_t i = 0; i < document[nlohmann::json::json_pointer(list)].size(); ++i) {
        changes.emplace_back(list + "/" + std::to_string(i) + place, what);
    }
    return changes;
}

/// "my.json" is refused at this place, with these words among the reason.
template <class Catalogue>
void expectRefused(const Parsed<Catalogue> &result, const std::string &place,
                   const std::string &reason) {
    ASSERT_FALSE(result.ok()) << place;
    EXPECT_EQ(result.error().find("my.json: " + place + ": "), 0U) << result.error();
    EXPECT_NE(result.error().find(reason), std::string::npos) << result.error();
}

template <Game G>
typename G::Move randomMove(const typename G::State &state, Seat seat, Rng &rng) {
    typename G::MoveList moves;
    G::legal(state, seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// Plays on to the end by `choose(const State &, Seat, Rng &)`; calls `visit(const State &)` before
/// every decision.
template <Game G, class Choose, class Visit>
typename G::State playOn(typename G::State state, Rng rng, Choose choose, Visit visit) {
    while (G::node(state) != Node::over) {
        if (G::node(state) == Node::chance) {
            G::applyChance(state, rng);
            continue;
        }
        visit(static_cast<const typename G::State &>(state));
        const Seat seat = G::toAct(state).first();
        G::applyTrusted(state, seat, choose(state, seat, rng));
    }
    return state;
}

/// A game of random moves; calls `visit(const State &)` before every decision.
template <Game G, class Visit>
typename G::State playVisiting(Table table, std::uint64_t seed, Visit visit) {
    Rng rng(seed);
    const auto &data = catalogue<G>(table.edition);
    const auto start = G::newGame(data, G::randomSetup(data, table.players, rng)).value();
    return playOn<G>(start, rng, randomMove<G>, visit);
}

/// Sequences of so many decisions from a position; chance is drawn anew from `rng` at each node, in
/// the order in which they are met.
template <Game G>
std::uint64_t countSequences(const typename G::State &state, int depth, Rng &rng) {
    if (G::node(state) == Node::chance) {
        auto next = state;
        G::applyChance(next, rng);
        return countSequences<G>(next, depth, rng);
    }
    if (depth == 0 || G::node(state) == Node::over) {
        return 1;
    }
    const Seat seat = G::toAct(state).first();
    typename G::MoveList moves;
    G::legal(state, seat, moves);
    std::uint64_t sum = 0;
    for (const auto &move : moves) {
        auto next = state;
        G::applyTrusted(next, seat, move);
        sum += countSequences<G>(next, depth - 1, rng);
    }
    return sum;
}

/// Compares a game written down for people with the stored one; MIRABILIA_UPDATE_PLAYTHROUGHS=1
/// stores it anew.
inline void expectStory(const std::string &story, const std::string &file) {
    const std::string path =
        std::string(MIRABILIA_SOURCE_DIR) + "/tests/engine/playthroughs/" + file;
    if (std::getenv("MIRABILIA_UPDATE_PLAYTHROUGHS") != nullptr) {
        std::ofstream(path) << story;
    }
    std::ifstream stored(path);
    std::stringstream text;
    text << stored.rdbuf();
    EXPECT_EQ(story, text.str()) << path;
}

} // namespace mirabilia::support
