// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/game.h"
#include "engine/classic/rules.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

/// Returns true if a chain or a power makes a card free for a city.
bool costsNothing(const State &state, Seat seat, CardId card) {
    return chained(state, state.cities[seat], card) || freeByPower(state, seat).has(card);
}

/// Finds the payments for a card that the city has not built.
void findCardPayments(const State &state, Seat seat, const Means &means, CardId card,
                      PaymentList &out) {
    if (costsNothing(state, seat, card)) {
        out.push({});
    } else {
        means.findPayments(state.catalogue->facts[index(card)].price, out);
    }
}

struct StageMove {
    CopySide copy;
    Payment pay;
};

/// Every way to build the next stage, the same for each card of the hand.
using StageMoves = InlineList<StageMove, 2 * PaymentList::capacity()>;

void findStageMoves(const State &state, Seat seat, const Means &means, StageMoves &out) {
    const City &city = state.cities[seat];
    const auto &stages = state.catalogue->side(city.board).stages;
    if (city.stages >= stages.size()) {
        return;
    }
    const auto add = [&](const Stage *stage, CopySide copy) {
        if (stage != nullptr) {
            PaymentList payments;
            means.findPayments(stage->price, payments);
            for (const Payment &pay : payments) {
                out.push({copy, pay});
            }
        }
    };
    if (stages[city.stages].copying() == nullptr) {
        add(&stages[city.stages], CopySide::none);
        return;
    }
    for (const CopySide copy : {CopySide::none, CopySide::left, CopySide::right}) {
        add(effectiveStage(state, seat, city.stages, copy), copy);
    }
}

bool freeBuildOpen(const City &city) {
    return city.freeBuildPower && !city.freeBuildUsed;
}

/// Lists a seat's moves at `out`, in phases in which cards are played.
class MoveLister {
public:
    MoveLister(const State &state, Seat seat, const Means &within, const StageMoves &stages,
               Move *begin)
        : facts(state.catalogue->facts.data())
        , built(state.cities[seat].built)
        , means(within)
        , stageMoves(stages)
        , free(freeByPower(state, seat))
        , freeBuild(freeBuildOpen(state.cities[seat]))
        , bound(seat == state.freeCity())
        , out(begin) {}

    /// The Free City must build what a chain makes free, and may discard only what it can neither
    /// build nor use for its stage (rulebook, two players).
    void add(CardId card) {
        const BuildFacts &asked = facts[index(card)];
        const Move *before = out;
        const bool stands = built.intersects(asked.sameBuilding);
        const bool forNothing = built.intersects(asked.chainFrom) || free.has(card);
        if (!stands) {
            addBuilding(card, asked.price, forNothing);
        }
        const bool payable = out != before;
        if (!stands && freeBuild) {
            *out++ = {card, Action::free, CopySide::none, {}};
        }
        if (!bound || stands || !forNothing) {
            for (const StageMove &stage : stageMoves) {
                *out++ = {card, Action::stage, stage.copy, stage.pay};
            }
        }
        if (!bound || (!payable && stageMoves.empty())) {
            *out++ = {card, Action::discard, CopySide::none, {}};
        }
    }

    [[nodiscard]] const Move *end() const { return out; }

private:
    void addBuilding(CardId card, const Price &price, bool forNothing) {
        const int lacking = forNothing ? 0 : means.lacking(price);
        if (lacking == 1) {
            PaymentList payments;
            means.findPurchases(price, payments);
            for (const Payment &pay : payments) {
                *out++ = {card, Action::build, CopySide::none, pay};
            }
        } else {
            const std::uint8_t coins = forNothing ? std::uint8_t{0} : price.coins;
            *out = {card, Action::build, CopySide::none, {coins, 0, 0}};
            out += lacking == 0 ? 1 : 0; // drops an unaffordable move without a branch
        }
    }

    const BuildFacts *facts;
    CardSet built;
    const Means &means;
    const StageMoves &stageMoves;
    CardSet free;
    bool freeBuild;
    bool bound;
    Move *out;
};

Refusal paymentRefusal(const PaymentList &payments, const Payment &pay, int purse) {
    if (payments.empty()) {
        return Refusal::cannotPay;
    }
    if (std::find(payments.begin(), payments.end(), pay) == payments.end()) {
        return Refusal::badPayment;
    }
    return pay.total() > purse ? Refusal::cannotPay : Refusal::none;
}

Refusal pickRefusal(const State &state, Seat seat, const Move &move) {
    if (move.action != Action::pick || move.copy != CopySide::none) {
        return Refusal::notAvailable;
    }
    if (move.card != noCard) {
        if (!state.catalogue->knows(move.card) || state.discard.count(move.card) == 0) {
            return Refusal::notAvailable;
        }
        if (standsIn(state, state.cities[seat], move.card)) {
            return Refusal::alreadyBuilt;
        }
    }
    return move.pay == Payment{} ? Refusal::none : Refusal::badPayment;
}

