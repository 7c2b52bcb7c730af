// SPDX-License-Identifier: GPL-3.0-or-later
// What the edge costs: a message of a guest, and the largest that is told all the time.
#include "app/edge/admit.h"
#include "app/host/game_host.h"
#include "app/host/games.h"
#include "resources/data.h"
#include "tests/host/any_move.h"

#include <benchmark/benchmark.h>

namespace {

using namespace mirabilia;

/// A classic game of seven in its second age, as its first seat sees it.
v1::Update update() {
    const host::Games games(data::file);
    v1::SavedGameHeader header;
    for (std::uint32_t seat = 0; seat < 7; ++seat) {
        header.add_seats()->set_seat(seat);
        header.mutable_seats(static_cast<int>(seat))->set_kind(v1::SEAT_KIND_PERSON);
        header.mutable_seats(static_cast<int>(seat))->set_name("Ada Lovelace");
    }
    if (!games.setUp("classic", std::vector<host::SeatWish>(7), 1, header).empty()) {
        return {};
    }
    host::GameHost table(header, games.make(header).match, {}, nullptr);
    Rng rng(1);
    while (table.updateFor(0, 0).view().classic().age() < 2) {
        const Seat seat = table.match().toAct().first();
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(table.revisionOf(seat));
        *command.mutable_move() = host::anyMove(table.updateFor(seat, 0).view(), rng);
        table.submit(seat, command);
    }
    return table.updateFor(0, 0);
}

v1::Envelope ofAHost() {
    v1::Envelope envelope;
    *envelope.mutable_update() = update();
    envelope.mutable_update()->clear_events();
    return envelope;
}

v1::Envelope ofAGuest() {
    v1::Envelope envelope;
    envelope.set_id(17);
    envelope.mutable_command()->set_seat(3);
    envelope.mutable_command()->set_revision(41);
    v1::ClassicMove &move = *envelope.mutable_command()->mutable_move()->mutable_classic();
    move.set_action(v1::CLASSIC_ACTION_BUILD);
    move.set_card("caravansery");
    move.mutable_pay()->set_left(2);
    return envelope;
}

void parses(benchmark::State &state, const v1::Envelope &message) {
    const std::string bytes = message.SerializeAsString();
    for (auto _ : state) {
        v1::Envelope read;
        benchmark::DoNotOptimize(edge::parse(bytes, read));
    }
    state.counters["bytes"] = static_cast<double>(bytes.size());
}

void admits(benchmark::State &state, const v1::Envelope &message) {
    const std::string bytes = message.SerializeAsString();
    for (auto _ : state) {
        v1::Envelope read;
        benchmark::DoNotOptimize(edge::admit(bytes, read));
    }
}

void checks(benchmark::State &state, const v1::Envelope &message) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(edge::misfit(message));
    }
}

BENCHMARK_CAPTURE(parses, update, ofAHost());
BENCHMARK_CAPTURE(admits, update, ofAHost());
BENCHMARK_CAPTURE(checks, update, ofAHost());
BENCHMARK_CAPTURE(parses, command, ofAGuest());
BENCHMARK_CAPTURE(admits, command, ofAGuest());

} // namespace
