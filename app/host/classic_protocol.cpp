// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/classic_protocol.h"

#include "app/host/classic_possibilities.h"
#include "app/host/classic_view.h"

#include <algorithm>

namespace mirabilia::host {

using namespace classic;

namespace {

std::optional<Side> sideFrom(const std::string &text) {
    if (text == "A") {
        return Side::a;
    }
    if (text == "B") {
        return Side::b;
    }
    return std::nullopt;
}

/// Adds the Free City to a game for two; the caller need not know about it.
void seatFreeCity(v1::SavedGameHeader &header) {
    constexpr int two = 2;
    if (header.seats_size() == two) {
        v1::SeatInfo &seat = *header.add_seats();
        seat.set_seat(two);
        seat.set_kind(v1::SEAT_KIND_FREE_CITY);
        seat.set_connected(true);
        header.mutable_classic()->add_boards();
    }
}

} // namespace

SeatWish ClassicProtocol::known(const Catalogue &catalogue, const SeatWish &wish) {
    return {catalogue.findWonder(wish.wonder) ? wish.wonder : std::string(),
            sideFrom(wish.side) ? wish.side : std::string()};
}

void ClassicProtocol::ask(std::span<const SeatWish> wishes, std::uint64_t seed,
                          v1::SavedGameHeader &header) {
    v1::ClassicSetup &setup = *header.mutable_classic();
    setup.set_seed(seed);
    for (const SeatWish &wish : wishes) {
        v1::ClassicBoard &board = *setup.add_boards();
        board.set_wonder(wish.wonder);
        board.set_side(wish.side);
    }
    seatFreeCity(header);
    const auto people =
        std::count_if(header.seats().begin(), header.seats().end(), [](const v1::SeatInfo &seat) {
            return seat.kind() != v1::SEAT_KIND_FREE_CITY;
        });
    setup.set_players(static_cast<std::uint32_t>(people));
}

void ClassicProtocol::complete(const Catalogue &catalogue, v1::SavedGameHeader &header) {
    v1::ClassicSetup &setup = *header.mutable_classic();
    Rng lot = lotOf(setup.seed());
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
}

Parsed<Setup> ClassicProtocol::setup(const Catalogue &catalogue,
                                     const v1::SavedGameHeader &header) {
    const v1::ClassicSetup &message = header.classic();
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

std::optional<Move> ClassicProtocol::moveFrom(const Catalogue &catalogue, const v1::Move &message) {
    return message.has_classic() ? host::moveFrom(catalogue, message.classic()) : std::nullopt;
}

v1::Move ClassicProtocol::moveTo(const Catalogue &catalogue, const Move &move) {
    v1::Move message;
    *message.mutable_classic() = host::moveTo(catalogue, move);
    return message;
}

ClassicTold ClassicProtocol::told(const State &before, const Event &event) {
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
        told.byPower =
            played->action == Action::build && freeByPowerAlone(before, played->seat, played->card);
        told.stage = played->action == Action::stage ? city.stages + 1 : 0;
    }
    return told;
}

std::optional<v1::Event> ClassicProtocol::eventTo(const State &state, const Told &told, Seat viewer,
                                                  bool everything) {
    auto event = host::eventTo(state, told, viewer, everything);
    if (!event) {
        return std::nullopt;
    }
    v1::Event message;
    *message.mutable_classic() = *std::move(event);
    return message;
}

void ClassicProtocol::explain(const State &state, Seat seat, v1::PlayerScore &score) {
    score.set_coins(state.cities[seat].coins);
    explainTo(state, seat, score);
}

void ClassicProtocol::fillTable(const State &state, const Past &past, Seat viewer, bool livePoints,
                                v1::TableView &view) {
    *view.mutable_classic() = tableFor(state, past.story, viewer, livePoints);
    if (state.catalogue->edition != 1) {
        view.set_edition(static_cast<std::uint32_t>(state.catalogue->edition));
    }
}

} // namespace mirabilia::host
