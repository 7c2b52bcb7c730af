// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/rules.h"

#include <cassert>
#include <vector>

namespace mirabilia::duel {

namespace {

/// Draws `count` members of a set uniformly.
template <class Set>
Set drawn(Set from, int count, Rng &rng) {
    Set result;
    for (auto size = static_cast<std::uint32_t>(from.size()); count > 0; --count, --size) {
        const auto id = from.nth(rng.below(size));
        from.remove(id);
        result.add(id);
    }
    return result;
}

/// Wonders that have not been offered yet.
WonderSet unseenWonders(const State &state) {
    WonderSet wonders = state.catalogue->allWonders;
    for (const City &city : state.cities) {
        for (const WonderId wonder : city.wonders) {
            if (wonder != noWonder) {
                wonders.remove(wonder);
            }
        }
    }
    return wonders;
}

/// Draws uniformly among the numbers below `size` that fit; one must. Trying is cheaper than
/// counting while many fit; after too many tries it counts.
template <class Fits>
std::uint32_t drawnFitting(std::uint32_t size, Rng &rng, Fits fits) {
    constexpr int tries = 1000;
    for (int i = 0; i < tries; ++i) {
        const std::uint32_t number = rng.below(size);
        if (fits(number)) {
            return number;
        }
    }
    std::vector<std::uint32_t> fitting;
    for (std::uint32_t number = 0; number < size; ++number) {
        if (fits(number)) {
            fitting.push_back(number);
        }
    }
    assert(!fitting.empty());
    return fitting[rng.below(static_cast<std::uint32_t>(fitting.size()))];
}

/// Draws a card of the list that nobody has seen.
CardId unseenCard(const CardList &cards, const CardSet &seen, Rng &rng) {
    return cards[drawnFitting(static_cast<std::uint32_t>(cards.size()), rng,
                              [&](std::uint32_t number) { return !seen.has(cards[number]); })];
}

/// Draws cards for these slots.
void sampleCards(const State &state, SlotMask slots, SlotMask guilds, Rng &rng, Outcome &outcome) {
    const Catalogue &catalogue = *state.catalogue;
    CardSet seen = state.seen;
    for (const std::size_t slot : slots) {
        const bool guild = guilds.has(slot);
        const CardId card =
            unseenCard(guild ? catalogue.guildList : catalogue.ageList[state.age - 1U], seen, rng);
        outcome.cards[slot] = card;
        seen.add(card);
    }
}

/// Draws `count` different slots.
SlotMask drawnSlots(int count, Rng &rng) {
    SlotMask slots;
    for (; count > 0; --count) {
        slots.add(drawnFitting(static_cast<std::uint32_t>(slotCount), rng,
                               [slots](std::uint32_t slot) { return !slots.has(slot); }));
    }
    return slots;
}

/// The cards that a face-down slot could hold.
CardSet candidates(const State &state, std::size_t slot) {
    const bool guild = state.guildBacks.has(slot);
    const Catalogue &catalogue = *state.catalogue;
    return (guild ? catalogue.guilds : catalogue.ageCards[state.age - 1U]) - state.seen;
}

int tokensToDraw(const State &state) {
    const Effect *library = pendingEffect(state, EffectKind::library);
    return library == nullptr ? 0 : library->value;
}

/// The number of subsets of this size.
std::uint32_t countSubsets(int of, int size) {
    std::uint32_t count = 1;
    for (int i = 1; i <= size; ++i) {
        count = count * static_cast<std::uint32_t>(of - size + i) / static_cast<std::uint32_t>(i);
    }
    return count;
}

/// The subset with this number among those of this size.
template <class Set>
Set subset(const Set &from, int size, std::uint32_t number) {
    Set result;
    int left = from.size();
    for (const auto id : from) {
        --left; // members behind this one
        const std::uint32_t with = size == 0 ? 0 : countSubsets(left, size - 1);
        if (number < with) {
            result.add(id);
            --size;
        } else {
            number -= with;
        }
    }
    return result;
}

/// Returns true if the cards are different, known and unseen, and fill exactly these slots.
bool areNewCards(const State &state, const Outcome &outcome, SlotMask slots) {
    const Catalogue &catalogue = *state.catalogue;
    CardSet seen = state.seen;
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        const CardId card = outcome.cards[slot];
        const bool wanted = slots.has(slot);
        if (wanted != (card != noCard)) {
            return false;
        }
        if (wanted) {
            if (!catalogue.knows(card) || seen.has(card) || catalogue.card(card).age != state.age) {
                return false;
            }
            seen.add(card);
        }
    }
    return true;
}

bool canLayOut(const State &state, const Outcome &outcome) {
    const SlotMask shown = state.layout().faceUp;
    if (!areNewCards(state, outcome, shown) || !(allSlots - shown).includes(outcome.guilds)) {
        return false;
    }
    int guilds = outcome.guilds.size();
    for (const std::size_t slot : shown) {
        guilds += state.catalogue->isGuild(outcome.cards[slot]) ? 1 : 0;
    }
    return guilds == state.catalogue->guildsIn(state.age);
}

bool canReveal(const State &state, const Outcome &outcome) {
    if (!areNewCards(state, outcome, state.toReveal())) {
        return false;
    }
    bool fits = true;
    for (const std::size_t slot : state.toReveal()) {
        fits = fits && candidates(state, slot).has(outcome.cards[slot]);
    }
    return fits;
}

bool isOffer(const State &state, WonderSet wonders) {
    return wonders.size() == static_cast<int>(wondersOffered) &&
           (wonders - unseenWonders(state)).empty();
}

} // namespace

