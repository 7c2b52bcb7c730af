// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/hand_guess.h"

#include <algorithm>
#include <numeric>

namespace mirabilia::classic {

namespace {

std::ptrdiff_t seenIn(const HandGuess &guess, CardId card) {
    return std::count_if(guess.slots.begin(), guess.slots.end(),
                         [card](const Guess &slot) { return slot.card == card; });
}

std::size_t discardsFrom(const HandGuess &guess) {
    return static_cast<std::size_t>(
        std::count_if(guess.slots.begin(), guess.slots.end(), [](const Guess &slot) {
            return slot.departure.how == Departure::discarded;
        }));
}

void markGone(HandGuess &guess, CardId card) {
    const auto found =
        std::find_if(guess.slots.begin(), guess.slots.end(),
                     [card](const Guess &slot) { return slot.card == card && !slot.gone; });
    if (found != guess.slots.end()) {
        found->gone = true;
    }
}

/// Finds a hand that the card may have been discarded from; moves other cards to other hands to
/// make room if possible (an augmenting path).
bool dismiss(CardId card, const std::vector<HandGuess> &guesses,
             std::vector<std::vector<CardId>> &dismissed, std::vector<bool> &tried) {
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        const auto already = std::count(dismissed[i].begin(), dismissed[i].end(), card);
        if (tried[i] || seenIn(guesses[i], card) <= already) {
            continue;
        }
        tried[i] = true;
        if (dismissed[i].size() < discardsFrom(guesses[i])) {
            dismissed[i].push_back(card);
            return true;
        }
        for (std::size_t other = 0; other < dismissed[i].size(); ++other) {
            const CardId moving = dismissed[i][other];
            if (moving != card && dismiss(moving, guesses, dismissed, tried)) {
                dismissed[i][other] = card;
                return true;
            }
        }
    }
    return false;
}

} // namespace

void dismissElsewhere(std::vector<HandGuess> &guesses, const std::array<int, maxCards> &unseen,
                      Rng &rng) {
    std::array<int, maxCards> wanted{};
    for (const HandGuess &guess : guesses) {
        for (const Guess &slot : guess.slots) {
            if (slot.card != noCard) {
                ++wanted[index(slot.card)];
            }
        }
    }
    rng.shuffle(guesses);
    std::vector<std::vector<CardId>> dismissed(guesses.size());
    for (std::size_t id = 0; id < wanted.size(); ++id) {
        const auto surplus = static_cast<CardId>(id);
        for (int extra = wanted[id] - unseen[id]; extra > 0; --extra) {
            std::vector<bool> tried(guesses.size(), false);
            dismiss(surplus, guesses, dismissed, tried);
        }
    }
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        for (const CardId card : dismissed[i]) {
            markGone(guesses[i], card);
        }
    }
}

void chooseDepartures(HandGuess &guess, Rng &rng) {
    std::vector<PastCard> departures;
    std::vector<Guess> cards;
    for (const Guess &slot : guess.slots) {
        if (slot.departure.how != Departure::none) {
            departures.push_back(slot.departure);
        } else {
            cards.push_back(slot);
        }
    }
    rng.shuffle(departures);
    if (std::any_of(cards.begin(), cards.end(), [](const Guess &slot) { return slot.gone; })) {
        // Those that are known to be gone were discarded, not buried.
        std::stable_partition(departures.begin(), departures.end(), [](const PastCard &past) {
            return past.how == Departure::discarded;
        });
    }
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    rng.shuffle(order);
    std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return cards[i].gone; });
    for (std::size_t i = 0; i < order.size(); ++i) {
        Guess &slot = cards[order[i]];
        slot.gone = i < departures.size();
        if (slot.gone) {
            slot.departure = departures[i];
            slot.departure.card = slot.card;
        }
    }
    guess.slots = std::move(cards);
}

} // namespace mirabilia::classic
