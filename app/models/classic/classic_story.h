// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_adapter.h"
#include "app/models/classic/classic_models.h"
#include "app/models/session/log_model.h"

#include <vector>

namespace mirabilia {

/// All events of the game in words, as one seat may know them.
class ClassicStory {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ClassicStory)

public:
    using Events = std::vector<v1::Event>;

    /// `secretive`: hot seat, so face-down cards are not named.
    ClassicStory(const Events &events, const ClassicAdapter &adapter, bool secretive, int me = -1);

    [[nodiscard]] QList<LogRow> log() const;
    /// What each city did in the latest turn; rows of events from `fresh` on are marked as new.
    [[nodiscard]] QList<ClassicRevealRow> latestTurn(std::size_t fresh) const;
    /// Coin moves since `fresh`, as in ClassicTable.coinsMoved.
    [[nodiscard]] QVariantList coinsMoved(std::size_t fresh) const;
    /// The borders of the latest conflict.
    [[nodiscard]] QList<ClassicConflictRow> latestConflict() const;
    /// The age of the latest conflict; 0 before the first.
    [[nodiscard]] int conflictAge() const;

    /// The time of an event: "Age II, turn 3".
    [[nodiscard]] static QString heading(int age, int turn);
    /// Returns true for a public action of one city.
    [[nodiscard]] static bool isAction(const v1::Event &event);
    [[nodiscard]] static bool isStage(const v1::Event &event);
    [[nodiscard]] static bool isConflict(const v1::Event &event);
    [[nodiscard]] static bool isNewAge(const v1::Event &event);
    /// Returns true if the hands go on to the next seat.
    [[nodiscard]] static bool isPass(const v1::Event &event);

private:
    [[nodiscard]] int gainsAfter(std::size_t action) const;
    [[nodiscard]] int balanceOf(std::size_t action) const;
    [[nodiscard]] QString cardOf(const v1::ClassicEvent &event) const;
    [[nodiscard]] QString sentence(const v1::ClassicEvent &event) const;
    [[nodiscard]] QString headline(const v1::ClassicEvent &event) const;
    [[nodiscard]] QString withCoins(const QString &said, std::size_t action) const;
    [[nodiscard]] static QString glyphOf(ClassicAction::Kind action);
    [[nodiscard]] LogRow actionLine(std::size_t action) const;
    [[nodiscard]] LogRow conflictLine(const v1::ClassicEvent &event) const;
    [[nodiscard]] static QString signedNumber(int value);
    [[nodiscard]] QString conflictText(const v1::ClassicEvent &event) const;
    [[nodiscard]] static ClassicAction::Kind actionOf(const v1::ClassicEvent &event);
    [[nodiscard]] ClassicRevealRow revealRow(std::size_t action) const;

    const Events &m_events;
    const ClassicAdapter &m_adapter;
    bool m_secretive;
    int m_me; ///< the seat spoken to as "you", or -1
};

} // namespace mirabilia
