// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic/player.h"
#include "engine/ai/dice/player.h"
#include "engine/ai/duel/player.h"
#include "engine/ai/nets.h"
#include "tests/fuzz/game_fuzzing.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Any bytes as the data file of a game: what is taken can be played, by chance and by computer
/// players.
namespace mirabilia::fuzzing {

using Json = nlohmann::json;
using Place = Json::json_pointer;

/// Random bytes are hardly ever data that is taken. So bytes can also be changes of the built-in
/// data: a value, or all of its kind, becomes another number, the other truth, nothing, or what
/// stands at another place of the kind.
class Editor {
public:
    explicit Editor(std::string_view text) : original(Json::parse(text)) {
        find(original, Place(), "");
    }

    [[nodiscard]] std::string edited(Bytes bytes) const {
        constexpr int most = 24;
        Json document = original;
        for (int change = 0; change < most && !bytes.empty(); ++change) {
            const std::size_t high = bytes.take();
            const Found &found = all[(high << 8U | bytes.take()) % all.size()];
            const Json value = instead(found, bytes);
            if (bytes.take() % 4 != 0) {
                put(document, found.place, value);
                continue;
            }
            for (const Place &place : kinds.at(found.kind)) {
                put(document, place, value);
            }
        }
        return document.dump();
    }

private:
    struct Found {
        Place place;
        std::string kind; ///< the last key on the way to it; "/" behind it: an item of that list
    };

    void find(const Json &value, const Place &here, const std::string &key) {
        for (const auto &[name, member] : value.items()) {
            const bool list = value.is_array();
            const Place place = list ? here / std::stoul(name) : here / name;
            const std::string kind = list ? key + "/" : name;
            all.push_back({place, kind});
            kinds[kind].push_back(place);
            if (member.is_structured()) {
                find(member, place, kind);
            }
        }
    }

    [[nodiscard]] Json instead(const Found &found, Bytes &bytes) const {
        constexpr std::array<int, 24> numbers{0,  1,  2,  3,  4,  5,  6,  7,   8,   9,    10, 15,
                                              20, 30, 36, 40, 50, 60, 99, 128, 255, 9999, -1, -9};
        const Json &now = original[found.place];
        const std::size_t choice = bytes.take();
        if (now.is_boolean()) {
            return !now.get<bool>();
        }
        if (now.is_number()) {
            return numbers[choice % numbers.size()];
        }
        if (choice == 0) {
            return Json(now.type());
        }
        const std::vector<Place> &alike = kinds.at(found.kind);
        return original[alike[choice % alike.size()]];
    }

    static void put(Json &document, const Place &place, const Json &value) {
        if (document.contains(place)) {
            document[place] = value;
        }
    }

    Json original;
    std::vector<Found> all;
    std::map<std::string, std::vector<Place>> kinds;
};

template <Game G>
void checkPoints(const typename G::State &state, int players) {
    const auto totals = G::totals(state);
    for (Seat seat = 0; seat < players; ++seat) {
        int sum = 0;
        for (const int points : G::points(state, seat)) {
            sum += points;
        }
        require(sum == totals[seat]);
    }
}

/// One game by `choose(state, seat, step)`, or the beginning of one that does not end soon.
template <Game G, class Choose>
void playOnce(const typename G::Catalogue &catalogue, int players, int most, Choose choose) {
    Rng rng(1);
    const auto start = G::newGame(catalogue, G::randomSetup(catalogue, players, rng));
    if (!start) { // a box without what the fewest need, such as the Free City
        require(players == G::fewestPlayers);
        return;
    }
    auto state = start.value();
    for (int step = 0; step < most && G::node(state) != Node::over; ++step) {
        if (G::node(state) == Node::chance) {
            G::applyChance(state, rng);
            continue;
        }
        const Seat seat = G::toAct(state).first();
        require(G::apply(state, seat, choose(state, seat, step)) == Refusal::none);
    }
    checkPoints<G>(state, players);
}

/// By chance to the end; by computer players, who take longer, for a while.
template <Game G>
void play(const typename G::Catalogue &catalogue, int players) {
    using State = typename G::State;
    Rng rng(2);
    typename G::MoveList moves;
    playOnce<G>(catalogue, players, 20'000, [&](const State &state, Seat seat, int) {
        G::legal(state, seat, moves);
        require(!moves.empty());
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    });
    playOnce<G>(catalogue, players, 100, [&](const State &state, Seat seat, int step) {
        const auto view = G::view(state, G::controller(state, seat));
        const ai::Level level = step % 2 == 0 ? ai::Level::easy : ai::Level::normal;
        return ai::advise(view, seat, level, Rng(static_cast<std::uint64_t>(step)), {}).move;
    });
}

/// Bytes that begin with a character are the text of the file itself.
template <Game G>
int readData(const std::uint8_t *bytes, std::size_t size) {
    static const Editor editor(data::file(std::string(G::id) + ".json"));
    const bool edits = size > 0 && bytes[0] >= 0x80;
    const std::string text =
        edits ? editor.edited(Bytes(bytes + 1, size - 1)) : std::string(bytes, bytes + size);
    auto parsed = G::parse(text, "input");
    require(parsed.ok() == parsed.error().empty());
    if (parsed) {
        ai::giveNet(*parsed, data::file(std::string(G::id) + ".net"));
        play<G>(*parsed, G::fewestPlayers);
        play<G>(*parsed, G::mostPlayers);
    }
    return 0;
}

} // namespace mirabilia::fuzzing
