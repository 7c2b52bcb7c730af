// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scorer/simulated.h"

#include "engine/classic/game.h"
#include "engine/core/random_play.h"
#include "engine/dice/game.h"
#include "engine/duel/game.h"
#include "resources/data.h"
#include "scorer/ranking.h"

namespace mirabilia::scorer {

namespace {

/// A game played to its end, and its sheet without what only one game has. `rowOf` gives the row of
/// each of the engine's categories.
template <class G, class RowOf>
Sheet played(const typename G::Catalogue &catalogue, int players, std::uint64_t seed,
             typename G::State &state, RowOf rowOf) {
    Rng rng(seed);
    state = G::newGame(catalogue, G::randomSetup(catalogue, players, rng)).value();
    typename G::MoveList moves;
    playRandomly<G>(state, rng, moves);

    Sheet sheet;
    sheet.game.append("g").append(std::to_string(seed));
    for (Seat seat = 0; seat < players; ++seat) {
        Entry entry;
        entry.player.append("P").append(std::to_string(seat + 1));
        entry.seat = seat + 1;
        const auto points = G::points(state, seat);
        for (std::size_t category = 0; category < points.size(); ++category) {
            entry.set(rowOf(category), points[category]);
        }
        entry.recordedTotal = G::totals(state)[seat];
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

void writeRanks(Sheet &sheet) {
    const auto places = ranking(sheet);
    for (std::size_t i = 0; i < places.size(); ++i) {
        sheet.entries[i].recordedRank = places[i].rank;
    }
}

} // namespace

const classic::Catalogue &classicBox(Edition edition) {
    static const auto first =
        classic::parseCatalogue(data::file("classic.json"), "classic.json").value();
    static const auto second =
        classic::parseCatalogue(data::file("classic-2.json"), "classic-2.json").value();
    return edition == Edition::first ? first : second;
}

ClassicEditions classicBoxes() {
    return {classicBox(), classicBox(Edition::second)};
}

const duel::Catalogue &duelBox() {
    static const auto catalogue =
        duel::parseCatalogue(data::file("duel.json"), "duel.json").value();
    return catalogue;
}

const dice::Catalogue &diceBox() {
    static const auto catalogue =
        dice::parseCatalogue(data::file("dice.json"), "dice.json").value();
    return catalogue;
}

Sheet playedClassic(int players, std::uint64_t seed, Edition edition) {
    const classic::Catalogue &box = classicBox(edition);
    classic::State state;
    Sheet sheet = played<classic::Classic>(box, players, seed, state, [](std::size_t category) {
        return rowsOf(Box::classic)[category];
    });
    for (std::size_t seat = 0; seat < sheet.entries.size(); ++seat) {
        const classic::City &city = state.cities[seat];
        sheet.entries[seat].wonder = box.wonder(city.board.wonder).key;
        sheet.entries[seat].side = name(city.board.side);
        sheet.entries[seat].coins = city.coins;
    }
    writeRanks(sheet);
    return sheet;
}

Sheet playedDuel(std::uint64_t seed) {
    duel::State state;
    Sheet sheet = played<duel::Duel>(duelBox(), 2, seed, state, [](std::size_t category) {
        return rowNamed(duel::Duel::categories()[category]).value();
    });
    sheet.box = Box::duel;
    const SeatMask winners = duel::Duel::winners(state);
    for (std::size_t seat = 0; seat < sheet.entries.size(); ++seat) {
        Entry &entry = sheet.entries[seat];
        entry.coins = state.cities[seat].coins;
        if (state.victory == duel::Victory::military || state.victory == duel::Victory::science) {
            entry.points = {}; // nobody counts then
            entry.recordedTotal.reset();
            if (winners.has(static_cast<Seat>(seat))) {
                entry.supremacy = state.victory == duel::Victory::military ? Supremacy::military
                                                                           : Supremacy::science;
            }
        }
    }
    writeRanks(sheet);
    return sheet;
}

Sheet playedDice(int players, std::uint64_t seed) {
    dice::State state;
    Sheet sheet = played<dice::Dice>(diceBox(), players, seed, state, [](std::size_t category) {
        return rowsOf(Box::dice)[category];
    });
    sheet.box = Box::dice;
    for (std::size_t seat = 0; seat < sheet.entries.size(); ++seat) {
        sheet.entries[seat].coins = state.cities[seat].now.coins;
    }
    writeRanks(sheet);
    return sheet;
}

} // namespace mirabilia::scorer
