// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_story.h"

#include "app/models/common/wording.h"
#include "app/models/session/coin_moves.h"

#include <algorithm>

namespace mirabilia {

using v1::ClassicEvent;

namespace {

bool tellsAction(const ClassicEvent &event) {
    switch (event.kind()) {
    case ClassicEvent::CARD_BUILT:
    case ClassicEvent::STAGE_BUILT:
    case ClassicEvent::CARD_DISCARDED:
    case ClassicEvent::PICKED:
    case ClassicEvent::PICK_DECLINED: return true;
    default: return false;
    }
}

bool isFight(const ClassicEvent &event) {
    return event.kind() == ClassicEvent::CONFLICT;
}

} // namespace

ClassicStory::ClassicStory(const Events &events, const ClassicAdapter &adapter, bool secretive,
                           int me)
    : m_events(events)
    , m_adapter(adapter)
    , m_secretive(secretive)
    , m_me(me) {}

bool ClassicStory::isAction(const v1::Event &event) {
    return tellsAction(event.classic());
}

bool ClassicStory::isStage(const v1::Event &event) {
    return event.classic().kind() == ClassicEvent::STAGE_BUILT;
}

bool ClassicStory::isConflict(const v1::Event &event) {
    return isFight(event.classic());
}

bool ClassicStory::isNewAge(const v1::Event &event) {
    return event.classic().kind() == ClassicEvent::AGE_BEGINS;
}

bool ClassicStory::isPass(const v1::Event &event) {
    return event.classic().kind() == ClassicEvent::HANDS_PASSED;
}

// ---- Coins --------------------------------------------------------------------------------------

/// Coins from the bank for an action: those received before the seat's next action.
int ClassicStory::gainsAfter(std::size_t action) const {
    int coins = 0;
    for (std::size_t i = action + 1; i < m_events.size(); ++i) {
        const ClassicEvent &event = m_events[i].classic();
        if (tellsAction(event) && event.seat() == m_events[action].classic().seat()) {
            break;
        }
        if (event.kind() == ClassicEvent::COINS_MOVED && !event.has_other() && event.coins() > 0 &&
            event.seat() == m_events[action].classic().seat()) {
            coins += event.coins();
        }
    }
    return coins;
}

/// The balance of a seat's coins in the turn of an action, including sales to cities that acted
/// earlier. If a turn has two actions, the second one counts only what came after it.
int ClassicStory::balanceOf(std::size_t action) const {
    const unsigned seat = m_events[action].classic().seat();
    const auto sameTurn = [this, action](const ClassicEvent &event) {
        return event.age() == m_events[action].classic().age() &&
               event.turn() == m_events[action].classic().turn();
    };
    int coins = 0;
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        const ClassicEvent &event = m_events[i].classic();
        if (!sameTurn(event)) {
            continue;
        }
        if (tellsAction(event) && event.seat() == seat) {
            if (i > action) {
                break;
            }
            // Earlier coins belong to an earlier action of this turn, if there was one.
            const bool first =
                std::none_of(m_events.begin(), m_events.begin() + static_cast<std::ptrdiff_t>(i),
                             [&](const v1::Event &earlier) {
                                 return sameTurn(earlier.classic()) && isAction(earlier) &&
                                        earlier.classic().seat() == seat;
                             });
            coins = first ? coins : 0;
        }
        if (event.kind() == ClassicEvent::COINS_MOVED) {
            if (event.seat() == seat) {
                coins += event.coins();
            } else if (event.has_other() && event.other() == seat) {
                coins -= event.coins();
            }
        }
    }
    return coins;
}

QVariantList ClassicStory::coinsMoved(std::size_t fresh) const {
    return coinMoves(m_events, fresh, &v1::Event::classic);
}

// ---- Actions in words ---------------------------------------------------------------------------

QString ClassicStory::cardOf(const ClassicEvent &event) const {
    const bool faceDown =
        event.kind() == ClassicEvent::STAGE_BUILT || event.kind() == ClassicEvent::CARD_DISCARDED;
    return faceDown && m_secretive ? QString() : QString::fromStdString(event.card());
}

QString ClassicStory::sentence(const ClassicEvent &event) const {
    const QString who = m_adapter.nameOf(static_cast<int>(event.seat()));
    const QString id = cardOf(event);
    const QString card = m_adapter.catalogue().name(id);
    switch (event.kind()) {
    case ClassicEvent::CARD_BUILT:
        if (event.free_build()) {
            return tr("%1 built %2 with the free building of Olympia").arg(who, card);
        }
        if (event.by_power()) {
            return tr("%1 built %2 for free, by a power of the wonder").arg(who, card);
        }
        return event.by_chain() ? tr("%1 built %2 for free, by a chain").arg(who, card)
                                : tr("%1 built %2").arg(who, card);
    case ClassicEvent::STAGE_BUILT:
        return id.isEmpty()
                   ? tr("%1 built stage %2 of the wonder").arg(who, QString::number(event.stage()))
                   : tr("%1 built stage %2 of the wonder with %3")
                         .arg(who, QString::number(event.stage()), card);
    case ClassicEvent::CARD_DISCARDED:
        return id.isEmpty() ? tr("%1 discarded a card").arg(who)
                            : tr("%1 discarded %2").arg(who, card);
    case ClassicEvent::PICKED: return tr("%1 built %2 from the discard pile").arg(who, card);
    default: return tr("%1 took nothing from the discard pile").arg(who);
    }
}

