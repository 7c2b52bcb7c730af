// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scorer/simulated.h"

#include "engine/classic/game.h"
#include "engine/core/random_play.h"
#include "resources/data.h"
#include "scorer/ranking.h"

namespace mirabilia::scorer {

const classic::Catalogue &classicBox() {
    static const classic::Catalogue catalogue =
        classic::parseCatalogue(data::file("classic.json"), "classic.json").value();
    return catalogue;
}

Sheet playedClassic(int players, std::uint64_t seed) {
    using classic::Classic;
    Rng rng(seed);
    classic::State state =
        Classic::newGame(classicBox(), Classic::randomSetup(classicBox(), players, rng)).value();
    Classic::MoveList moves;
    playRandomly<Classic>(state, rng, moves);

    Sheet sheet;
    sheet.game.append("g").append(std::to_string(seed));
    for (Seat seat = 0; seat < players; ++seat) {
        const classic::City &city = state.cities[seat];
        Entry entry;
        entry.player.append("P").append(std::to_string(seat + 1));
        entry.seat = seat + 1;
        entry.wonder = classicBox().wonder(city.board.wonder).key;
        entry.side = name(city.board.side);
        const auto points = Classic::points(state, seat);
        for (std::size_t row = 0; row < points.size(); ++row) {
            entry.set(rowsOf(Box::classic)[row], points[row]);
        }
        entry.coins = city.coins;
        entry.recordedTotal = Classic::totals(state)[seat];
        sheet.entries.push_back(std::move(entry));
    }
    const auto places = ranking(sheet);
    for (std::size_t i = 0; i < places.size(); ++i) {
        sheet.entries[i].recordedRank = places[i].rank;
    }
    return sheet;
}

} // namespace mirabilia::scorer
