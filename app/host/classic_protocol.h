// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/classic_convert.h"
#include "app/host/protocol.h"
#include "app/notation/classic_record.h"
#include "engine/ai/classic/player.h"

namespace mirabilia::host {

/// Protocol adapter for the classic game; see the concept `Protocol`.
struct ClassicProtocol {
    using Game = classic::Classic;
    using Told = ClassicTold;
    using Past = host::Past<Told, classic::Move>;

    static constexpr auto setupCase = v1::SavedGameHeader::kClassic;

    static SeatWish known(const classic::Catalogue &catalogue, const SeatWish &wish);
    static void ask(std::span<const SeatWish> wishes, std::uint64_t seed,
                    v1::SavedGameHeader &header);
    static void complete(const classic::Catalogue &catalogue, v1::SavedGameHeader &header);
    static Parsed<classic::Setup> setup(const classic::Catalogue &catalogue,
                                        const v1::SavedGameHeader &header);
    static std::uint64_t seed(const v1::SavedGameHeader &header) { return header.classic().seed(); }

    static std::optional<classic::Move> moveFrom(const classic::Catalogue &catalogue,
                                                 const v1::Move &message);
    static v1::Move moveTo(const classic::Catalogue &catalogue, const classic::Move &move);

    static Told told(const classic::State &before, const classic::Event &event);
    static std::optional<v1::Event> eventTo(const classic::State &state, const Told &told,
                                            Seat viewer, bool everything);
    static void fillTable(const classic::State &state, const Past &past, Seat viewer,
                          bool livePoints, v1::TableView &view);

    static void explain(const classic::State &state, Seat seat, v1::PlayerScore &score);
    static int tieBreaker(const classic::State &state, Seat seat) {
        return state.cities[seat].coins;
    }
    static const char *tieBreak(const classic::State & /*state*/) { return "coins"; }

    static int age(const classic::State &state) { return state.age; }
    static int turn(const classic::State &state) { return state.turn; }
};

} // namespace mirabilia::host