QString ClassicStory::headline(const ClassicEvent &event) const {
    const QString id = cardOf(event);
    const QString card = m_adapter.catalogue().name(id);
    switch (event.kind()) {
    case ClassicEvent::CARD_BUILT:
        if (event.free_build()) {
            return tr("Built %1 with the free building of Olympia").arg(card);
        }
        if (event.by_power()) {
            return tr("Built %1 for free, by a power of the wonder").arg(card);
        }
        return event.by_chain() ? tr("Built %1 for free, by a chain").arg(card)
                                : tr("Built %1").arg(card);
    case ClassicEvent::STAGE_BUILT:
        return tr("Built stage %1 of the wonder").arg(QString::number(event.stage()));
    case ClassicEvent::CARD_DISCARDED:
        return id.isEmpty() ? tr("Discarded a card") : tr("Discarded %1").arg(card);
    case ClassicEvent::PICKED: return tr("Built %1 from the discard pile").arg(card);
    default: return tr("Took nothing from the discard pile");
    }
}

QString ClassicStory::withCoins(const QString &said, std::size_t action) const {
    const ClassicEvent &event = m_events[action].classic();
    const auto seat = static_cast<int>(event.seat());
    const QString paid =
        ClassicWording::payment(event.paid(), m_adapter.nameOf(m_adapter.leftOf(seat)),
                                m_adapter.nameOf(m_adapter.rightOf(seat)));
    const int gains = gainsAfter(action);
    if (!paid.isEmpty() && gains > 0) {
        return tr("%1, paid %2 and got %n coin(s)", nullptr, gains).arg(said, paid);
    }
    if (!paid.isEmpty()) {
        return tr("%1 and paid %2", "what somebody did, an amount to somebody").arg(said, paid);
    }
    return gains > 0 ? tr("%1 and got %n coin(s)", nullptr, gains).arg(said) : said;
}

ClassicAction::Kind ClassicStory::actionOf(const ClassicEvent &event) {
    switch (event.kind()) {
    case ClassicEvent::CARD_BUILT:
        return event.free_build() ? ClassicAction::Free : ClassicAction::Build;
    case ClassicEvent::STAGE_BUILT: return ClassicAction::Stage;
    case ClassicEvent::CARD_DISCARDED: return ClassicAction::Discard;
    case ClassicEvent::PICKED: return ClassicAction::Pick;
    default: return ClassicAction::None;
    }
}

ClassicRevealRow ClassicStory::revealRow(std::size_t action) const {
    const ClassicEvent &event = m_events[action].classic();
    const auto seat = static_cast<int>(event.seat());
    ClassicRevealRow row;
    row.seat = seat;
    row.name = m_adapter.nameOf(seat);
    row.color = m_adapter.colorOf(seat);
    row.action = actionOf(event);
    row.card = cardOf(event);
    row.family = m_adapter.catalogue().classic().card(row.card).family;
    row.age = static_cast<int>(event.age());
    row.stage = event.kind() == ClassicEvent::STAGE_BUILT ? static_cast<int>(event.stage()) : 0;
    row.text = withCoins(headline(event), action);
    row.coins = balanceOf(action);
    return row;
}

QList<ClassicRevealRow> ClassicStory::latestTurn(std::size_t fresh) const {
    const ClassicEvent *latest = nullptr;
    for (const v1::Event &told : m_events) {
        const ClassicEvent &event = told.classic();
        latest = tellsAction(event) ? &event : latest;
    }
    QList<ClassicRevealRow> rows;
    for (std::size_t i = 0; latest != nullptr && i < m_events.size(); ++i) {
        const ClassicEvent &event = m_events[i].classic();
        if (tellsAction(event) && event.age() == latest->age() && event.turn() == latest->turn()) {
            rows.append(revealRow(i));
            rows.last().fresh = i >= fresh;
        }
    }
    return rows;
}

// ---- Conflicts ----------------------------------------------------------------------------------

QString ClassicStory::signedNumber(int value) {
    return value < 0 ? QStringLiteral("\u2212%1").arg(-value) : QStringLiteral("+%1").arg(value);
}

