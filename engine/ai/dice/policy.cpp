// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice/policy.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace mirabilia::ai {

using dice::Action;
using dice::CellId;
using dice::CellMask;
using dice::DieId;
using dice::Means;
using dice::Move;
using dice::State;

namespace {

/// Coins left after a die is used for a cell.
int remaining(const Means &means, DieId die, int price, CellId cell) {
    const dice::Rules &rules = means.catalogue.rules;
    const int left = means.purseFor(die) - price - means.missing(cell);
    return rules.coinsOnDie == dice::CoinsOnDieTiming::beforeCosts
               ? left
               : std::min<int>(rules.capacity, left + means.dieCoins(die));
}

void judgeCell(const DiceEvaluation &evaluation, const Move &move, CellId cell, int left,
               DiceCandidates &out) {
    out.push({move, evaluation.cell(cell)});
    out[out.size() - 1].worth.spend(evaluation.price(left));
}

void judgeBuilds(const DiceEvaluation &evaluation, bool dieIsFree, DiceCandidates &out) {
    struct Way {
        DieId die = dice::noDie;
        int left = 0;
    };
    const Means &means = evaluation.means;
    std::array<Way, dice::maxCells> ways;
    CellMask found;
    means.forEachBuild(dieIsFree, [&](DieId die, CellMask cells) {
        const int price = dieIsFree ? 0 : means.diePrice(die);
        for (const CellId cell : cells) {
            const int left = remaining(means, die, price, cell);
            Way &way = ways[index(cell)];
            if (!found.has(cell) || left > way.left) {
                way = {die, left};
            }
            found.add(cell);
        }
    });
    for (const CellId cell : found) {
        const Way &way = ways[index(cell)];
        judgeCell(evaluation, {Action::build, way.die, cell, dice::noBonus}, cell, way.left, out);
    }
}

void judgeAction(const DiceEvaluation &evaluation, DiceCandidates &out) {
    judgeBuilds(evaluation, false, out);
    const Means &means = evaluation.means;
    const int purse = means.city.now.coins;
    const CellMask stage =
        means.open() & means.board.of(dice::Building::wonder) & means.payable(purse);
    if (!stage.empty()) {
        const CellId cell = stage.first();
        judgeCell(evaluation, {Action::wonder, dice::noDie, dice::noCell, dice::noBonus}, cell,
                  purse - means.missing(cell), out);
    }
    DiceCandidate pass{{Action::pass, dice::noDie, dice::noCell, dice::noBonus}, {}};
    pass.worth.add(Reason::coins, evaluation.coins(means.catalogue.rules.passCoins));
    out.push(pass);
}

void judgeCross(const DiceEvaluation &evaluation, CellMask cells, DiceCandidates &out) {
    const Means &means = evaluation.means;
    const int purse = means.city.now.coins;
    for (const CellId cell : means.open() & cells & means.payable(purse)) {
        judgeCell(evaluation, {Action::cross, dice::noDie, cell, dice::noBonus}, cell,
                  purse - means.missing(cell), out);
    }
}

void judgeBonus(const DiceEvaluation &evaluation, DiceCandidates &out) {
    const Means &means = evaluation.means;
    for (const dice::Bonus &bonus : means.catalogue.bonuses) {
        if (means.city.now.bonuses.has(bonus.id)) {
            continue;
        }
        DiceCandidate candidate{{Action::bonus, dice::noDie, dice::noCell, bonus.id}, {}};
        for (const dice::Effect &effect : bonus.effects) {
            if (effect.kind == dice::EffectKind::extraAction) {
                // The dice stay the same, so the action can be judged now.
                DiceCandidates actions;
                judgeAction(evaluation, actions);
                candidate.worth.add(Reason::chain, best(actions).worth.total);
            } else {
                const ScoreTerms worth = evaluation.effect(effect);
                candidate.worth.add(worth.foremost(), worth.total);
            }
        }
        out.push(candidate);
    }
}

} // namespace

void DicePolicy::judge(const State &state, Seat seat, DiceCandidates &out) const {
    out.clear();
    const dice::Question asked = question(state, seat);
    const DiceEvaluation evaluation(tables, state, seat);
    switch (asked.kind) {
    case dice::Ask::nothing: return;
    case dice::Ask::action: judgeAction(evaluation, out); return;
    case dice::Ask::bonus: judgeBonus(evaluation, out); return;
    case dice::Ask::freeBuild: judgeBuilds(evaluation, true, out); break;
    case dice::Ask::cross: judgeCross(evaluation, asked.cells, out); break;
    }
    out.push({{Action::decline, dice::noDie, dice::noCell, dice::noBonus}, {}});
}

Move DicePolicy::choose(const State &state, Seat seat, Rng &rng) const {
    DiceCandidates candidates;
    judge(state, seat, candidates);
    return seemingBest(candidates, tables.weights().whim, rng).move;
}

float DicePolicy::utility(const State &over, Seat seat) const {
    const dice::Totals totals = Game::totals(over);
    // Coins break ties.
    const auto standing = [&](Seat of) {
        return static_cast<float>(totals[of]) +
               tables.weights().idleCoin * static_cast<float>(over.cities[of].now.coins);
    };
    float rival = std::numeric_limits<float>::lowest();
    for (Seat other = 0; other < over.players; ++other) {
        rival = other == seat ? rival : std::max(rival, standing(other));
    }
    const float margin = (standing(seat) - rival) / tables.weights().decisive;
    return margin / std::sqrt(1 + margin * margin);
}

} // namespace mirabilia::ai
