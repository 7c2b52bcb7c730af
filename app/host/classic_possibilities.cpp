// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/classic_possibilities.h"

#include "app/host/classic_convert.h"
#include "engine/classic/rules.h"

#include <algorithm>

namespace mirabilia::host {

using namespace classic;

namespace {

/// The state before the seat chose.
State undecided(const State &state, Seat seat) {
    State before = state;
    before.decided.remove(seat);
    return before;
}

bool cheaper(const Payment &a, const Payment &b) {
    return a.total() != b.total() ? a.total() < b.total() : a.left > b.left;
}

int unitsWithin(const Supply &supply, std::size_t resource) {
    const unsigned set = resource < 4 ? 1U << resource : 1U << (resource - 4);
    return resource < 4 ? static_cast<int>(supply.raw >> set * 4 & 0xfU)
                        : static_cast<int>(supply.goods >> set * 4 & 0xfU);
}

/// Adds, per resource, what the three cities together cannot produce.
void addMissing(const State &state, Seat seat, const Cost &cost, v1::Possibility &answer) {
    const City &own = state.cities[seat];
    const City &left = state.cities[state.leftOf(seat)];
    const City &right = state.cities[state.rightOf(seat)];
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        const int there = unitsWithin(own.production(), resource) +
                          unitsWithin(left.sold(), resource) + unitsWithin(right.sold(), resource);
        for (int lacking = cost.units[resource] - there; lacking > 0; --lacking) {
            answer.add_missing(resourceKey(static_cast<Resource>(resource)));
        }
    }
}

void addPayments(const State &state, Seat seat, Move move, PaymentList all,
                 v1::Possibility &answer) {
    std::sort(all.begin(), all.end(), cheaper);
    for (const Payment &payment : all) {
        move.pay = payment;
        if (Classic::refusal(state, seat, move) == Refusal::none) {
            *answer.add_payments() = paymentTo(payment);
        }
    }
    answer.set_possible(answer.payments_size() > 0);
    if (!answer.possible() && !all.empty()) {
        answer.set_needs_coins(static_cast<std::uint32_t>(all[0].total()));
    }
}

/// Answers one action of one card. `all` are its payments regardless of the coins at hand, `cost`
/// is its cost.
void answerPaid(const State &state, Seat seat, const Move &move, const PaymentList &all,
                const Cost *cost, v1::Possibility &answer) {
    addPayments(state, seat, move, all, answer);
    if (answer.possible()) {
        return;
    }
    const Refusal refusal = Classic::refusal(state, seat, completed(state, seat, move, false));
    answer.set_refusal(std::string(code(refusal)));
    if (refusal != Refusal::cannotPay) {
        answer.clear_needs_coins();
    } else if (all.empty() && cost != nullptr) {
        addMissing(state, seat, *cost, answer);
    }
}

/// What these effects bring in coins at once, as the cities stand.
std::uint32_t coinsOf(const State &after, Seat seat, const Effects &effects) {
    int coins = 0;
    for (const Effect &effect : effects) {
        if (effect.kind == EffectKind::coins) {
            coins += effect.value;
        } else if (effect.kind == EffectKind::coinsPer) {
            coins += effect.value * countFor(after, seat, effect);
        }
    }
    return static_cast<std::uint32_t>(std::max(coins, 0));
}

/// Building the card; it counts itself where it counts cards like it.
std::uint32_t coinsOfCard(const State &before, Seat seat, CardId card) {
    if (!before.catalogue->coinCards.has(card) || standsIn(before, before.cities[seat], card)) {
        return 0;
    }
    State after = before;
    placeCard(after, seat, card);
    return coinsOf(after, seat, before.catalogue->card(card).effects);
}

std::uint32_t coinsOfStage(const State &before, Seat seat, const Stage &stage) {
    State after = before;
    ++after.cities[seat].stages;
    return coinsOf(after, seat, stage.effects);
}

void answerPrice(bool costsNothing, v1::Possibility &answer) {
    const bool costsCoins =
        std::none_of(answer.payments().begin(), answer.payments().end(), [](const auto &payment) {
            return payment.bank() + payment.left() + payment.right() == 0;
        });
    answer.set_price(!answer.possible()                  ? v1::PRICE_STATE_CANNOT
                     : answer.by_chain()                 ? v1::PRICE_STATE_LINK
                     : answer.by_power() || costsNothing ? v1::PRICE_STATE_FREE
                     : costsCoins                        ? v1::PRICE_STATE_PAY
                                                         : v1::PRICE_STATE_OWN);
}

bool isGratis(const Cost &cost) {
    return cost.coins == 0 &&
           std::all_of(cost.units.begin(), cost.units.end(), [](auto units) { return units == 0; });
}

void answerPlain(const State &state, Seat seat, const Move &move, v1::Possibility &answer) {
    const Refusal refusal = Classic::refusal(state, seat, move);
    answer.set_possible(refusal == Refusal::none);
    if (!answer.possible()) {
        answer.set_refusal(std::string(code(refusal)));
    }
    answerPrice(true, answer);
}

void answerStage(const State &state, Seat seat, CardId card, CopySide copy,
                 v1::Possibility &answer) {
    const Stage *stage = effectiveStage(state, seat, state.cities[seat].stages, copy);
    answerPaid(state, seat, {card, Action::stage, copy, {}}, stagePayments(state, seat, copy),
               stage != nullptr ? &stage->cost : nullptr, answer);
    answerPrice(false, answer);
    if (stage != nullptr) {
        answer.set_coins(coinsOfStage(state, seat, *stage));
    }
}

void answerBuild(const State &before, Seat seat, CardId card, v1::Possibility &build) {
    const Cost &cost = before.catalogue->card(card).cost;
    answerPaid(before, seat, {card, Action::build, CopySide::none, {}},
               payments(before, seat, card), &cost, build);
    const CardSet links =
        before.cities[seat].built & before.catalogue->facts[index(card)].chainFrom;
    build.set_by_chain(build.possible() && !links.empty());
    if (build.by_chain()) {
        build.set_chain_by(before.catalogue->card(links.first()).key);
    }
    build.set_by_power(build.possible() && freeByPowerAlone(before, seat, card));
    build.set_coins(coinsOfCard(before, seat, card));
    answerPrice(isGratis(cost), build);
}

} // namespace

