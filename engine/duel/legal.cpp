// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/byte_masks.h"
#include "engine/duel/rules.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace mirabilia::duel {

namespace {

using Wonders = InlineList<WonderId, wondersPerPlayer>;

/// Writes a move without a token and a beginner. Its first members are built in a register: after
/// bytewise stores the processor stalls when the move is read.
void write(Move *to, Action action, CardId card, WonderId wonder) {
    using Bytes = std::array<std::uint8_t, 4>;
    static_assert(offsetof(Move, token) == 3 && offsetof(Move, first) == 4);
    constexpr auto word = [](std::uint8_t action_, std::uint8_t card_, std::uint8_t wonder_) {
        return std::bit_cast<std::uint32_t>(Bytes{action_, card_, wonder_, index(noToken)});
    };
    constexpr std::uint32_t none = word(0, 0, 0);
    const std::uint32_t bits = none + static_cast<std::uint32_t>(action) * (word(1, 0, 0) - none) +
                               static_cast<std::uint32_t>(card) * (word(0, 1, 0) - none) +
                               static_cast<std::uint32_t>(wonder) * (word(0, 0, 1) - none);
    std::memcpy(static_cast<void *>(to), &bits, sizeof bits);
    to->first = noSeat;
}

void listPicks(const State &state, Duel::MoveList &moves) {
    const City &city = state.cities[state.mover];
    const auto purse = static_cast<std::uint8_t>(std::min<int>(city.coins, noPrice - 1));
    const std::uint32_t payable = byte_masks::atMost(state.prices[state.mover], purse);
    Wonders wonders;
    for (const std::size_t place : SlotMask(payable >> slotCount)) {
        wonders.push(city.wonders[place]);
    }
    Move *next = moves.end();
    for (const std::size_t slot : state.available()) {
        const CardId card = state.board[slot];
        write(next, Action::build, card, noWonder); // overwritten if unaffordable
        next += payable >> slot & 1U;
        for (const WonderId wonder : wonders) {
            write(next++, Action::wonder, card, wonder);
        }
        write(next++, Action::discard, card, noWonder);
    }
    moves.grow(static_cast<std::size_t>(next - moves.begin()));
}

void listTokens(TokenSet tokens, Duel::MoveList &moves) {
    for (const TokenId token : tokens) {
        moves.push(Move::take(token));
    }
}

void listCards(const CardSet &cards, Action action, Duel::MoveList &moves) {
    for (const CardId card : cards) {
        moves.push(Move::withCard(action, card));
    }
}

/// Returns true if a move is of the kind that is due and sets no other members.
bool isDue(Phase phase, const Move &move) {
    switch (phase) {
    case Phase::draft: return move == Move::draft(move.wonder);
    case Phase::begin: return move == Move::begin(move.first);
    case Phase::token:
    case Phase::library: return move == Move::take(move.token);
    case Phase::destroy: return move == Move::withCard(Action::destroy, move.card);
    case Phase::revive: return move == Move::withCard(Action::revive, move.card);
    case Phase::pick:
        return move == Move::buildWonder(move.card, move.wonder) ||
               move == Move::withCard(Action::build, move.card) ||
               move == Move::withCard(Action::discard, move.card);
    default: return false;
    }
}

/// Returns true if the target of a choice can be chosen.
bool hasTarget(const State &state, const Move &move) {
    const Catalogue &catalogue = *state.catalogue;
    switch (state.phase) {
    case Phase::draft: return catalogue.knows(move.wonder) && state.offer.has(move.wonder);
    case Phase::begin: return move.first < seats;
    case Phase::token: return catalogue.knows(move.token) && state.boardTokens.has(move.token);
    case Phase::library: return catalogue.knows(move.token) && state.drawnTokens.has(move.token);
    case Phase::destroy: return catalogue.knows(move.card) && destroyable(state).has(move.card);
    case Phase::revive: return catalogue.knows(move.card) && state.discard.has(move.card);
    default: return false;
    }
}

Refusal pickRefusal(const State &state, const Move &move) {
    const City &city = state.cities[state.mover];
    if (move.action == Action::wonder) {
        const auto place = placeOf(city, move.wonder);
        if (place && city.hasBuilt(*place)) {
            return Refusal::alreadyBuilt;
        }
        if (!place || !state.wondersLeft()) {
            return Refusal::notAvailable;
        }
    }
    if (!availableSlot(state, move.card)) {
        return Refusal::notAvailable;
    }
    if (move.action == Action::discard) {
        return Refusal::none;
    }
    const Payment price = move.action == Action::wonder ? payment(state, state.mover, move.wonder)
                                                        : payment(state, state.mover, move.card);
    return price.total() > city.coins ? Refusal::cannotPay : Refusal::none;
}

} // namespace

void Duel::legal(const State &state, Seat seat, MoveList &moves) {
    moves.clear();
    if (seat != state.mover) {
        return;
    }
    switch (state.phase) {
    case Phase::pick: listPicks(state, moves); break;
    case Phase::draft:
        for (const WonderId wonder : state.offer) {
            moves.push(Move::draft(wonder));
        }
        break;
    case Phase::begin:
        moves.push(Move::begin(0));
        moves.push(Move::begin(1));
        break;
    case Phase::token: listTokens(state.boardTokens, moves); break;
    case Phase::library: listTokens(state.drawnTokens, moves); break;
    case Phase::destroy: listCards(destroyable(state), Action::destroy, moves); break;
    case Phase::revive: listCards(state.discard, Action::revive, moves); break;
    default: break;
    }
}

Refusal Duel::refusal(const State &state, Seat seat, const Move &move) {
    if (!toAct(state).has(seat)) {
        return Refusal::notYourTurn;
    }
    if (!isDue(state.phase, move)) {
        return Refusal::notAvailable;
    }
    if (state.phase == Phase::pick) {
        return pickRefusal(state, move);
    }
    return hasTarget(state, move) ? Refusal::none : Refusal::notAvailable;
}

Payment payment(const State &state, Seat seat, CardId card) {
    return paymentFor(state.cities[seat], marketOf(state, seat),
                      state.catalogue->facts[index(card)]);
}

Payment payment(const State &state, Seat seat, WonderId wonder) {
    return paymentFor(state.cities[seat], marketOf(state, seat),
                      state.catalogue->wonderFacts[index(wonder)]);
}

std::optional<std::size_t> availableSlot(const State &state, CardId card) {
    const SlotMask slots = SlotMask(byte_masks::equal(state.board, card)) & state.available();
    return slots.empty() ? std::nullopt : std::optional(slots.first());
}

} // namespace mirabilia::duel