/// Checks the action itself, before any payment.
Refusal actionRefusal(const State &state, Seat seat, const Move &move) {
    const City &city = state.cities[seat];
    const bool builds = move.action == Action::build || move.action == Action::free;
    if (move.action == Action::stage && city.stages >= stageCount(state, seat)) {
        return Refusal::noStageLeft;
    }
    if (builds && standsIn(state, city, move.card)) {
        return Refusal::alreadyBuilt;
    }
    const bool possible = move.action == Action::stage
                              ? effectiveStage(state, seat, city.stages, move.copy) != nullptr
                              : move.copy == CopySide::none &&
                                    (move.action != Action::free || city.freeBuildPower) &&
                                    move.action <= Action::free;
    if (!possible) {
        return Refusal::notAvailable;
    }
    if (move.action == Action::free && city.freeBuildUsed) {
        return Refusal::freeBuildUsed;
    }
    return Refusal::none;
}

/// Returns true if the Free City must use the card in another way.
bool mustBuild(const State &state, Seat seat, const Move &move) {
    const City &city = state.cities[seat];
    if (seat != state.freeCity() || move.action == Action::build || move.action == Action::free) {
        return false;
    }
    const bool stands = standsIn(state, city, move.card);
    if (!stands && costsNothing(state, seat, move.card)) {
        return true;
    }
    if (move.action == Action::stage) {
        return false;
    }
    const Means means = meansOf(state, seat);
    PaymentList payments;
    if (!stands) {
        findCardPayments(state, seat, means, move.card, payments);
    }
    StageMoves stageMoves;
    findStageMoves(state, seat, means, stageMoves);
    return !payments.empty() || !stageMoves.empty();
}

bool holds(const Hand &cards, CardId card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

} // namespace

Node Classic::node(const State &state) {
    switch (state.phase) {
    case Phase::deal: return Node::chance;
    case Phase::over: return Node::over;
    case Phase::choose: return Node::decision;
    case Phase::pick:
    case Phase::extra: break;
    }
    return Node::simultaneous;
}

void Classic::legal(const State &state, Seat seat, MoveList &moves) {
    moves.clear();
    if (!state.waiting().has(seat)) {
        return;
    }
    if (state.phase == Phase::choose) {
        for (const CardId card : pickable(state, seat)) {
            moves.push({card, Action::pick, CopySide::none, {}});
        }
        moves.push({noCard, Action::pick, CopySide::none, {}});
        return;
    }
    const Means means = meansOf(state, seat);
    StageMoves stageMoves;
    findStageMoves(state, seat, means, stageMoves);
    MoveLister lister(state, seat, means, stageMoves, moves.end());
    CardSet seen;
    const HeldCards held = heldToPlay(state, seat);
    for (const unsigned bit : held.places) {
        const CardId card = cardAt(state, held.hand, bit);
        if (!seen.has(card)) {
            seen.add(card);
            lister.add(card);
        }
    }
    moves.grow(static_cast<std::size_t>(lister.end() - moves.end()));
}

Refusal Classic::refusal(const State &state, Seat seat, const Move &move) {
    if (seat >= state.cityCount || !state.waiting().has(seat)) {
        return Refusal::notYourTurn;
    }
    if (state.phase == Phase::choose) {
        return pickRefusal(state, seat, move);
    }
    if (move.card == noCard || !holds(playable(state, seat), move.card)) {
        return Refusal::notInHand;
    }
    const Refusal refused = actionRefusal(state, seat, move);
    if (refused != Refusal::none) {
        return refused;
    }
    if (mustBuild(state, seat, move)) {
        return Refusal::mustBuild;
    }
    const int purse = state.cities[seat].coins;
    if (move.action == Action::build) {
        return paymentRefusal(payments(state, seat, move.card), move.pay, purse);
    }
    if (move.action == Action::stage) {
        return paymentRefusal(stagePayments(state, seat, move.copy), move.pay, purse);
    }
    return move.pay == Payment{} ? Refusal::none : Refusal::badPayment;
}

PaymentList payments(const State &state, Seat seat, CardId card) {
    PaymentList result;
    findCardPayments(state, seat, {marketOf(state, seat), anyPurse}, card, result);
    return result;
}

PaymentList stagePayments(const State &state, Seat seat, CopySide copy) {
    const std::size_t number = state.cities[seat].stages;
    PaymentList result;
    if (const Stage *stage = effectiveStage(state, seat, number, copy)) {
        Means(marketOf(state, seat), anyPurse).findPayments(stage->price, result);
        return result;
    }
    if (copy != CopySide::none) {
        return result;
    }
    const Scope choices = copyChoices(state, seat, number);
    if (choices.left) {
        result = stagePayments(state, seat, CopySide::left);
    }
    if (choices.right) {
        for (const Payment &pay : stagePayments(state, seat, CopySide::right)) {
            addUseful(pay, result);
        }
    }
    return result;
}

Move completed(const State &state, Seat seat, Move move, bool paymentGiven) {
    if (seat >= state.cityCount || !state.catalogue->knows(move.card)) {
        return move;
    }
    if (move.action == Action::stage && move.copy == CopySide::none) {
        const Scope choices = copyChoices(state, seat, state.cities[seat].stages);
        if (choices.left != choices.right) {
            move.copy = choices.left ? CopySide::left : CopySide::right;
        }
    }
    if (!paymentGiven && (move.action == Action::build || move.action == Action::stage)) {
        const PaymentList known = move.action == Action::build
                                      ? payments(state, seat, move.card)
                                      : stagePayments(state, seat, move.copy);
        if (!known.empty()) {
            move.pay = cheapest(known);
        }
    }
    return move;
}

} // namespace mirabilia::classic
