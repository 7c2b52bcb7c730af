// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/classic/policy.h"

#include "engine/classic/rules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace mirabilia::ai {

using namespace classic;

namespace {

constexpr std::array<CopySide, 3> copySides{CopySide::none, CopySide::left, CopySide::right};

std::optional<Payment> affordable(const PaymentList &payments, int purse) {
    if (payments.empty()) {
        return std::nullopt;
    }
    const Payment pay = cheapest(payments);
    return pay.total() <= purse ? std::optional(pay) : std::nullopt;
}

/// The seat that gets this hand after the turn; noSeat if none does.
Seat nextHolder(const State &state, Seat seat) {
    if (state.phase != Phase::pick || state.turn == turnsPerAge) {
        return noSeat;
    }
    const int step = state.catalogue->rules.passLeft[state.age - 1U] ? 1 : state.people - 1;
    return static_cast<Seat>((seat + step) % state.people);
}

/// Returns true if the rest of a hand comes back before the age ends.
bool handReturns(const State &state) {
    return state.phase == Phase::pick && state.turn + state.people <= turnsPerAge;
}

void push(Candidates &out, const Candidate &candidate) {
    if (out.size() < Candidates::capacity()) {
        out.push(candidate);
        return;
    }
    const auto worst =
        std::min_element(out.begin(), out.end(), [](const Candidate &a, const Candidate &b) {
            return a.worth.total < b.worth.total;
        });
    if (worst->worth.total < candidate.worth.total) {
        *worst = candidate;
    }
}

/// Lists the ways to build the next stage and what each brings; the card under it is chosen later.
void judgeStages(const State &state, Seat seat, const Evaluation &evaluation, Candidates &out) {
    const City &city = state.cities[seat];
    for (const CopySide copy : copySides) {
        const Stage *stage = effectiveStage(state, seat, city.stages, copy);
        if (stage == nullptr) {
            continue;
        }
        if (const auto pay = affordable(stagePayments(state, seat, copy), city.coins)) {
            Candidate candidate{{noCard, Action::stage, copy, *pay}, evaluation.stage(*stage)};
            candidate.worth.spend(evaluation.price(*pay));
            out.push(candidate);
        }
    }
}

/// Lists the ways to build one card, which the city must not have built yet.
void judgeCard(const State &state, Seat seat, CardId card, const Evaluation &evaluation,
               const ScoreTerms &worth, Candidates &out) {
    const City &city = state.cities[seat];
    const auto pay = affordable(payments(state, seat, card), city.coins);
    if (pay) {
        Candidate candidate{{card, Action::build, CopySide::none, *pay}, worth};
        candidate.worth.spend(evaluation.price(*pay));
        push(out, candidate);
    }
    const bool costs = !pay || pay->total() > 0;
    if (costs && city.freeBuildPower && !city.freeBuildUsed) {
        Candidate candidate{{card, Action::free, CopySide::none, {}}, worth};
        candidate.worth.spend(evaluation.freeBuild());
        push(out, candidate);
    }
}

/// Shields that a move adds to the Free City.
int shieldsOf(const State &state, Seat seat, const Move &move) {
    const Effects *effects = nullptr;
    if (move.action == Action::build || move.action == Action::free) {
        effects = &state.catalogue->card(move.card).effects;
    } else if (move.action == Action::stage) {
        effects = &effectiveStage(state, seat, state.cities[seat].stages, move.copy)->effects;
    }
    int shields = 0;
    for (std::size_t i = 0; effects != nullptr && i < effects->size(); ++i) {
        shields += (*effects)[i].kind == EffectKind::shields ? (*effects)[i].value : 0;
    }
    return shields;
}

/// The distinct cards of a hand.
Hand kindsOf(const Hand &cards) {
    Hand kinds;
    for (const CardId card : cards) {
        if (std::find(kinds.begin(), kinds.end(), card) == kinds.end()) {
            kinds.push(card);
        }
    }
    return kinds;
}

} // namespace

void ClassicPolicy::judge(const State &state, Seat seat, Care care, Candidates &out) const {
    out.clear();
    if (state.phase == Phase::choose) {
        judgePile(state, seat, out);
    } else if (seat == state.freeCity()) {
        judgeFreeCity(state, out);
    } else {
        judgeHand(state, seat, care, out);
    }
}