QString ClassicStory::conflictText(const ClassicEvent &event) const {
    const auto seat = static_cast<int>(event.seat());
    const auto other = static_cast<int>(event.other());
    const QString mine = QString::number(event.shields());
    const QString theirs = QString::number(event.other_shields());
    const bool peace = event.shields() == event.other_shields();
    if (peace && (seat == m_me || other == m_me)) {
        return tr("You and %1 are level with %n shield(s)", nullptr,
                  static_cast<int>(event.shields()))
            .arg(m_adapter.nameOf(seat == m_me ? other : seat));
    }
    if (peace) {
        return tr("%1 and %2 are level with %n shield(s)", nullptr,
                  static_cast<int>(event.shields()))
            .arg(m_adapter.nameOf(seat), m_adapter.nameOf(other));
    }
    const bool won = event.shields() > event.other_shields();
    const int winner = won ? seat : other;
    const int loser = won ? other : seat;
    const QStringList figures{won ? mine : theirs, won ? theirs : mine,
                              signedNumber(won ? event.token() : event.other_token()),
                              signedNumber(won ? event.other_token() : event.token())};
    if (winner == m_me || loser == m_me) {
        return (winner == m_me ? tr("You defeat %1, shields %2 to %3 (%4 and %5 points)")
                               : tr("%1 defeats you, shields %2 to %3 (%4 and %5 points)"))
            .arg(m_adapter.nameOf(winner == m_me ? loser : winner), figures[0], figures[1],
                 figures[2], figures[3]);
    }
    return tr("%1 defeats %2, shields %3 to %4 (%5 and %6 points)")
        .arg(m_adapter.nameOf(winner), m_adapter.nameOf(loser), figures[0], figures[1], figures[2],
             figures[3]);
}

QList<ClassicConflictRow> ClassicStory::latestConflict() const {
    const int age = conflictAge();
    QList<ClassicConflictRow> rows;
    for (const v1::Event &told : m_events) {
        const ClassicEvent &event = told.classic();
        if (!isFight(event) || static_cast<int>(event.age()) != age) {
            continue;
        }
        const auto seat = static_cast<int>(event.seat());
        const auto other = static_cast<int>(event.other());
        rows.append({seat, other, m_adapter.nameOf(seat), m_adapter.nameOf(other),
                     static_cast<int>(event.shields()), static_cast<int>(event.other_shields()),
                     event.token(), event.other_token(), conflictText(event)});
    }
    return rows;
}

int ClassicStory::conflictAge() const {
    int age = 0;
    for (const v1::Event &told : m_events) {
        const ClassicEvent &event = told.classic();
        age = isFight(event) ? static_cast<int>(event.age()) : age;
    }
    return age;
}

// ---- The log ------------------------------------------------------------------------------------

QString ClassicStory::glyphOf(ClassicAction::Kind action) {
    switch (action) {
    case ClassicAction::Stage: return QStringLiteral("stage");
    case ClassicAction::Discard: return QStringLiteral("discard");
    case ClassicAction::None: return QStringLiteral("cross");
    default: return QStringLiteral("build");
    }
}

LogRow ClassicStory::actionLine(std::size_t action) const {
    const ClassicEvent &event = m_events[action].classic();
    LogRow row;
    row.text = withCoins(sentence(event), action);
    row.seat = static_cast<int>(event.seat());
    row.card = cardOf(event);
    row.glyph = event.by_chain() ? QStringLiteral("chain") : glyphOf(actionOf(event));
    return row;
}

LogRow ClassicStory::conflictLine(const ClassicEvent &event) const {
    LogRow row;
    row.text = conflictText(event);
    row.seat = static_cast<int>(event.seat());
    row.other = static_cast<int>(event.other());
    row.glyph = event.shields() == event.other_shields() ? QStringLiteral("equal")
                                                         : QStringLiteral("military");
    return row;
}

QString ClassicStory::heading(int age, int turn) {
    return tr("Age %1, turn %2").arg(Wording::roman(age), QString::number(turn));
}

QList<LogRow> ClassicStory::log() const {
    QList<LogRow> rows;
    int age = 1;
    int turn = 1;
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        const ClassicEvent &event = m_events[i].classic();
        LogRow row;
        if (tellsAction(event)) {
            row = actionLine(i);
            age = static_cast<int>(event.age());
            turn = static_cast<int>(event.turn());
        } else if (isFight(event)) {
            row = conflictLine(event);
        } else if (event.kind() == ClassicEvent::AGE_BEGINS) {
            age = static_cast<int>(event.age());
            turn = 1;
            row.text = tr("Age %1 begins").arg(Wording::roman(age));
            row.glyph = QStringLiteral("age");
        } else if (event.kind() == ClassicEvent::EXTRA_CARD) {
            row.text = tr("%1 may play the last card too")
                           .arg(m_adapter.nameOf(static_cast<int>(event.seat())));
            row.seat = static_cast<int>(event.seat());
            row.glyph = QStringLiteral("hand");
        } else if (event.kind() == ClassicEvent::GAME_OVER) {
            row.text = tr("The game is over");
            row.glyph = QStringLiteral("crown");
        } else {
            continue;
        }
        row.number = static_cast<int>(rows.size());
        row.heading = heading(age, turn);
        rows.append(row);
    }
    return rows;
}

} // namespace mirabilia
