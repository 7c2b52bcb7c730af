// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_story.h"

#include "app/models/common/wording.h"
#include "app/models/session/coin_moves.h"

#include <algorithm>
#include <cstdlib>

namespace mirabilia {

using v1::DuelEvent;

bool DuelStory::isAction(const v1::Event &event) {
    switch (event.duel().kind()) {
    case DuelEvent::WONDER_DRAFTED:
    case DuelEvent::BEGINNER_CHOSEN:
    case DuelEvent::CARD_BUILT:
    case DuelEvent::WONDER_BUILT:
    case DuelEvent::CARD_DISCARDED:
    case DuelEvent::TOKEN_TAKEN:
    case DuelEvent::CARD_DESTROYED:
    case DuelEvent::CARD_REVIVED: return true;
    default: return false;
    }
}

bool DuelStory::takesCard(const v1::Event &event) {
    const DuelEvent::Kind kind = event.duel().kind();
    return kind == DuelEvent::CARD_BUILT || kind == DuelEvent::WONDER_BUILT ||
           kind == DuelEvent::CARD_DISCARDED;
}

bool DuelStory::isLoot(const v1::Event &event) {
    return event.duel().kind() == DuelEvent::COINS_MOVED && event.duel().cause() == "loot";
}

QString DuelStory::price(const DuelEvent &event) const {
    const int coins = static_cast<int>(event.bank() + event.trade());
    return event.by_chain() ? tr("free, by a chain")
           : coins == 0     ? QString()
                            : tr("for %n coin(s)", nullptr, coins);
}

/// Without its subject: "built School for 6 coins".
QString DuelStory::actionText(const DuelEvent &event) const {
    const QString card = m_words.name(event.card());
    const QString wonder = m_words.name(event.wonder());
    const QString paid = price(event);
    switch (event.kind()) {
    case DuelEvent::WONDER_DRAFTED: return tr("took %1").arg(wonder);
    case DuelEvent::BEGINNER_CHOSEN:
        return isMe(event.other()) ? tr("let you begin")
                                   : tr("let %1 begin").arg(who(event.other()));
    case DuelEvent::CARD_BUILT:
        return paid.isEmpty() ? tr("built %1").arg(card)
                              : tr("built %1 %2", "a card, for how much").arg(card, paid);
    case DuelEvent::WONDER_BUILT:
        return paid.isEmpty() ? tr("built %1 over %2", "a wonder, a card").arg(wonder, card)
                              : tr("built %1 over %2 %3", "a wonder, a card, for how much")
                                    .arg(wonder, card, paid);
    case DuelEvent::CARD_DISCARDED: return tr("discarded %1").arg(card);
    case DuelEvent::TOKEN_TAKEN: return tr("took the token %1").arg(m_words.name(event.token()));
    case DuelEvent::CARD_REVIVED: return tr("built %1 from the discard pile").arg(card);
    case DuelEvent::CARD_DESTROYED:
        return isMe(event.seat())
                   ? tr("destroyed your %1").arg(card)
                   : tr("destroyed %1 of %2", "a card, its owner").arg(card, who(event.seat()));
    default: return {};
    }
}

DuelPlay DuelStory::latest(std::size_t from) const {
    DuelPlay play;
    for (std::size_t i = from; i < m_events.size(); ++i) {
        const DuelEvent &event = m_events[i].duel();
        if (!isAction(m_events[i])) {
            continue;
        }
        const bool destroyed = event.kind() == DuelEvent::CARD_DESTROYED;
        play.seat = static_cast<int>(destroyed ? 1 - event.seat() : event.seat());
        play.text = actionText(event);
        play.action = event.kind() == DuelEvent::CARD_BUILT       ? DuelAction::Build
                      : event.kind() == DuelEvent::WONDER_BUILT   ? DuelAction::Wonder
                      : event.kind() == DuelEvent::CARD_DISCARDED ? DuelAction::Discard
                                                                  : DuelAction::None;
        play.token = event.kind() == DuelEvent::TOKEN_TAKEN ? QString::fromStdString(event.token())
                                                            : QString();
        play.wonder =
            play.action == DuelAction::Wonder ? QString::fromStdString(event.wonder()) : QString();
        play.drafted = event.kind() == DuelEvent::WONDER_DRAFTED
                           ? QString::fromStdString(event.wonder())
                           : QString();
        play.slot = play.action == DuelAction::None ? -1 : static_cast<int>(event.slot());
        play.card =
            play.action == DuelAction::None ? QString() : QString::fromStdString(event.card());
    }
    return play;
}

QVariantList DuelStory::coinsMoved(std::size_t fresh, bool byArmy) const {
    Events moved;
    std::copy_if(m_events.begin() + static_cast<std::ptrdiff_t>(fresh), m_events.end(),
                 std::back_inserter(moved),
                 [byArmy](const v1::Event &event) { return isLoot(event) == byArmy; });
    return coinMoves(moved, 0, &v1::Event::duel);
}

// ---- What a turn brings ------------------------------------------------------------------------

/// Number of events up to and including the latest card taken or wonder drafted.
std::size_t DuelStory::latestTurn() const {
    const auto latest = std::find_if(m_events.rbegin(), m_events.rend(), [](const v1::Event &told) {
        return takesCard(told) || told.duel().kind() == DuelEvent::WONDER_DRAFTED;
    });
    return static_cast<std::size_t>(m_events.rend() - latest);
}

QString DuelStory::news(int asked) const {
    QStringList sentences;
    QStringList turnedUp;
    QString age;
    for (std::size_t i = latestTurn(); i < m_events.size(); ++i) {
        const DuelEvent &event = m_events[i].duel();
        const bool again = event.kind() == DuelEvent::EXTRA_TURN;
        if (event.kind() == DuelEvent::AGE_BEGINS) {
            age = tr("Age %1 begins").arg(Wording::roman(static_cast<int>(event.age())));
        } else if (event.kind() == DuelEvent::CARD_REVEALED && age.isEmpty()) {
            turnedUp.append(m_words.name(event.card()));
        } else if (event.kind() == DuelEvent::LOOT_TAKEN ||
                   event.kind() == DuelEvent::WONDER_REMOVED ||
                   (again && static_cast<int>(event.seat()) != asked)) {
            sentences.append(consequence(event));
        }
    }
    if (!turnedUp.isEmpty()) {
        sentences.append(
            (turnedUp.size() == 1 ? tr("%1 is turned up") : tr("%1 are turned up", "several cards"))
                .arg(Wording::list(turnedUp)));
    }
    sentences.append(age);
    return Wording::sentences(sentences);
}

bool DuelStory::playsAgain(int seat) const {
    const auto from = m_events.begin() + static_cast<std::ptrdiff_t>(latestTurn());
    return std::any_of(from, m_events.end(), [seat](const v1::Event &told) {
        return told.duel().kind() == DuelEvent::EXTRA_TURN &&
               static_cast<int>(told.duel().seat()) == seat;
    });
}

// ---- The log ------------------------------------------------------------------------------------

QString DuelStory::heading(const DuelEvent &event, int turn) {
    if (event.age() == 0) {
        return tr("The wonders are chosen");
    }
    return turn == 0
               ? tr("Age %1").arg(Wording::roman(static_cast<int>(event.age())))
               : tr("Age %1, turn %2")
                     .arg(Wording::roman(static_cast<int>(event.age())), QString::number(turn));
}

LogRow DuelStory::actionLine(const DuelEvent &event) const {
    static const QHash<int, QString> glyphs{
        {DuelEvent::WONDER_DRAFTED, QStringLiteral("wonder")},
        {DuelEvent::BEGINNER_CHOSEN, QStringLiteral("play")},
        {DuelEvent::CARD_BUILT, QStringLiteral("build")},
        {DuelEvent::WONDER_BUILT, QStringLiteral("stage")},
        {DuelEvent::CARD_DISCARDED, QStringLiteral("discard")},
        {DuelEvent::TOKEN_TAKEN, QStringLiteral("progress")},
        {DuelEvent::CARD_DESTROYED, QStringLiteral("destroy")},
        {DuelEvent::CARD_REVIVED, QStringLiteral("from-discard")},
    };
    const bool destroyed = event.kind() == DuelEvent::CARD_DESTROYED;
    const unsigned seat = destroyed ? 1 - event.seat() : event.seat();
    LogRow row;
    row.seat = static_cast<int>(seat);
    row.other = destroyed ? static_cast<int>(event.seat()) : -1;
    row.glyph = glyphs.value(event.kind());
    row.text = tr("%1 %2", "a player and what they did")
                   .arg(isMe(seat) ? tr("You", "did something") : who(seat), actionText(event));
    row.card = QString::fromStdString(event.card());
    return row;
}

/// A consequence of an action; empty if it needs no line of its own.
QString DuelStory::consequence(const DuelEvent &event) const {
    switch (event.kind()) {
    case DuelEvent::EXTRA_TURN:
        return isMe(event.seat()) ? tr("You play again")
                                  : tr("%1 plays again").arg(who(event.seat()));
    case DuelEvent::CARD_REVEALED: return tr("%1 is turned up").arg(m_words.name(event.card()));
    case DuelEvent::PAWN_MOVED: {
        const int steps = std::abs(event.to() - event.from());
        const QString attacked = who(event.to() > event.from() ? 1 : 0);
        return tr("The pawn moves %n step(s) towards the capital of %1", nullptr, steps)
            .arg(attacked);
    }
    case DuelEvent::LOOT_TAKEN:
        return isMe(event.seat())
                   ? tr("The army takes %1 of your coins").arg(std::abs(event.coins()))
                   : tr("%1 loses %n coin(s) to the army", nullptr, std::abs(event.coins()))
                         .arg(who(event.seat()));
    case DuelEvent::WONDER_REMOVED:
        return tr("Seven wonders built: %1 leaves the game").arg(m_words.name(event.wonder()));
    case DuelEvent::GAME_OVER:
        return event.victory() == "military"  ? tr("A capital has fallen")
               : event.victory() == "science" ? tr("Six different symbols decide the game")
                                              : tr("The game is over");
    default: return {};
    }
}

QList<LogRow> DuelStory::log() const {
    static const QHash<int, QString> glyphs{
        {DuelEvent::EXTRA_TURN, QStringLiteral("extra-turn")},
        {DuelEvent::CARD_REVEALED, QStringLiteral("eye")},
        {DuelEvent::PAWN_MOVED, QStringLiteral("military")},
        {DuelEvent::LOOT_TAKEN, QStringLiteral("coin")},
        {DuelEvent::WONDER_REMOVED, QStringLiteral("cross")},
        {DuelEvent::GAME_OVER, QStringLiteral("victory")},
    };
    QList<LogRow> rows;
    int turn = 0;
    for (const v1::Event &told : m_events) {
        const DuelEvent &event = told.duel();
        if (event.kind() == DuelEvent::AGE_BEGINS) {
            turn = 0;
        } else if (event.kind() == DuelEvent::TURN_BEGINS) {
            ++turn;
        }
        LogRow row;
        if (isAction(told)) {
            row = actionLine(event);
        } else {
            row.text = consequence(event);
            row.glyph = glyphs.value(event.kind());
            row.seat =
                event.kind() == DuelEvent::EXTRA_TURN || event.kind() == DuelEvent::LOOT_TAKEN
                    ? static_cast<int>(event.seat())
                    : -1;
        }
        if (!row.text.isEmpty()) {
            row.number = static_cast<int>(rows.size());
            row.heading = heading(event, turn);
            rows.append(row);
        }
    }
    return rows;
}

} // namespace mirabilia
