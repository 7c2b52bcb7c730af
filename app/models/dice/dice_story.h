// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_adapter.h"
#include "app/models/session/log_model.h"

#include <vector>

namespace mirabilia {

/// The events of a game of Dice in words.
class DiceStory {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DiceStory)

public:
    using Events = std::vector<v1::Event>;

    /// Both must outlive it. `me`: the seat that is spoken to as "you", or -1.
    DiceStory(const Events &events, const DiceAdapter &adapter, int me = -1)
        : m_events(events)
        , m_adapter(adapter)
        , m_me(me) {}

    [[nodiscard]] QList<LogRow> log() const;
    /// What each city did in the latest revealed round.
    [[nodiscard]] QList<DiceRevealRow> latestRound() const;

    /// The attacks of that round, in the form of DiceTable.attacks.
    [[nodiscard]] QVariantList latestAttacks() const;

    /// Coins moved in rounds revealed since event `fresh`, in the form of DiceTable.coinsMoved.
    [[nodiscard]] QVariantList coinsMoved(std::size_t fresh) const;

    /// Returns true if the event reveals what a city did.
    [[nodiscard]] static bool isAction(const v1::Event &event);
    /// Returns true if it builds a stage of the seat's wonder.
    [[nodiscard]] static bool buildsStage(const v1::Event &event);
    /// The heading of a round: "Round 4".
    [[nodiscard]] static QString heading(int round);
    /// The latest revealed round; 0: none.
    [[nodiscard]] unsigned latestRoundNumber() const;

private:
    [[nodiscard]] QString dieText(const v1::DiceEvent &played) const;
    [[nodiscard]] QString cellsText(const v1::DiceEvent &played) const;
    [[nodiscard]] QString sentence(const v1::DiceEvent &event) const;
    [[nodiscard]] QString moveText(const v1::DiceEvent &played) const;
    [[nodiscard]] QString headline(const v1::DiceEvent &played) const;
    [[nodiscard]] QString roundText(const v1::DiceEvent &event) const;
    [[nodiscard]] QString endText(const v1::DiceEvent &event) const;
    [[nodiscard]] QString attackText(const v1::DiceEvent &event) const;
    [[nodiscard]] bool isMe(unsigned seat) const { return static_cast<int>(seat) == m_me; }
    /// Who did something: "You", or a name.
    [[nodiscard]] QString who(unsigned seat) const;
    [[nodiscard]] QVariantList cellsOf(const v1::DiceEvent &played) const;
    [[nodiscard]] static QString glyphOf(const v1::DiceEvent &event);

    const Events &m_events;
    const DiceAdapter &m_adapter;
    int m_me;
};

} // namespace mirabilia
