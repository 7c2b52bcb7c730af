// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/classic_player.h"
#include "engine/ai/dice_player.h"
#include "engine/ai/duel_player.h"
#include "tests/fuzz/game_fuzzing.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <vector>

/// Any bytes as the data file of a game: what is taken can be played, by chance and by computer
/// players.
namespace mirabilia::fuzzing {

using Json = nlohmann::json;
using Place = Json::json_pointer;

/// The places of all values of a document.
inline void findPlaces(const Json &value, const Place &here, std::vector<Place> &places) {
    for (const auto &[key, member] : value.items()) {
        const Place place = value.is_array() ? here / std::stoul(key) : here / key;
        places.push_back(place);
        if (member.is_structured()) {
            findPlaces(member, place, places);
        }
    }
}

/// Random bytes are hardly ever data that is taken. So bytes can also be changes of the built-in
/// data: what stands at a place, or wherever that key stands, becomes another value or what stands
/// elsewhere.
class Editor {
public:
    explicit Editor(std::string_view text) : original(Json::parse(text)) {
        findPlaces(original, Place(), places);
    }

    [[nodiscard]] std::string edited(Bytes bytes) const {
        constexpr int most = 24;
        Json document = original;
        for (int change = 0; change < most && !bytes.empty(); ++change) {
            const Place &place = anyPlace(bytes);
            const unsigned choice = bytes.take();
            const bool everywhere = choice % 2 != 0;
            const Json value =
                choice / 2 < values.size() ? values[choice / 2] : original[anyPlace(bytes)];
            for (const Place &each : places) {
                const bool meant = everywhere ? each.back() == place.back() : each == place;
                if (meant && document.contains(each)) {
                    document[each] = value;
                }
            }
        }
        return document.dump();
    }

private:
    [[nodiscard]] const Place &anyPlace(Bytes &bytes) const {
        const std::size_t high = bytes.take();
        return places[(high << 8U | bytes.take()) % places.size()];
    }

    Json original;
    std::vector<Place> places;
    std::vector<Json> values{0,   1,    2,     3,       4,           5,
                             6,   7,    8,     9,       10,          15,
                             20,  36,   50,    60,      100,         128,
                             -1,  -9,   true,  false,   nullptr,     Json::array(),
                             255, 9999, "own", "cards", "coin_sets", Json::object()};
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
    auto state = G::newGame(catalogue, G::randomSetup(catalogue, players, rng)).value();
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
    const auto parsed = G::parse(text, "input");
    require(parsed.ok() == parsed.error().empty());
    if (parsed) {
        play<G>(*parsed, G::fewestPlayers);
        play<G>(*parsed, G::mostPlayers);
    }
    return 0;
}

} // namespace mirabilia::fuzzing
