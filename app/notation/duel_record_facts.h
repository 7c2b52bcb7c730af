// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What writer and reader of Duel records have in common; not part of the library's interface.

#include "app/notation/json_value.h"
#include "engine/duel/game.h"

#include <optional>

namespace mirabilia::notation::duel_record_facts {

/// "A" is the player who drafts first and begins age I.
std::string letter(const duel::State &state, Seat seat);
/// The purses, A first.
OrderedJson coins(const duel::State &state);
/// The pawn: positive = toward B's capital.
int pawn(const duel::State &state);
/// "result" of a game that is over.
OrderedJson result(const duel::State &state);

/// Remembers of a move what its record says and the position does not show any more.
class Witness final : public duel::EventSink {
public:
    void on(const duel::Event &event) override {
        if (const auto *taken = std::get_if<duel::CardTaken>(&event)) {
            paid = taken->payment.total();
        } else if (const auto *drafted = std::get_if<duel::WonderDrafted>(&event)) {
            if (drafted->last) {
                lastDraft = *drafted;
            }
        }
    }

    int paid = 0; ///< by who took a card
    /// The last wonder of a group, which came without a choice.
    std::optional<duel::WonderDrafted> lastDraft;
};

} // namespace mirabilia::notation::duel_record_facts
