// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/scoring.h"

#include "engine/duel/rules.h"

#include <cstdlib>

namespace mirabilia::duel {

namespace {

Category categoryOf(Family family) {
    switch (family) {
    case Family::civilian: return Category::civilian;
    case Family::scientific: return Category::science;
    case Family::guild: return Category::guilds;
    default: return Category::commerce;
    }
}

template <class Ledger>
class Scorer {
public:
    Scorer(const State &state, Seat scored, Ledger &out)
        : s(state)
        , seat(scored)
        , city(state.cities[scored])
        , ledger(out) {}

    void run() {
        const Catalogue &catalogue = *s.catalogue;
        for (const CardId id : (city.built & catalogue.pointCards)) {
            const Card &card = catalogue.card(id);
            addEffects(
                card.effects,
                {.category = categoryOf(card.family), .source = ScoreSource::card, .card = id});
        }
        for (std::size_t place = 0; place < city.wonders.size(); ++place) {
            if (city.hasBuilt(place)) {
                addEffects(catalogue.wonder(city.wonders[place]).effects,
                           {.category = Category::wonders,
                            .source = ScoreSource::wonder,
                            .wonder = city.wonders[place]});
            }
        }
        for (const TokenId id : city.tokens) {
            addEffects(catalogue.token(id).effects,
                       {.category = Category::progress, .source = ScoreSource::token, .token = id});
        }
        ledger.add({.category = Category::treasury,
                    .source = ScoreSource::coins,
                    .count = city.coins,
                    .points = city.coins / catalogue.rules.coinsPerPoint});
        addPawn(catalogue.rules);
    }

private:
    void addEffects(const Effects &effects, ScoreLine line) {
        for (const Effect &effect : effects) {
            if (effect.kind == EffectKind::points) {
                line.count = 1;
            } else if (effect.kind == EffectKind::pointsPer) {
                line.count = countFor(s, seat, effect);
            } else {
                continue;
            }
            line.points = line.count * effect.value;
            ledger.add(line);
        }
    }

    void addPawn(const Rules &rules) {
        const int ahead = seat == 0 ? s.conflict : -s.conflict;
        if (ahead > 0) {
            ledger.add({.category = Category::military,
                        .source = ScoreSource::pawn,
                        .count = ahead,
                        .points = rules.pointsByDistance[static_cast<std::size_t>(ahead)]});
        }
    }

    const State &s;
    Seat seat;
    const City &city;
    Ledger &ledger;
};

} // namespace

ScoreSheet score(const State &state, Seat seat) {
    PointSum<ScoreReport> sum;
    Scorer<PointSum<ScoreReport>>(state, seat, sum).run();
    return sum.sheet;
}

ScoreReport explainScore(const State &state, Seat seat) {
    PointReport<ScoreReport> explained;
    Scorer<PointReport<ScoreReport>>(state, seat, explained).run();
    return std::move(explained.report);
}

Totals Duel::totals(const State &state) {
    Totals totals;
    for (Seat seat = 0; seat < seats; ++seat) {
        totals.points[seat] = static_cast<std::int16_t>(score(state, seat).total());
    }
    return totals;
}

SeatMask winners(const State &state) {
    SeatMask best;
    if (state.victory == Victory::military || state.victory == Victory::science) {
        best.add(state.mover); // nobody wins this way in the opponent's turn
        return best;
    }
    const std::array<ScoreSheet, seats> sheets{score(state, 0), score(state, 1)};
    const auto rank = [&sheets](Seat seat) {
        return std::pair<int, int>(sheets[seat].total(), sheets[seat][Category::civilian]);
    };
    for (Seat seat = 0; seat < seats; ++seat) {
        if (rank(seat) >= rank(opponentOf(seat))) {
            best.add(seat);
        }
    }
    return best;
}

} // namespace mirabilia::duel
