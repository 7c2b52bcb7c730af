// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/rules.h"

#include <bit>

namespace mirabilia::classic {

namespace {

Hand cardsOf(const State &state, const HeldCards &held) {
    Hand cards;
    for (const unsigned bit : held.places) {
        cards.push(cardAt(state, held.hand, bit));
    }
    return cards;
}

/// The cards that a seat holds; no bits if it holds none.
HeldCards heldBy(const State &state, Seat seat) {
    if (seat < state.people) {
        const std::size_t hand = handOf(state, seat);
        return heldIn(state, hand);
    }
    const bool last = state.phase == Phase::extra && state.toDecide.has(seat);
    return last ? heldIn(state, 2) : HeldCards{2, {}};
}

/// Stage `number` of a neighbour's board; null if it has none or copies itself.
const Stage *stageOfNeighbour(const State &state, Seat neighbour, std::size_t number) {
    const auto &stages = state.catalogue->side(state.cities[neighbour].board).stages;
    return number < stages.size() && stages[number].copying() == nullptr ? &stages[number]
                                                                         : nullptr;
}

} // namespace

std::uint8_t handShift(const Catalogue &catalogue, int age, int turn, int people) {
    const int passed = (turn - 1) % people;
    const bool left = catalogue.rules.passLeft[static_cast<std::size_t>(age - 1)];
    return static_cast<std::uint8_t>(left ? (people - passed) % people : passed);
}

Seat holderOfHand(const Catalogue &catalogue, int age, int turn, int people, std::size_t hand) {
    const int shift = handShift(catalogue, age, turn, people);
    return static_cast<Seat>((static_cast<int>(hand) + people - shift) % people);
}

HeldCards heldToPlay(const State &state, Seat seat) {
    if (!state.twoPlayers() || state.phase != Phase::pick) {
        return heldBy(state, seat);
    }
    HeldCards held = heldBy(state, controller(state, seat));
    if (seat == state.holder || seat == state.freeCity()) {
        const Seat partner = seat == state.holder ? state.freeCity() : state.holder;
        if (state.decided.has(partner)) {
            held.places.remove(bitOf(state, held, state.chosen[partner].card));
        }
    }
    return held;
}

Hand hand(const State &state, Seat seat) {
    return cardsOf(state, heldBy(state, seat));
}

Hand playable(const State &state, Seat seat) {
    return cardsOf(state, heldToPlay(state, seat));
}

Hand drawPile(const State &state) {
    return state.twoPlayers() ? cardsOf(state, heldIn(state, 2)) : Hand{};
}

Seat controller(const State &state, Seat seat) {
    return seat == state.freeCity() ? state.holder : seat;
}

std::size_t stageCount(const State &state, Seat seat) {
    return state.catalogue->side(state.cities[seat].board).stages.size();
}

Scope copyChoices(const State &state, Seat seat, std::size_t number) {
    const auto &stages = state.catalogue->side(state.cities[seat].board).stages;
    const Effect *copying = number < stages.size() ? stages[number].copying() : nullptr;
    if (copying == nullptr || !copying->scope.left || !copying->scope.right) {
        return {};
    }
    const std::size_t copied = copying->value;
    return {.left = stageOfNeighbour(state, state.leftOf(seat), copied) != nullptr,
            .self = false,
            .right = stageOfNeighbour(state, state.rightOf(seat), copied) != nullptr};
}

CopySide fixedCopySide(const State &state, Seat seat, std::size_t number) {
    const auto &stages = state.catalogue->side(state.cities[seat].board).stages;
    const Effect *copying = number < stages.size() ? stages[number].copying() : nullptr;
    if (copying == nullptr || copying->scope.left == copying->scope.right) {
        return CopySide::none;
    }
    return copying->scope.left ? CopySide::left : CopySide::right;
}

const Stage *effectiveStage(const State &state, Seat seat, std::size_t number, CopySide copy) {
    const auto &stages = state.catalogue->side(state.cities[seat].board).stages;
    if (number >= stages.size()) {
        return nullptr;
    }
    const Effect *copying = stages[number].copying();
    if (copying == nullptr) {
        return copy == CopySide::none ? &stages[number] : nullptr;
    }
    const CopySide fixed = fixedCopySide(state, seat, number);
    if (fixed != CopySide::none && copy != CopySide::none) {
        return nullptr;
    }
    switch (fixed == CopySide::none ? copy : fixed) {
    case CopySide::left: return stageOfNeighbour(state, state.leftOf(seat), copying->value);
    case CopySide::right: return stageOfNeighbour(state, state.rightOf(seat), copying->value);
    case CopySide::none: break;
    }
    return nullptr;
}

const Stage *builtStage(const State &state, Seat seat, std::size_t number) {
    const auto &stages = state.catalogue->side(state.cities[seat].board).stages;
    const Effect *copying = number < stages.size() ? stages[number].copying() : nullptr;
    const bool chosen = copying != nullptr && copying->scope.left == copying->scope.right;
    return effectiveStage(state, seat, number, chosen ? state.cities[seat].copied : CopySide::none);
}

} // namespace mirabilia::classic