Outcome Duel::sampleOutcome(const State &state, Rng &rng) {
    Outcome outcome;
    const Catalogue &catalogue = *state.catalogue;
    switch (state.phase) {
    case Phase::setUp:
        outcome.tokens = drawn(catalogue.allTokens, catalogue.rules.tokensOnBoard, rng);
        [[fallthrough]];
    case Phase::offer:
        outcome.wonders = drawn(unseenWonders(state), static_cast<int>(wondersOffered), rng);
        break;
    case Phase::layOut: {
        const SlotMask shown = state.layout().faceUp;
        const SlotMask guilds = drawnSlots(catalogue.guildsIn(state.age), rng);
        sampleCards(state, shown, guilds, rng, outcome);
        outcome.guilds = guilds - shown;
        break;
    }
    case Phase::reveal: sampleCards(state, state.toReveal(), state.guildBacks, rng, outcome); break;
    case Phase::draw: outcome.tokens = drawn(state.asideTokens, tokensToDraw(state), rng); break;
    default: break;
    }
    return outcome;
}

std::uint32_t Duel::countOutcomes(const State &state) {
    switch (state.phase) {
    case Phase::offer:
        return countSubsets(unseenWonders(state).size(), static_cast<int>(wondersOffered));
    case Phase::draw: return countSubsets(state.asideTokens.size(), tokensToDraw(state));
    case Phase::reveal: {
        std::uint32_t count = 1;
        std::array<std::uint32_t, 2> drawn{}; // by kind of back
        for (const std::size_t slot : state.toReveal()) {
            std::uint32_t &before = drawn[state.guildBacks.has(slot) ? 1 : 0];
            count *= static_cast<std::uint32_t>(candidates(state, slot).size()) - before++;
        }
        return count;
    }
    default: return 0;
    }
}

Outcome Duel::outcome(const State &state, std::uint32_t number) {
    Outcome outcome;
    switch (state.phase) {
    case Phase::offer:
        outcome.wonders = subset(unseenWonders(state), static_cast<int>(wondersOffered), number);
        break;
    case Phase::draw:
        outcome.tokens = subset(state.asideTokens, tokensToDraw(state), number);
        break;
    case Phase::reveal: {
        CardSet turned;
        for (const std::size_t slot : state.toReveal()) {
            const CardSet cards = candidates(state, slot) - turned;
            const auto size = static_cast<std::uint32_t>(cards.size());
            outcome.cards[slot] = cards.nth(number % size);
            turned.add(outcome.cards[slot]);
            number /= size;
        }
        break;
    }
    default: break;
    }
    return outcome;
}

std::optional<Outcome> Duel::admitted(const State &state, const Outcome &outcome) {
    const Rules &rules = state.catalogue->rules;
    Outcome rest = outcome; // members that the phase does not use must be empty
    bool fits = false;
    switch (state.phase) {
    case Phase::setUp:
        fits = outcome.tokens.size() == rules.tokensOnBoard &&
               (outcome.tokens - state.catalogue->allTokens).empty() &&
               isOffer(state, outcome.wonders);
        rest.tokens = {};
        rest.wonders = {};
        break;
    case Phase::offer:
        fits = isOffer(state, outcome.wonders);
        rest.wonders = {};
        break;
    case Phase::layOut:
        fits = canLayOut(state, outcome);
        rest.cards = noCards();
        rest.guilds = {};
        break;
    case Phase::reveal:
        fits = canReveal(state, outcome);
        rest.cards = noCards();
        break;
    case Phase::draw:
        fits = outcome.tokens.size() == tokensToDraw(state) &&
               (outcome.tokens - state.asideTokens).empty();
        rest.tokens = {};
        break;
    default: break;
    }
    return fits && rest == Outcome{} ? std::optional(outcome) : std::nullopt;
}

Setup Duel::randomSetup(const Catalogue &, int players, Rng &rng) {
    return {.players = players, .starter = static_cast<Seat>(rng.below(seats))};
}

Parsed<State> newGame(const Catalogue &catalogue, const Setup &setup) {
    if (setup.players != static_cast<int>(seats)) {
        return Parsed<State>::failure("players: " + std::to_string(setup.players) +
                                      ", the game is for two");
    }
    if (setup.starter >= seats) {
        return Parsed<State>::failure("starter: expected seat 0 or 1");
    }
    State state;
    state.catalogue = &catalogue;
    state.starter = setup.starter;
    state.mover = setup.starter;
    for (Seat seat = 0; seat < seats; ++seat) {
        state.cities[seat].coins = catalogue.rules.startCoins;
        priceUnits(state, seat);
        state.loot[seat] = static_cast<std::uint8_t>((1U << catalogue.rules.loot.size()) - 1U);
    }
    return state;
}

} // namespace mirabilia::duel
