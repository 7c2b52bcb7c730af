// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/scoring.h"

#include "engine/classic/game.h"
#include "engine/classic/rules.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

int setsOf(const Symbols &symbols) {
    return *std::min_element(symbols.begin(), symbols.end());
}

Symbols sumOf(const Symbols &first, const Symbols &second) {
    return {first[0] + second[0], first[1] + second[1], first[2] + second[2]};
}

} // namespace

int sciencePoints(const Rules &rules, const Symbols &symbols) {
    int points = rules.sciencePoints * setsOf(symbols);
    for (const int count : symbols) {
        points += count * count;
    }
    return points;
}

Symbols bestWild(const Rules &rules, const Symbols &symbols, int wild) {
    Symbols best{wild, 0, 0};
    int bestPoints = -1;
    for (int compasses = wild; compasses >= 0; --compasses) {
        for (int gears = wild - compasses; gears >= 0; --gears) {
            const Symbols extra{compasses, gears, wild - compasses - gears};
            const int points = sciencePoints(rules, sumOf(symbols, extra));
            if (points > bestPoints) {
                bestPoints = points;
                best = extra;
            }
        }
    }
    return best;
}

namespace {

/// Sums points only.
struct Sum {
    ScoreSheet sheet;

    void add(const ScoreLine &line) { sheet.add(line.category, line.points); }
    void noteWild(const Symbols &) {}
    void noteCopy(CardId, Seat) {}
};

/// Sums points and keeps the breakdown.
struct Explanation {
    Sum sum;
    ScoreReport report;

    void add(const ScoreLine &line) {
        sum.add(line);
        if (line.points != 0 || (line.source == ScoreSource::symbols && line.count != 0)) {
            report.lines.push_back(line);
        }
    }
    void noteWild(const Symbols &wild) { report.wildSymbols = wild; }
    void noteCopy(CardId guild, Seat from) {
        report.copiedGuild = guild;
        report.copiedFrom = from;
    }
};

Category categoryOf(Family family) {
    switch (family) {
    case Family::civilian: return Category::civilian;
    case Family::guild: return Category::guilds;
    case Family::scientific: return Category::science;
    default: return Category::commerce;
    }
}

template <class Ledger>
class Scorer {
public:
    Scorer(const State &state, Seat scored, Ledger &out)
        : s(state)
        , rules(state.catalogue->rules)
        , seat(scored)
        , city(state.cities[scored])
        , ledger(out) {}

    void run() {
        addTokensAndCoins();
        for (std::size_t kind = 0; kind < scienceCount; ++kind) {
            symbols[kind] = city.built.overlap(s.catalogue->scienceCards[kind]);
        }
        for (std::size_t number = 0; number < city.stages; ++number) {
            if (const Stage *stage = builtStage(s, seat, number)) {
                addStage(*stage, static_cast<int>(number));
            }
        }
        for (const CardId card : (city.built & s.catalogue->pointCards)) {
            addCard(card);
        }
        if (copying != nullptr) {
            copyBestGuild();
        }
        addScience();
    }

private:
    void addTokensAndCoins() {
        for (int age = 1; age <= ageCount; ++age) {
            const auto which = static_cast<std::size_t>(age - 1);
            const int won = city.victories[which];
            ledger.add({Category::military, ScoreSource::victoryTokens, noCard, age, won,
                        won * rules.victoryToken[which]});
        }
        ledger.add({Category::military, ScoreSource::defeatTokens, noCard, 0, city.defeats,
                    city.defeats * rules.defeatToken});
        ledger.add({Category::treasury, ScoreSource::coins, noCard, 0, city.coins,
                    city.coins / rules.coinsPerPoint});
    }

    void addStage(const Stage &stage, int number) {
        for (const Effect &effect : stage.effects) {
            const auto [count, points] = worth(effect);
            ledger.add({Category::wonders, ScoreSource::stage, noCard, number, count, points});
            wild += effect.kind == EffectKind::scienceChoice ? 1 : 0;
            copying = effect.kind == EffectKind::copyGuild ? &effect : copying;
        }
    }

    void addCard(CardId id) {
        const Card &card = s.catalogue->card(id);
        for (const Effect &effect : card.effects) {
            const auto [count, points] = worth(effect);
            ledger.add({categoryOf(card.family), ScoreSource::card, id, 0, count, points});
            wild += effect.kind == EffectKind::scienceChoice ? 1 : 0;
        }
    }

