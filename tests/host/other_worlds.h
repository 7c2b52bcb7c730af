// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/classic_convert.h"
#include "app/host/duel_protocol.h"

/// Two worlds that differ only in what a seat cannot know: what was told, as it might have been.
namespace mirabilia::host {

inline bool mayKnow(const classic::State &state, const ClassicTold &told, Seat viewer, Seat owner) {
    return owner == viewer || (owner == state.freeCity() && told.holder == viewer);
}

/// The same story in another world: every card that left face down by another seat is another one.
inline ClassicStory withOtherSecrets(const classic::State &state, ClassicStory story, Seat viewer) {
    using namespace classic;
    const auto other = [&state](CardId card) {
        return static_cast<CardId>((index(card) + 1) % state.catalogue->cards.size());
    };
    for (ClassicTold &told : story) {
        if (auto *played = std::get_if<CardPlayed>(&told.event)) {
            const bool faceDown =
                played->action == Action::stage || played->action == Action::discard;
            if (faceDown && !mayKnow(state, told, viewer, played->seat)) {
                played->card = other(played->card);
            }
        } else if (auto *leftover = std::get_if<LeftoverDiscarded>(&told.event)) {
            if (leftover->seat != viewer) {
                leftover->card = other(leftover->card);
            }
        } else if (auto *drawn = std::get_if<CardDrawn>(&told.event)) {
            if (drawn->holder != viewer) {
                drawn->card = other(drawn->card);
            }
        }
    }
    return story;
}

/// What The Great Library drew for the other seat, as it might have been.
inline std::vector<DuelTold> withOtherTokens(std::vector<DuelTold> story, Seat viewer,
                                             const duel::State &state, Rng &rng) {
    for (DuelTold &told : story) {
        auto *drawn = std::get_if<duel::TokensDrawn>(&told.event);
        if (drawn != nullptr && drawn->seat != viewer) {
            const int size = drawn->tokens.size();
            drawn->tokens = {};
            while (drawn->tokens.size() < size) {
                drawn->tokens.add(static_cast<duel::TokenId>(
                    rng.below(static_cast<std::uint32_t>(state.catalogue->tokens.size()))));
            }
        }
    }
    return story;
}

} // namespace mirabilia::host