v1::HandCard possibilitiesOf(const State &state, Seat seat, CardId card) {
    const State before = undecided(state, seat);
    const Card &facts = before.catalogue->card(card);
    const City &city = before.cities[seat];

    v1::HandCard answers;
    answers.set_card(facts.key);
    answerBuild(before, seat, card, *answers.mutable_build());

    const Scope choices = copyChoices(before, seat, city.stages);
    if (choices.left && choices.right) {
        answerStage(before, seat, card, CopySide::left, *answers.mutable_stage_copy_left());
        answerStage(before, seat, card, CopySide::right, *answers.mutable_stage_copy_right());
    } else {
        const CopySide only = choices.left    ? CopySide::left
                              : choices.right ? CopySide::right
                                              : CopySide::none;
        answerStage(before, seat, card, only, *answers.mutable_stage());
    }
    if (city.freeBuildPower) {
        answerPlain(before, seat, {card, Action::free, CopySide::none, {}},
                    *answers.mutable_free());
        answers.mutable_free()->set_coins(answers.build().coins());
    }
    answerPlain(before, seat, {card, Action::discard, CopySide::none, {}},
                *answers.mutable_discard());
    answers.mutable_discard()->set_coins(before.catalogue->rules.discardIncome);
    return answers;
}

bool freeByPowerAlone(const State &state, Seat seat, CardId card) {
    return !isGratis(state.catalogue->card(card).cost) && freeByPower(state, seat).has(card) &&
           !state.cities[seat].built.intersects(state.catalogue->facts[index(card)].chainFrom);
}

v1::HandCard pickPossibility(const State &state, Seat seat, CardId card) {
    v1::HandCard answers;
    answers.set_card(state.catalogue->card(card).key);
    answerPlain(state, seat, {card, Action::pick, CopySide::none, {}}, *answers.mutable_build());
    answers.mutable_build()->set_coins(coinsOfCard(state, seat, card));
    return answers;
}

} // namespace mirabilia::host
