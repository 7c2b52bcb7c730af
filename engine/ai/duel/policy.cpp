// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel/policy.h"

#include <algorithm>
#include <cmath>

namespace mirabilia::duel {

namespace {

/// What the cards that can be taken are worth to one seat.
class Uses {
public:
    Uses(const State &state, const Evaluation &evaluation) {
        for (const std::size_t slot : state.available()) {
            const float use = evaluation.use(state.board[slot]);
            if (use > first) {
                second = first;
                first = use;
                favourite = slot;
            } else {
                second = std::max(second, use);
            }
        }
    }

    [[nodiscard]] float best() const { return first; }
    [[nodiscard]] float bestWithout(std::size_t slot) const {
        return slot == favourite ? second : first;
    }

private:
    std::size_t favourite = slotCount;
    float first = 0;
    float second = 0;
};

/// The slots that taking the card of one uncovers.
SlotMask uncoveredBy(const State &state, std::size_t slot) {
    const Layout &layout = state.layout();
    const SlotMask left = state.lying - SlotMask::of(slot);
    SlotMask free;
    for (const std::size_t below : (layout.places[slot].covers & left)) {
        if (!layout.places[below].coveredBy.intersects(left)) {
            free.add(below);
        }
    }
    return free;
}

bool waitsForChoice(const State &state) {
    return state.phase != Phase::pick && state.phase != Phase::reveal;
}

/// Returns true if a seat that has just taken a card has the next turn too.
bool hasNextTurn(const State &after, Seat seat) {
    return !after.lying.empty() && (waitsForChoice(after) ? after.extraTurn : after.mover == seat);
}

/// Adds what a move takes from the opponent's reply, or spends what it gives.
void answer(ai::ScoreTerms &worth, float spared) {
    if (spared > 0) {
        worth.add(ai::Reason::deny, spared);
    } else {
        worth.spend(-spared);
    }
}

} // namespace

void Policy::judge(const State &state, Seat seat, Candidates &out) const {
    out.clear();
    if (state.phase == Phase::pick) {
        judgePick(state, seat, out);
    } else {
        judgeChoice(state, seat, out);
    }
}

void Policy::glance(const State &state, Seat seat, Candidates &out) const {
    out.clear();
    if (state.phase == Phase::pick) {
        glancePick(state, seat, out);
    } else {
        judgeChoice(state, seat, out);
    }
}

void Policy::judgePick(const State &state, Seat seat, Candidates &out) const {
    const Weights &weights = tables.weights();
    const Evaluation evaluation(tables, state, seat);
    const Seat rival = opponentOf(seat);
    const float usual = prospect(state, rival);
    Duel::MoveList moves;
    Duel::legal(state, seat, moves);
    for (const Move &move : moves) {
        ai::Judged<Move> candidate{move, {}};
        ai::ScoreTerms &worth = candidate.worth;
        if (move.action == Action::build) {
            worth = evaluation.card(move.card);
            worth.spend(evaluation.loss(evaluation.price(move.card)));
        } else if (move.action == Action::wonder) {
            worth = evaluation.wonder(move.wonder);
            worth.spend(evaluation.loss(evaluation.price(move.wonder)));
        } else {
            worth.add(ai::Reason::coins, evaluation.discard());
        }
        State after = state;
        Duel::applyTrusted(after, seat, move);
        if (hasNextTurn(after, seat)) {
            worth.add(ai::Reason::wonder, weights.again * prospect(after, seat));
        } else if (after.phase != Phase::over) {
            answer(worth, weights.rivalry * (usual - prospect(after, rival)));
        }
        out.push(candidate);
    }
}

void Policy::glancePick(const State &state, Seat seat, Candidates &out) const {
    const Weights &weights = tables.weights();
    const Evaluation evaluation(tables, state, seat);
    const Evaluation other(tables, state, opponentOf(seat));
    const Uses theirs(state, other);
    const City &city = state.cities[seat];
    float least = 0; ///< what the opponent's reply gains if `given` is buried or discarded
    CardId given = noCard;
    for (const std::size_t slot : state.available()) {
        const CardId card = state.board[slot];
        float reply = theirs.bestWithout(slot);
        for (const std::size_t below : uncoveredBy(state, slot)) {
            const bool known = state.faceUp.has(below);
            reply = std::max(reply, known ? other.use(state.board[below]) : weights.unknown);
        }
        const float gain = reply - theirs.best();
        if (given == noCard || gain < least) {
            least = gain;
            given = card;
        }
        const Payment price = evaluation.price(card);
        if (evaluation.canPay(price)) {
            ai::Judged<Move> candidate{Move::withCard(Action::build, card), evaluation.card(card)};
            candidate.worth.spend(evaluation.loss(price));
            answer(candidate.worth, -weights.rivalry * gain);
            out.push(candidate);
        }
    }
    ai::Judged<Move> discard{Move::withCard(Action::discard, given), {}};
    discard.worth.add(ai::Reason::coins, evaluation.discard());
    answer(discard.worth, -weights.rivalry * least);
    out.push(discard);
    for (std::size_t place = 0; place < wondersPerPlayer && state.wondersLeft(); ++place) {
        const WonderId wonder = city.wonders[place];
        if (wonder == noWonder || city.hasBuilt(place)) {
            continue;
        }
        const Payment price = evaluation.price(wonder);
        if (!evaluation.canPay(price)) {
            continue;
        }
        ai::Judged<Move> candidate{Move::buildWonder(given, wonder), evaluation.wonder(wonder)};
        candidate.worth.spend(evaluation.loss(price));
        if (evaluation.playsAgain(wonder) && state.lying.size() > 1) {
            candidate.worth.add(ai::Reason::wonder, weights.extraTurn);
        } else {
            answer(candidate.worth, -weights.rivalry * least);
        }
        out.push(candidate);
    }
}

/// Judges every decision except taking a card from the structure.
void Policy::judgeChoice(const State &state, Seat seat, Candidates &out) const {
    const Weights &weights = tables.weights();
    const Evaluation evaluation(tables, state, seat);
    const Evaluation other(tables, state, opponentOf(seat));
    Duel::MoveList moves;
    Duel::legal(state, seat, moves);
    for (const Move &move : moves) {
        ai::Judged<Move> candidate{move, {}};
        ai::ScoreTerms &worth = candidate.worth;
        switch (move.action) {
        case Action::draft: {
            worth = evaluation.wonder(move.wonder);
            worth.spend(evaluation.loss(evaluation.price(move.wonder)));
            worth.add(ai::Reason::wonder,
                      evaluation.playsAgain(move.wonder) ? weights.extraTurn : 0);
            break;
        }
        case Action::token:
            worth = evaluation.token(move.token);
            if (state.phase == Phase::token) {
                worth.add(ai::Reason::deny, weights.pair * other.token(move.token).total);
            }
            break;
        case Action::destroy: worth.add(ai::Reason::deny, other.missing(move.card)); break;
        case Action::revive: worth = evaluation.card(move.card); break;
        default: worth = beginning(state, seat, move.first); break;
        }
        out.push(candidate);
    }
}

/// Judges who begins: the best card's worth, less the opponent's reply.
ai::ScoreTerms Policy::beginning(const State &state, Seat seat, Seat first) const {
    const auto gain = [&](Seat one) {
        const Evaluation mine(tables, state, one);
        const Evaluation theirs(tables, state, opponentOf(one));
        const Uses answers(state, theirs);
        float most = 0;
        for (const std::size_t slot : state.available()) {
            const float kept =
                mine.use(state.board[slot]) - tables.weights().rivalry * answers.bestWithout(slot);
            most = std::max(most, kept);
        }
        return most;
    };
    ai::ScoreTerms worth;
    if (seat == first) {
        worth.add(ai::Reason::points, gain(seat));
    } else {
        worth.spend(gain(first));
    }
    return worth;
}

/// The best that a seat can do with the current structure, averaged over the cards that are turned
/// up.
float Policy::prospect(const State &state, Seat seat) const {
    if (state.lying.empty()) {
        return 0;
    }
    const Evaluation evaluation(tables, state, seat);
    float most = Uses(state, evaluation).best();
    for (const std::size_t slot : state.toReveal()) {
        const bool guild = state.guildBacks.has(slot);
        const Catalogue &catalogue = tables.catalogue();
        const CardSet unseen =
            (guild ? catalogue.guilds : catalogue.ageCards[state.age - 1U]) - state.seen;
        float sum = 0;
        for (const CardId card : unseen) {
            sum += std::max(most, evaluation.use(card));
        }
        most = unseen.empty() ? most : sum / static_cast<float>(unseen.size());
    }
    return most;
}

Move Policy::choose(const State &state, Seat seat, Rng &rng) const {
    Candidates candidates;
    glance(state, seat, candidates);
    return seemingBest(candidates, tables.weights().whim, rng).move;
}

float Policy::utility(const State &over, Seat seat) const {
    const SeatMask winners = Duel::winners(over);
    const float result = winners.size() != 1 ? 0.0F : winners.has(seat) ? 1.0F : -1.0F;
    if (over.victory != Victory::civilian) {
        return result;
    }
    const Totals totals = Duel::totals(over);
    const float margin =
        static_cast<float>(totals[seat] - totals[opponentOf(seat)]) / tables.weights().decisive;
    return (result + margin / std::sqrt(1 + margin * margin)) / 2;
}

} // namespace mirabilia::duel
