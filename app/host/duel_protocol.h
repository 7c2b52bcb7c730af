// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/protocol.h"
#include "app/notation/duel_record.h"
#include "engine/ai/duel/player.h"

namespace mirabilia::host {

struct DuelTold {
    duel::Event event;
    int age = 0; ///< of the event; 0: the draft
};

/// Protocol adapter for 7 Wonders Duel; see the concept `Protocol`.
struct DuelProtocol {
    using Game = duel::Duel;
    using Told = DuelTold;
    using Past = host::Past<Told, duel::Move>;

    static constexpr auto setupCase = v1::SavedGameHeader::kDuel;

    static SeatWish known(const duel::Catalogue &catalogue, const SeatWish &wish);
    /// Wonders are drafted, so the only wish is to begin.
    static void ask(std::span<const SeatWish> wishes, std::uint64_t seed,
                    v1::SavedGameHeader &header);
    static void complete(const duel::Catalogue &catalogue, v1::SavedGameHeader &header);
    static Parsed<duel::Setup> setup(const duel::Catalogue &catalogue,
                                     const v1::SavedGameHeader &header);
    static std::uint64_t seed(const v1::SavedGameHeader &header) { return header.duel().seed(); }

    static std::optional<duel::Move> moveFrom(const duel::Catalogue &catalogue,
                                              const v1::Move &message);
    static v1::Move moveTo(const duel::Catalogue &catalogue, const duel::Move &move);

    static Told told(const duel::State &before, const duel::Event &event);
    static std::optional<v1::Event> eventTo(const duel::State &state, const Told &told, Seat viewer,
                                            bool everything);
    static void fillTable(const duel::State &state, const Past &past, Seat viewer, bool livePoints,
                          v1::TableView &view);

    static void explain(const duel::State &state, Seat seat, v1::PlayerScore &score);
    static int tieBreaker(const duel::State &state, Seat seat) {
        return duel::score(state, seat)[duel::Category::civilian];
    }
    static const char *tieBreak(const duel::State &state) {
        return state.victory == duel::Victory::civilian ? "civilian" : "";
    }

    static int age(const duel::State &state) { return state.age; }
    /// The number of the current turn in this age, from 1.
    static int turn(const duel::State &state);
};

} // namespace mirabilia::host