void ClassicPolicy::judgeHand(const State &state, Seat seat, Care care, Candidates &out) const {
    const Hand cards = playable(state, seat);
    const Hand kinds = kindsOf(cards);
    const Evaluation evaluation(tables, state, seat);
    const Weights &weights = tables.weights();

    Losses denied{};
    const Seat next = nextHolder(state, seat);
    if (care == Care::thorough && next != noSeat) {
        denied = losses(state, next, cards);
        const float share = weights.rivalry / static_cast<float>(state.people - 1);
        std::transform(denied.begin(), denied.end(), denied.begin(),
                       [share](float loss) { return share * loss; });
    }

    Candidates stages;
    judgeStages(state, seat, evaluation, stages);
    const float keep = handReturns(state) ? weights.keep : 0;
    std::size_t given = 0; ///< the card that is missed least
    float leastMissed = std::numeric_limits<float>::max();
    float givenWorth = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        float worth = 0;
        if (!standsIn(state, state.cities[seat], kinds[i])) {
            ScoreTerms built = evaluation.building(kinds[i]);
            worth = built.total;
            built.add(Reason::deny, denied[i]);
            judgeCard(state, seat, kinds[i], evaluation, built, out);
        }
        const float missed = weights.keep * worth - denied[i];
        if (missed < leastMissed) {
            leastMissed = missed;
            given = i;
            givenWorth = worth;
        }
    }
    Candidate discard{{kinds[given], Action::discard, CopySide::none, {}}, {}};
    discard.worth.add(Reason::coins, evaluation.coins(tables.catalogue().rules.discardIncome));
    stages.push(discard);
    for (Candidate &candidate : stages) {
        candidate.move.card = kinds[given];
        candidate.worth.add(Reason::deny, denied[given]);
        candidate.worth.spend(keep * givenWorth);
        push(out, candidate);
    }
}

/// What a seat loses, for each distinct card of a hand, if that card is gone when the hand reaches
/// it.
ClassicPolicy::Losses ClassicPolicy::losses(const State &state, Seat seat,
                                            const Hand &cards) const {
    const Hand kinds = kindsOf(cards);
    const Evaluation evaluation(tables, state, seat);
    Candidates others;
    judgeStages(state, seat, evaluation, others);
    float first = evaluation.coins(tables.catalogue().rules.discardIncome);
    for (const Candidate &stage : others) {
        first = std::max(first, stage.worth.total);
    }
    float second = first;
    std::size_t wanted = kinds.size();
    Candidates ways;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (standsIn(state, state.cities[seat], kinds[i])) {
            continue;
        }
        const ScoreTerms built = evaluation.building(kinds[i]);
        if (built.total <= second) {
            continue; // its price cannot make it better
        }
        ways.clear();
        judgeCard(state, seat, kinds[i], evaluation, built, ways);
        const bool twice = std::count(cards.begin(), cards.end(), kinds[i]) > 1;
        for (const Candidate &way : ways) {
            if (way.worth.total > first) {
                second = twice ? way.worth.total : first;
                first = way.worth.total;
                wanted = i;
            } else {
                second = std::max(second, way.worth.total);
            }
        }
    }
    Losses result{};
    if (wanted < kinds.size()) {
        result[wanted] = first - second;
    }
    return result;
}

void ClassicPolicy::judgePile(const State &state, Seat seat, Candidates &out) const {
    const Evaluation evaluation(tables, state, seat);
    out.push({{noCard, Action::pick, CopySide::none, {}}, {}});
    for (const CardId card : pickable(state, seat)) {
        push(out, {{card, Action::pick, CopySide::none, {}}, evaluation.building(card)});
    }
}

/// The holder plays the Free City to its own advantage over the other player.
void ClassicPolicy::judgeFreeCity(const State &state, Candidates &out) const {
    const Seat seat = state.freeCity();
    const Seat holder = state.holder;
    const auto rival = static_cast<Seat>(1 - holder);
    const Evaluation own(tables, state, holder);
    const Evaluation other(tables, state, rival);
    const Hand cards = playable(state, seat);
    const Hand kinds = kindsOf(cards);
    const bool passed = nextHolder(state, holder) != noSeat;
    const Losses denied = passed ? losses(state, rival, cards) : Losses{};
    const Losses missed = state.decided.has(holder) ? Losses{} : losses(state, holder, cards);

    Classic::MoveList moves;
    Classic::legal(state, seat, moves);
    for (const Move &move : moves) {
        const auto found = std::find(kinds.begin(), kinds.end(), move.card);
        const auto i = static_cast<std::size_t>(found - kinds.begin());
        Candidate candidate{move, {}};
        if (i < kinds.size()) {
            candidate.worth.add(Reason::deny, denied[i]);
            candidate.worth.spend(missed[i]);
        }
        const int shields = shieldsOf(state, seat, move);
        candidate.worth.add(Reason::military,
                            other.threat(seat, shields) - own.threat(seat, shields));
        const bool leftIsOwn = state.leftOf(seat) == holder;
        const int gained = leftIsOwn ? move.pay.left : move.pay.right;
        const int given = leftIsOwn ? move.pay.right : move.pay.left;
        candidate.worth.add(Reason::coins, own.coins(gained) - other.coins(given));
        push(out, candidate);
    }
}

Move ClassicPolicy::choose(const State &state, Seat seat, Rng &rng) const {
    Candidates candidates;
    judge(state, seat, playoutCare, candidates);
    return seemingBest(candidates, tables.weights().whim, rng).move;
}

float ClassicPolicy::utility(const State &over, Seat seat) const {
    const Totals totals = Classic::totals(over);
    int rival = std::numeric_limits<int>::min();
    for (Seat other = 0; other < over.people; ++other) {
        rival = other == seat ? rival : std::max<int>(rival, totals[other]);
    }
    const float margin = static_cast<float>(totals[seat] - rival) / tables.weights().decisive;
    return margin / std::sqrt(1 + margin * margin);
}

} // namespace mirabilia::ai
