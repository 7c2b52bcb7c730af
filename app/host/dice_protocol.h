// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/protocol.h"
#include "app/notation/dice_record.h"
#include "engine/ai/dice/player.h"

namespace mirabilia::host {

struct DiceTold {
    dice::Event event;
    int round = 1; ///< the round of the event
};

/// Protocol adapter for 7 Wonders Dice; see the concept `Protocol`.
struct DiceProtocol {
    using Game = dice::Dice;
    using Told = DiceTold;
    using Past = host::Past<Told, dice::Move>;

    static constexpr auto setupCase = v1::SavedGameHeader::kDice;

    static SeatWish known(const dice::Catalogue &catalogue, const SeatWish &wish);
    /// A wish's wonder is the board; boards have one side.
    static void ask(std::span<const SeatWish> wishes, std::uint64_t seed,
                    v1::SavedGameHeader &header);
    static void complete(const dice::Catalogue &catalogue, v1::SavedGameHeader &header);
    static Parsed<dice::Setup> setup(const dice::Catalogue &catalogue,
                                     const v1::SavedGameHeader &header);
    static std::uint64_t seed(const v1::SavedGameHeader &header) { return header.dice().seed(); }

    static std::optional<dice::Move> moveFrom(const dice::Catalogue &catalogue,
                                              const v1::Move &message);
    static v1::Move moveTo(const dice::Catalogue &catalogue, const dice::Move &move);

    static Told told(const dice::State &before, const dice::Event &event) {
        return {event, before.round};
    }
    static std::optional<v1::Event> eventTo(const dice::State &state, const Told &told, Seat viewer,
                                            bool everything);
    static void fillTable(const dice::State &state, const Past &past, Seat viewer, bool livePoints,
                          v1::TableView &view);

    static void explain(const dice::State &state, Seat seat, v1::PlayerScore &score);
    static int tieBreaker(const dice::State &state, Seat seat) {
        return state.cities[seat].now.coins;
    }
    static const char *tieBreak(const dice::State & /*state*/) { return "coins"; }

    /// Dice has no ages.
    static int age(const dice::State & /*state*/) { return 0; }
    static int turn(const dice::State &state) { return state.round; }
};

} // namespace mirabilia::host
