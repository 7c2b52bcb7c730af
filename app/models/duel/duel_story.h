// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_adapter.h"
#include "app/models/duel/duel_enums.h"
#include "app/models/session/log_model.h"

#include <vector>

namespace mirabilia {

/// The latest action of a seat.
struct DuelPlay {
    int seat = -1; ///< -1: none yet
    QString text;  ///< "built School for 6 coins"
    int slot = -1; ///< of the card taken; -1: none
    QString card;
    QString wonder;  ///< the wonder built, or ""
    QString drafted; ///< the wonder taken in the draft, or ""
    QString token;   ///< the progress token taken, or ""
    DuelAction::Kind action = DuelAction::None;
};

/// The events of the game, as one seat may know them, in words.
class DuelStory {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelStory)

public:
    using Events = std::vector<v1::Event>;

    /// Both must outlive it. `me`: the seat that is spoken to as "you", or -1.
    DuelStory(const Events &events, const DuelAdapter &adapter, int me = -1)
        : m_events(events)
        , m_adapter(adapter)
        , m_words(adapter.words())
        , m_me(me) {}

    [[nodiscard]] QList<LogRow> log() const;
    /// The latest action from `from` on.
    [[nodiscard]] DuelPlay latest(std::size_t from = 0) const;
    /// Coins moved since event `fresh`, in the form of DuelTable.coinsMoved: those that the army
    /// takes, or all others.
    [[nodiscard]] QVariantList coinsMoved(std::size_t fresh, bool byArmy) const;
    /// What else the latest turn brought, in sentences: loot, cards turned up, a new age, an extra
    /// turn for a seat other than `asked`; empty if nothing.
    [[nodiscard]] QString news(int asked) const;
    /// Returns true if the latest turn gave this seat another one.
    [[nodiscard]] bool playsAgain(int seat) const;

    /// Returns true if the event is an action of a seat.
    [[nodiscard]] static bool isAction(const v1::Event &event);
    /// Returns true if it takes a card of the structure.
    [[nodiscard]] static bool takesCard(const v1::Event &event);
    /// Returns true if the army takes coins.
    [[nodiscard]] static bool isLoot(const v1::Event &event);

private:
    [[nodiscard]] QString who(unsigned seat) const {
        return m_adapter.nameOf(static_cast<int>(seat));
    }
    [[nodiscard]] bool isMe(unsigned seat) const { return static_cast<int>(seat) == m_me; }
    [[nodiscard]] QString price(const v1::DuelEvent &event) const;
    [[nodiscard]] QString actionText(const v1::DuelEvent &event) const;
    [[nodiscard]] LogRow actionLine(const v1::DuelEvent &event) const;
    [[nodiscard]] QString consequence(const v1::DuelEvent &event) const;
    [[nodiscard]] std::size_t latestTurn() const;
    [[nodiscard]] static QString heading(const v1::DuelEvent &event, int turn);

    const Events &m_events;
    const DuelAdapter &m_adapter;
    const DuelWording &m_words;
    int m_me;
};

} // namespace mirabilia
