// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/scoring.h"

#include "engine/dice/game.h"
#include "engine/dice/rules.h"

#include <tuple>

namespace mirabilia::dice {

namespace {

/// The loader refuses points in the Warehouse, which has no row.
Category rowOf(Building building) {
    switch (building) {
    case Building::wonder: return Category::wonder;
    case Building::barracksWest: return Category::barracksWest;
    case Building::barracksEast: return Category::barracksEast;
    case Building::market: return Category::market;
    case Building::university: return Category::university;
    case Building::guildCourt: return Category::guildCourt;
    case Building::gallery: return Category::gallery;
    case Building::agora:
    case Building::warehouse: break;
    }
    return Category::agora;
}

int metDefence(const Sheet &sheet, std::uint8_t attack) {
    return static_cast<int>(sheet.met >> 2U * attack & 3U);
}

int written(const Rules &rules, const Effect &attack, int defence) {
    return std::max<int>(rules.attackFloor, attack.value - defence);
}

template <class Ledger>
void addCell(const State &state, Seat seat, CellId id, Ledger &ledger) {
    const Sheet &sheet = state.cities[seat].now;
    const Cell &cell = state.board(seat)[id];
    const Category row = rowOf(state.catalogue->buildingOf[index(id)]);
    const auto crossedOff = [&](CellMask cells) { return sheet.marked.overlap(cells); };
    const auto perCell = [&](int each, int counted) {
        ledger.add({row, ScoreSource::cell, id, counted, each * counted});
    };
    for (const Effect &effect : cell.effects) {
        if (effect.kind == EffectKind::points) {
            perCell(effect.value, 1);
        } else if (effect.kind == EffectKind::perCell) {
            perCell(effect.value, crossedOff(effect.cells));
        } else if (effect.kind == EffectKind::pointsPerGallery) {
            perCell(effect.value, crossedOff(state.catalogue->of(Building::gallery)));
        } else if (effect.kind == EffectKind::attack) {
            const int defence = metDefence(sheet, cell.attack);
            constexpr bool always = true; // even an attack worth nothing
            ledger.add({row, ScoreSource::attack, id, defence,
                        written(state.catalogue->rules, effect, defence)},
                       always);
        }
    }
}

template <class Ledger>
void addAll(const State &state, Seat seat, Ledger &ledger) {
    const CellMask scoring = state.cities[seat].now.marked & state.board(seat).scores;
    for (const CellId cell : scoring) {
        addCell(state, seat, cell, ledger);
    }
    if (agoraFirst(state).has(seat)) {
        ledger.add({Category::agora, ScoreSource::agoraFirst, noCell, 1,
                    state.catalogue->rules.agoraFirst});
    }
}

/// Points of an attack of this cell against a defence.
int pointsAgainst(const State &state, Seat seat, CellId id, int defence) {
    for (const Effect &effect : state.board(seat)[id].effects) {
        if (effect.kind == EffectKind::attack) {
            return written(state.catalogue->rules, effect, defence);
        }
    }
    return 0;
}

} // namespace

int attackPoints(const State &state, Seat seat, CellId id) {
    return pointsAgainst(state, seat, id,
                         metDefence(state.cities[seat].now, state.board(seat)[id].attack));
}

int attackNow(const State &state, Seat seat, CellId id) {
    const Building building = state.catalogue->buildingOf[index(id)];
    return state.cities[seat].now.marked.has(id)
               ? attackPoints(state, seat, id)
               : pointsAgainst(state, seat, id, facing(state, seat, building).defence);
}

ScoreSheet score(const State &state, Seat seat) {
    PointSum<ScoreReport> sum;
    addAll(state, seat, sum);
    return sum.sheet;
}

ScoreReport explainScore(const State &state, Seat seat) {
    PointReport<ScoreReport> explained;
    addAll(state, seat, explained);
    return std::move(explained.report);
}

Totals Dice::totals(const State &state) {
    Totals totals;
    for (Seat seat = 0; seat < state.players; ++seat) {
        totals.points[seat] = static_cast<std::int16_t>(score(state, seat).total());
    }
    return totals;
}

SeatMask winners(const State &state) {
    SeatMask best;
    std::pair<int, int> most{-1000, 0};
    for (Seat seat = 0; seat < state.players; ++seat) {
        const int coins = state.catalogue->rules.coinsBreakTies ? state.cities[seat].now.coins : 0;
        const std::pair here{score(state, seat).total(), coins};
        if (here > most) {
            most = here;
            best = {};
        }
        if (here == most) {
            best.add(seat);
        }
    }
    return best;
}

} // namespace mirabilia::dice
