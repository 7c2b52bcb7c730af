// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/game.h"
#include "engine/classic/rules.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

/// Payments for a card within a purse; the card does not stand in the city.
void findCardPayments(const State &state, Seat seat, const Market &market, CardId card, int purse,
                      PaymentList &out) {
    const Price &price = state.catalogue->facts[index(card)].price;
    if (price.nothing || chained(state, state.cities[seat], card)) {
        out.push({});
    } else {
        findPayments(price, market, purse, out);
    }
}

struct StageMove {
    CopySide copy;
    Payment pay;
};

/// Every way to build the next stage; the same for each card of the hand.
using StageMoves = InlineList<StageMove, 2 * PaymentList::capacity()>;

void findStageMoves(const State &state, Seat seat, const Market &market, StageMoves &out) {
    const City &city = state.cities[seat];
    const auto &stages = state.catalogue->side(city.board).stages;
    if (city.stages >= stages.size()) {
        return;
    }
    const auto add = [&](const Stage *stage, CopySide copy) {
        if (stage != nullptr) {
            PaymentList payments;
            findPayments(stage->price, market, city.coins, payments);
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

/// Lists the moves of one seat in a phase in which cards are played.
class MoveLister {
public:
    MoveLister(const State &position, Seat mover, Classic::MoveList &list)
        : state(position)
        , seat(mover)
        , city(position.cities[mover])
        , market(marketOf(position, mover))
        , moves(list) {
        findStageMoves(state, seat, market, stageMoves);
    }

    /// The Free City must build what a chain makes free, and may discard only what it can neither
    /// build nor use for its stage (rulebook, two players).
    void add(CardId card) {
        const bool bound = seat == state.freeCity();
        bool mayStage = true;
        bool mayDiscard = !bound || stageMoves.empty();
        if (!standsIn(state, city, card)) {
            const bool payable = addBuilding(card);
            if (bound) {
                mayStage = !chained(state, city, card);
                mayDiscard = mayDiscard && !payable;
            }
        }
        if (mayStage) {
            for (const StageMove &stage : stageMoves) {
                moves.push({card, Action::stage, stage.copy, stage.pay});
            }
        }
        if (mayDiscard) {
            moves.push({card, Action::discard, CopySide::none, {}});
        }
    }

private:
    /// Whether the card can be built by paying.
    bool addBuilding(CardId card) {
        PaymentList payments;
        findCardPayments(state, seat, market, card, city.coins, payments);
        for (const Payment &pay : payments) {
            moves.push({card, Action::build, CopySide::none, pay});
        }
        if (freeBuildOpen(city)) {
            moves.push({card, Action::free, CopySide::none, {}});
        }
        return !payments.empty();
    }

    const State &state;
    Seat seat;
    const City &city;
    Market market;
    StageMoves stageMoves;
    Classic::MoveList &moves;
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

/// The action itself, before anything is paid.
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

/// The Free City's duty to use a card.
bool mustBuild(const State &state, Seat seat, const Move &move) {
    const City &city = state.cities[seat];
    if (seat != state.freeCity() || move.action == Action::build || move.action == Action::free) {
        return false;
    }
    const bool stands = standsIn(state, city, move.card);
    if (!stands && chained(state, city, move.card)) {
        return true;
    }
    if (move.action == Action::stage) {
        return false;
    }
    const Market market = marketOf(state, seat);
    PaymentList payments;
    if (!stands) {
        findCardPayments(state, seat, market, move.card, city.coins, payments);
    }
    StageMoves stageMoves;
    findStageMoves(state, seat, market, stageMoves);
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
        pickable(state, seat).forEach([&moves](CardId card) {
            moves.push({card, Action::pick, CopySide::none, {}});
        });
        moves.push({noCard, Action::pick, CopySide::none, {}});
        return;
    }
    MoveLister lister(state, seat, moves);
    CardSet seen;
    for (const CardId card : playable(state, seat)) {
        if (!seen.has(card)) {
            seen.add(card);
            lister.add(card);
        }
    }
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
    findCardPayments(state, seat, marketOf(state, seat), card, anyPurse, result);
    return result;
}

PaymentList stagePayments(const State &state, Seat seat, CopySide copy) {
    const std::size_t number = state.cities[seat].stages;
    PaymentList result;
    if (const Stage *stage = effectiveStage(state, seat, number, copy)) {
        findPayments(stage->price, marketOf(state, seat), anyPurse, result);
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
