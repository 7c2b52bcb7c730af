// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_enums.h"
#include "app/models/duel/duel_wording.h"
#include "app/models/session/log_model.h"

#include <vector>

namespace mirabilia {

/// What a seat did in its latest turn.
struct DuelPlay {
    int seat = -1;  ///< -1: nothing yet
    int number = 0; ///< grows from action to action
    QString text;   ///< "built School for 6 coins"
    int slot = -1;  ///< of the card that was taken, or -1
    QString card;
    QString wonder; ///< that was built, or ""
    QString token;  ///< the progress token that was taken, or ""
    DuelAction::Kind action = DuelAction::None;
};

/// What happened at the table since its beginning, as one seat may know it, said in words.
class DuelStory {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelStory)

public:
    using Events = std::vector<v1::Event>;

    /// All must outlive it. Names are those of the seats.
    DuelStory(const Events &events, const QStringList &names, const DuelWording &words)
        : m_events(events)
        , m_names(names)
        , m_words(words) {}

    [[nodiscard]] QList<LogRow> log() const;
    /// The latest action from `from` on.
    [[nodiscard]] DuelPlay latest(std::size_t from = 0) const;
    /// Coins on their way since `fresh`, as DuelTable.coinsMoved.
    [[nodiscard]] QVariantList coinsMoved(std::size_t fresh) const;
    /// What else the latest turn brought, in sentences: loot, cards turned up, a new age, and that
    /// another seat than `asked` plays again; empty where it brought nothing.
    [[nodiscard]] QString news(int asked) const;
    /// The latest turn gave this seat another one.
    [[nodiscard]] bool playsAgain(int seat) const;
    /// The five tokens that were laid on the board when the game began.
    [[nodiscard]] static QStringList tokensLaid(const Events &events);

    /// The number of the latest action before `end`, as in DuelPlay.
    [[nodiscard]] static int numberOfLatest(const Events &events, Events::const_iterator end);
    /// Somebody has done something that everybody sees.
    [[nodiscard]] static bool isAction(const v1::Event &event);

private:
    [[nodiscard]] QString who(unsigned seat) const {
        return m_names.value(static_cast<qsizetype>(seat));
    }
    [[nodiscard]] QString price(const v1::DuelEvent &event) const;
    [[nodiscard]] QString actionText(const v1::DuelEvent &event) const;
    [[nodiscard]] LogRow actionLine(const v1::DuelEvent &event) const;
    [[nodiscard]] QString consequence(const v1::DuelEvent &event) const;
    [[nodiscard]] std::size_t latestTurn() const;
    [[nodiscard]] static QString heading(const v1::DuelEvent &event, int turn);

    const Events &m_events;
    const QStringList &m_names;
    const DuelWording &m_words;
};

} // namespace mirabilia
