// SPDX-License-Identifier: GPL-3.0-or-later
// make_fixtures FOLDER : writes the positions of tests/models/fixtures. Plays games between
// computer players, always the same ones, until the wanted moment; writes what seat 0 may know, as
// JSON.
#include "app/host/games.h"
#include "resources/data.h"
#include "tests/support/fixture_wishes.h"

#include <google/protobuf/util/json_util.h>

#include <array>
#include <fstream>
#include <iostream>

using namespace mirabilia;
using namespace mirabilia::host;

namespace {

v1::SavedGameHeader headerOf(const Games &games, const Wish &wish, std::uint64_t seed) {
    static const std::array names{"Ada", "Bo", "Cleo", "Dion", "Eve", "Finn", "Gaia"};
    static const std::array colors{"teal", "coral", "gold", "violet", "sky", "olive", "rose"};
    v1::SavedGameHeader header;
    header.set_match_id(wish.name);
    header.set_live_points(wish.livePoints);
    const bool freeCity = wish.game == "classic" && wish.players == 2;
    for (unsigned seat = 0; seat < wish.players + (freeCity ? 1U : 0U); ++seat) {
        v1::SeatInfo &info = *header.add_seats();
        info.set_seat(seat);
        info.set_name(names[seat]);
        info.set_color(colors[seat]);
        info.set_connected(true);
        info.set_kind(seat == 0              ? v1::SEAT_KIND_PERSON
                      : seat == wish.players ? v1::SEAT_KIND_FREE_CITY
                                             : v1::SEAT_KIND_COMPUTER);
        info.set_level(info.kind() == v1::SEAT_KIND_COMPUTER ? "normal" : "");
    }
    std::vector<SeatWish> boards(static_cast<std::size_t>(header.seats_size()));
    boards[0] = wish.board;
    if (const std::string problem = games.setUp(wish.game, boards, seed, header);
        !problem.empty()) {
        throw std::runtime_error(wish.name + ": " + problem);
    }
    return header;
}

v1::Update updateOf(const v1::SavedGameHeader &header, const Match &match, std::size_t from,
                    std::uint64_t revision, Seat viewer = 0) {
    v1::Update update;
    v1::TableView &view = *update.mutable_view();
    view.set_match_id(header.match_id());
    view.set_revision(revision);
    *view.mutable_seats() = header.seats();
    view.set_viewer(viewer);
    view.set_can_undo(viewer == 0);
    view.set_can_take_back(match.undecidable(viewer));
    match.fillView(viewer, view);
    for (v1::Event &event : match.events(viewer, from)) {
        *update.add_events() = std::move(event);
    }
    return update;
}

void write(const std::string &file, const v1::Update &update) {
    google::protobuf::util::JsonPrintOptions options;
    options.add_whitespace = true;
    options.preserve_proto_field_names = true;
    std::string text;
    if (!google::protobuf::util::MessageToJsonString(update, &text, options).ok() ||
        !(std::ofstream(file) << text)) {
        throw std::runtime_error("cannot write " + file);
    }
}

/// The other seats decide first, so that everybody waits for the person.
Seat nextSeat(const Match &match) {
    for (int seat = match.seatCount() - 1; seat > 0; --seat) {
        const auto s = static_cast<Seat>(seat);
        const bool waits = match.controller(s) != s && match.toAct().has(match.controller(s));
        if (match.toAct().has(s) && match.controller(s) != 0 && !waits) {
            return s;
        }
    }
    return match.toAct().first();
}

/// Writes the position and, as `NAME-next`, the one after the next decision with the events
/// between. Returns false if this game never comes there.
bool tryGame(const Games &games, const Wish &wish, std::uint64_t seed, const std::string &folder) {
    const v1::SavedGameHeader header = headerOf(games, wish, seed);
    const MatchOrProblem made = games.make(header);
    Match &match = *made.match;
    std::uint64_t revision = 1;
    const auto decide = [&] {
        const Seat seat = nextSeat(match);
        match.apply(seat, match.thinker(seat, "normal")({}).front().move);
        ++revision;
    };
    for (;;) {
        const v1::Update now = updateOf(header, match, 0, revision);
        const bool othersChose = match.over() || match.controller(nextSeat(match)) == 0;
        if (othersChose && wish.reached(now.view())) {
            write(folder + "/" + wish.name + ".json", now);
            if (wish.watched) {
                write(folder + "/" + wish.name + "-watched.json",
                      updateOf(header, match, 0, revision, noSeat));
            }
            if (!match.over()) {
                const std::size_t told = match.eventCount();
                decide();
                write(folder + "/" + wish.name + "-next.json",
                      updateOf(header, match, told, revision));
            }
            return true;
        }
        if (match.over()) {
            return false;
        }
        decide();
    }
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: make_fixtures FOLDER\n";
        return 2;
    }
    try {
        const Games games(data::file);
        for (const auto &wishes : {classicWishes(), duelWishes(), diceWishes()}) {
            for (const Wish &wish : wishes) {
                std::uint64_t seed = 1;
                while (!tryGame(games, wish, seed, argv[1])) {
                    ++seed;
                }
                std::cout << wish.name << ": seed " << seed << '\n';
            }
        }
    } catch (const std::exception &error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    return 0;
}
