// SPDX-License-Identifier: GPL-3.0-or-later
// make_fixtures FOLDER : writes the positions of tests/models/fixtures. Games between computer
// players, always the same ones, until the wanted moment; then what seat 0 may know, as JSON.
#include "app/host/games.h"
#include "resources/data.h"

#include <google/protobuf/util/json_util.h>

#include <array>
#include <fstream>
#include <functional>
#include <iostream>

using namespace mirabilia;
using namespace mirabilia::host;

namespace {

struct Wish {
    std::string name;
    unsigned players = 3;
    bool livePoints = false;
    std::string wonder; ///< seat 0's, with side B
    /// The moment: looks at seat 0's view before every decision.
    std::function<bool(const v1::TableView &)> reached;
};

v1::SavedGameHeader headerOf(const Wish &wish, std::uint64_t seed) {
    static const std::array names{"Ada", "Bo", "Cleo", "Dion", "Eve", "Finn", "Gaia"};
    static const std::array colors{"teal", "coral", "gold", "violet", "sky", "olive", "rose"};
    v1::SavedGameHeader header;
    header.set_match_id(wish.name);
    header.set_live_points(wish.livePoints);
    const unsigned cities = wish.players == 2 ? 3 : wish.players;
    for (unsigned seat = 0; seat < cities; ++seat) {
        v1::SeatInfo &info = *header.add_seats();
        info.set_seat(seat);
        info.set_name(names[seat]);
        info.set_color(colors[seat]);
        info.set_connected(true);
        const bool freeCity = wish.players == 2 && seat == 2;
        info.set_kind(seat == 0  ? v1::SEAT_KIND_PERSON
                      : freeCity ? v1::SEAT_KIND_FREE_CITY
                                 : v1::SEAT_KIND_COMPUTER);
        info.set_level(info.kind() == v1::SEAT_KIND_COMPUTER ? "normal" : "");
    }
    v1::ClassicSetup &setup = *header.mutable_classic();
    setup.set_players(wish.players);
    setup.set_seed(seed);
    for (unsigned seat = 0; seat < cities; ++seat) {
        v1::ClassicBoard &board = *setup.add_boards();
        if (seat == 0 && !wish.wonder.empty()) {
            board.set_wonder(wish.wonder);
            board.set_side("B");
        }
    }
    return header;
}

v1::Update updateOf(const v1::SavedGameHeader &header, const Match &match, std::size_t from,
                    std::uint64_t revision) {
    v1::Update update;
    v1::TableView &view = *update.mutable_view();
    view.set_match_id(header.match_id());
    view.set_revision(revision);
    *view.mutable_seats() = header.seats();
    view.set_can_undo(true);
    view.set_can_take_back(match.undecidable(0));
    match.fillView(0, view);
    for (v1::Event &event : match.events(0, from)) {
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

/// Seats other than 0 decide first, so that everybody waits for the person.
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

/// The position, and the one after the next decision (`NAME-next`), with the events between.
bool tryGame(const Games &games, const Wish &wish, std::uint64_t seed, const std::string &folder) {
    v1::SavedGameHeader header = headerOf(wish, seed);
    if (const std::string problem = games.completeSetup(header); !problem.empty()) {
        throw std::runtime_error(problem);
    }
    const MatchOrProblem made = games.make(header);
    Match &match = *made.match;
    std::uint64_t revision = 1;
    const auto decide = [&] {
        const Seat seat = nextSeat(match);
        match.apply(seat, match.thinker(seat, "normal")({}).move);
        ++revision;
    };
    for (;;) {
        const v1::Update now = updateOf(header, match, 0, revision);
        const bool othersChose = match.over() || match.controller(nextSeat(match)) == 0;
        if (othersChose && wish.reached(now.view())) {
            write(folder + "/" + wish.name + ".json", now);
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

bool mine(const v1::TableView &view) {
    return view.deciding_for_size() > 0 && view.deciding_for(0) == 0;
}

/// The hand offers something of everything: every state, every kind of reason, a choice of
/// payments.
bool richHand(const v1::TableView &view) {
    const v1::ClassicTable &table = view.classic();
    bool lacking = false;
    bool poor = false;
    bool choice = false;
    bool chain = false;
    bool own = false;
    for (const v1::HandCard &card : table.hand()) {
        const v1::Possibility &build = card.build();
        const bool trades =
            build.possible() && build.payments(0).left() + build.payments(0).right();
        lacking = lacking || build.missing_size() > 0;
        poor = poor || build.needs_coins() > 0;
        choice = choice || (trades && build.payments_size() > 1);
        chain = chain || build.by_chain();
        own = own || (build.possible() && !trades && !build.by_chain());
    }
    return mine(view) && lacking && poor && choice && chain && own && table.hand_size() > 5 &&
           table.hand(0).stage().possible();
}

std::vector<Wish> wishes() {
    const auto at = [](unsigned age, unsigned turn) {
        return [=](const v1::TableView &view) {
            const v1::ClassicTable &table = view.classic();
            return table.age() == age && table.turn() == turn && mine(view) &&
                   table.phase() == v1::CLASSIC_PHASE_PICK;
        };
    };
    const auto rich = [](const v1::TableView &view) {
        return view.classic().age() > 1 && view.classic().cities(0).cards_size() > 7 &&
               richHand(view);
    };
    const auto phase = [](v1::ClassicPhase wanted) {
        return [=](const v1::TableView &view) {
            return view.classic().phase() == wanted && (mine(view) || view.over());
        };
    };
    return {
        {"three-start", 3, false, {}, at(1, 1)},
        {"three", 3, false, {}, rich},
        {"three-age-end", 3, true, {}, at(2, 6)},
        {"seven", 7, false, {}, rich},
        {"seven-late", 7, true, {}, at(3, 6)},
        {"choose", 4, false, "halicarnassus", phase(v1::CLASSIC_PHASE_CHOOSE)},
        {"extra", 4, false, "babylon", phase(v1::CLASSIC_PHASE_EXTRA)},
        {"free-city",
         2,
         false,
         {},
         [](const v1::TableView &view) {
             return view.classic().age() == 2 && view.classic().turn() == 2 &&
                    view.deciding_for_size() == 1 && view.deciding_for(0) == 2;
         }},
        {"three-over", 3, false, {}, phase(v1::CLASSIC_PHASE_OVER)},
        {"seven-over", 7, false, {}, phase(v1::CLASSIC_PHASE_OVER)},
    };
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: make_fixtures FOLDER\n";
        return 2;
    }
    try {
        const Games games(data::file);
        for (const Wish &wish : wishes()) {
            std::uint64_t seed = 1;
            while (!tryGame(games, wish, seed, argv[1])) {
                ++seed;
            }
            std::cout << wish.name << ": seed " << seed << '\n';
        }
    } catch (const std::exception &error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    return 0;
}