    /// An effect's count and its points now.
    [[nodiscard]] std::pair<int, int> worth(const Effect &effect) const {
        if (effect.kind == EffectKind::points) {
            return {1, effect.value};
        }
        if (effect.kind == EffectKind::pointsIfComplete) {
            const int complete = city.stages == stageCount(s, seat) ? 1 : 0;
            return {complete, complete * effect.value};
        }
        if (effect.kind == EffectKind::pointsPer) {
            const int count = countFor(s, seat, effect);
            return {count, count * effect.value};
        }
        return {0, 0};
    }

    [[nodiscard]] int scienceWith(int wildSymbols) const {
        return sciencePoints(rules, sumOf(symbols, bestWild(rules, symbols, wildSymbols)));
    }

    /// Points that a guild of a neighbour would add here.
    [[nodiscard]] int gain(CardId guild) const {
        int sum = 0;
        int more = 0;
        for (const Effect &effect : s.catalogue->card(guild).effects) {
            sum += worth(effect).second;
            more += effect.kind == EffectKind::scienceChoice ? 1 : 0;
        }
        return more == 0 ? sum : sum + scienceWith(wild + more) - scienceWith(wild);
    }

    void copyBestGuild() {
        CardId best = noCard;
        Seat from = noSeat;
        int bestGain = 0;
        const auto consider = [&](Seat neighbour) {
            for (std::size_t i = 0; i < s.guildCount; ++i) {
                const CardId guild = s.guildsBuilt[i];
                if (s.cities[neighbour].has(guild) && gain(guild) > bestGain) {
                    bestGain = gain(guild);
                    best = guild;
                    from = neighbour;
                }
            }
        };
        if (copying->scope.left) {
            consider(s.leftOf(seat));
        }
        if (copying->scope.right) {
            consider(s.rightOf(seat));
        }
        if (best == noCard) {
            return;
        }
        ledger.noteCopy(best, from);
        for (const Effect &effect : s.catalogue->card(best).effects) {
            const auto [count, points] = worth(effect);
            ledger.add({Category::wonders, ScoreSource::copiedGuild, best, 0, count, points});
            wild += effect.kind == EffectKind::scienceChoice ? 1 : 0;
        }
    }

    void addScience() {
        const Symbols extra = bestWild(rules, symbols, wild);
        ledger.noteWild(extra);
        for (std::size_t kind = 0; kind < scienceCount; ++kind) {
            symbols[kind] += extra[kind];
            ledger.add({Category::science, ScoreSource::symbols, noCard, static_cast<int>(kind),
                        symbols[kind], symbols[kind] * symbols[kind]});
        }
        const int sets = setsOf(symbols);
        ledger.add(
            {Category::science, ScoreSource::sets, noCard, 0, sets, sets * rules.sciencePoints});
    }

    const State &s;
    const Rules &rules;
    Seat seat;
    const City &city;
    Ledger &ledger;
    Symbols symbols{};
    int wild = 0;
    const Effect *copying = nullptr;
};

} // namespace

ScoreSheet score(const State &state, Seat seat) {
    Sum sum;
    Scorer<Sum>(state, seat, sum).run();
    return sum.sheet;
}

ScoreReport explainScore(const State &state, Seat seat) {
    Explanation explanation;
    Scorer<Explanation>(state, seat, explanation).run();
    explanation.report.sheet = explanation.sum.sheet;
    return explanation.report;
}

Totals Classic::totals(const State &state) {
    Totals totals;
    for (Seat seat = 0; seat < state.people; ++seat) {
        totals.points[seat] = static_cast<std::int16_t>(score(state, seat).total());
    }
    return totals;
}

SeatMask winners(const State &state) {
    const Totals totals = Classic::totals(state);
    SeatMask best;
    std::pair<int, int> bestRank{};
    for (Seat seat = 0; seat < state.people; ++seat) {
        const std::pair<int, int> rank{totals[seat], state.cities[seat].coins};
        if (best.empty() || rank > bestRank) {
            best = {};
            bestRank = rank;
        }
        if (rank == bestRank) {
            best.add(seat);
        }
    }
    return best;
}

} // namespace mirabilia::classic
