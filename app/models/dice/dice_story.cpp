// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_story.h"

#include "app/models/common/wording.h"
#include "app/models/session/coin_moves.h"

#include <algorithm>

namespace mirabilia {

using v1::DiceEvent;

bool DiceStory::isAction(const v1::Event &event) {
    return event.dice().kind() == DiceEvent::CITY_REVEALED;
}

bool DiceStory::buildsStage(const v1::Event &event) {
    const auto &cells = event.dice().cells();
    return isAction(event) && std::any_of(cells.begin(), cells.end(), [](const std::string &cell) {
               return cell.rfind("wonder.", 0) == 0;
           });
}

QString DiceStory::who(unsigned seat) const {
    return isMe(seat) ? tr("You", "did something") : m_adapter.nameOf(static_cast<int>(seat));
}

// ---- Actions ------------------------------------------------------------------------------------

/// "Blue die, Owl", with the face rolled in that round.
QString DiceStory::dieText(const DiceEvent &played) const {
    QString die = m_adapter.words().die(textOf(played.die()));
    for (const v1::Event &told : m_events) {
        const DiceEvent &event = told.dice();
        if (event.kind() != DiceEvent::ROUND_BEGINS || event.round() != played.round()) {
            continue;
        }
        for (const v1::DieView &lying : event.forum()) {
            if (lying.die() == played.die()) {
                return tr("%1, %2", "a die and its face")
                    .arg(die, m_adapter.words().face(textOf(lying.face())));
            }
        }
    }
    return die;
}

QString DiceStory::cellsText(const DiceEvent &played) const {
    QStringList names;
    for (const std::string &cell : played.cells()) {
        names.append(m_adapter.cellName(static_cast<int>(played.seat()), textOf(cell)));
    }
    return names.join(tr("; ", "between spaces that were crossed off"));
}

QString DiceStory::headline(const DiceEvent &played) const {
    switch (played.action()) {
    case v1::DICE_ACTION_BUILD: return dieText(played);
    case v1::DICE_ACTION_WONDER: return tr("Wonder");
    default: return tr("Passed");
    }
}

QString DiceStory::moveText(const DiceEvent &played) const {
    const QString who = this->who(played.seat());
    const QString cells = cellsText(played);
    QString said;
    if (played.action() == v1::DICE_ACTION_BUILD) {
        said = tr("%1 crossed off %2 (%3)", "a player; spaces; a die and its face")
                   .arg(who, cells, dieText(played));
    } else if (cells.isEmpty()) {
        said = tr("%1 passed").arg(who);
    } else {
        said = played.action() == v1::DICE_ACTION_PASS
                   ? tr("%1 passed, and crossed off %2").arg(who, cells)
                   : tr("%1 crossed off %2", "a player; spaces").arg(who, cells);
    }
    for (const std::string &bonus : played.bonuses()) {
        said = tr("%1; bonus: %2", "what a player did; the bonus")
                   .arg(said, m_adapter.words().bonus(textOf(bonus)));
    }
    return played.coins() == played.coins_before()
               ? said
               : tr("%1; coins %2\u00a0\u2192\u00a0%3", "what a player did; coins before and after")
                     .arg(said, QString::number(played.coins_before()),
                          QString::number(played.coins()));
}

QString DiceStory::attackText(const DiceEvent &event) const {
    const bool open = event.defence() == 0;
    const QString defence = QString::number(event.defence());
    const QString points = Wording::points(event.points());
    if (isMe(event.seat())) {
        const QString whom = m_adapter.nameOf(static_cast<int>(event.other()));
        return open ? tr("You attack %1: %2", "a player; points").arg(whom, points)
                    : tr("You attack %1, defence %2: %3", "a player; a number; points")
                          .arg(whom, defence, points);
    }
    if (isMe(event.other())) {
        return open ? tr("%1 attacks you: %2", "a player; points").arg(who(event.seat()), points)
                    : tr("%1 attacks you, defence %2: %3", "a player; a number; points")
                          .arg(who(event.seat()), defence, points);
    }
    return open ? tr("%1 attacks %2: %3", "two players; points")
                      .arg(who(event.seat()), who(event.other()), points)
                : tr("%1 attacks %2, defence %3: %4", "two players; a number; points")
                      .arg(who(event.seat()), who(event.other()), defence, points);
}

QVariantList DiceStory::cellsOf(const DiceEvent &played) const {
    const auto seat = static_cast<int>(played.seat());
    const QString board = m_adapter.board(seat);
    QVariantList list;
    for (const std::string &id : played.cells()) {
        std::optional<int> points;
        for (const v1::Event &told : m_events) {
            const DiceEvent &event = told.dice();
            if (event.kind() == DiceEvent::ATTACK && event.seat() == played.seat() &&
                event.cell() == id) {
                points = event.points();
            }
        }
        const QString building = m_adapter.sheet(seat).cells.value(textOf(id)).building;
        list.append(QVariantMap{
            {QStringLiteral("cell"), textOf(id)},
            {QStringLiteral("building"), building},
            {QStringLiteral("family"), DiceWording::buildingFamily(building)},
            {QStringLiteral("glyph"), DiceWording::buildingGlyph(building)},
            {QStringLiteral("marks"), m_adapter.words().signsOf(board, textOf(id), points)},
            {QStringLiteral("name"), m_adapter.cellName(seat, textOf(id))}});
    }
    return list;
}

unsigned DiceStory::latestRoundNumber() const {
    const auto played = std::find_if(m_events.rbegin(), m_events.rend(), isAction);
    return played == m_events.rend() ? 0 : played->dice().round();
}

QVariantList DiceStory::latestAttacks() const {
    const unsigned round = latestRoundNumber();
    QVariantList list;
    for (const v1::Event &told : m_events) {
        const DiceEvent &event = told.dice();
        if (event.kind() != DiceEvent::ATTACK || event.round() != round) {
            continue;
        }
        const DiceBoard &board = m_adapter.sheet(static_cast<int>(event.seat()));
        const DiceCellFact fact = board.cells.value(textOf(event.cell()));
        const bool west = fact.building == QLatin1String("barracks_west");
        list.append(QVariantMap{
            {QStringLiteral("seat"), event.seat()},
            {QStringLiteral("building"), fact.building},
            {QStringLiteral("other"), event.other()},
            {QStringLiteral("faces"),
             west ? QStringLiteral("barracks_east") : QStringLiteral("barracks_west")},
            {QStringLiteral("glyph"), board.lanes.value(fact.building).value(fact.lane).symbol}});
    }
    return list;
}

QVariantList DiceStory::coinsMoved(std::size_t fresh) const {
    QVariantList moves;
    for (std::size_t i = fresh; i < m_events.size(); ++i) {
        const DiceEvent &played = m_events[i].dice();
        if (isAction(m_events[i]) && played.coins() != played.coins_before()) {
            moves.append(coinMove(static_cast<int>(played.seat()), bankSeat,
                                  played.coins() - played.coins_before()));
        }
    }
    return moves;
}

QList<DiceRevealRow> DiceStory::latestRound() const {
    const unsigned round = latestRoundNumber();
    QList<DiceRevealRow> rows;
    for (const v1::Event &told : m_events) {
        const DiceEvent &event = told.dice();
        if (event.round() != round) {
            continue;
        }
        const auto seat = static_cast<int>(event.seat());
        if (isAction(told)) {
            DiceRevealRow row;
            row.seat = seat;
            row.name = m_adapter.nameOf(seat);
            row.color = m_adapter.colorOf(seat);
            row.text = headline(event);
            row.coins = event.coins() - event.coins_before();
            row.cells = cellsOf(event);
            rows.append(row);
        }
        const bool note = event.kind() == DiceEvent::ATTACK ||
                          event.kind() == DiceEvent::DIE_UNLOCKED ||
                          event.kind() == DiceEvent::BUILDING_COMPLETED;
        for (DiceRevealRow &row : rows) {
            if (note && row.seat == seat) {
                row.notes.append(sentence(event));
            }
        }
    }
    return rows;
}

// ---- The log ------------------------------------------------------------------------------------

QString DiceStory::roundText(const DiceEvent &event) const {
    QString said =
        event.last_round() ? tr("The last round begins") : tr("Round %1 begins").arg(event.round());
    for (const std::string &die : event.entered()) {
        said = tr("%1; new in the Forum: %2", "a round begins; a die")
                   .arg(said, m_adapter.words().die(textOf(die)));
    }
    for (const std::string &die : event.left()) {
        said = tr("%1; removed: %2", "a round begins; a die")
                   .arg(said, m_adapter.words().die(textOf(die)));
    }
    return said;
}

QString DiceStory::endText(const DiceEvent &event) const {
    QStringList said;
    if (!event.seats().empty()) {
        said.append(tr("%1 completed the Agora first")
                        .arg(m_adapter.namesOf(event.seats(), m_me, tr("You", "did something"))));
    }
    if (!event.ended_by().empty()) {
        said.append(tr("One more round: enough bonuses for %1")
                        .arg(m_adapter.namesOf(event.ended_by(), m_me, tr("you", "for whom"))));
    }
    return said.join(tr("; ", "between things that happened"));
}

QString DiceStory::sentence(const DiceEvent &event) const {
    switch (event.kind()) {
    case DiceEvent::ROUND_BEGINS: return roundText(event);
    case DiceEvent::CITY_REVEALED: return moveText(event);
    case DiceEvent::ATTACK: return attackText(event);
    case DiceEvent::DIE_UNLOCKED:
        return tr("%1 unlocked: %2", "a player; a die")
            .arg(who(event.seat()), m_adapter.words().die(textOf(event.die())));
    case DiceEvent::BUILDING_COMPLETED:
        return tr("%1 completed: %2", "a player; a building")
            .arg(who(event.seat()), m_adapter.words().building(textOf(event.building())));
    case DiceEvent::ROUND_ENDED: return endText(event);
    case DiceEvent::GAME_OVER: return tr("The game is over");
    default: return {};
    }
}

QString DiceStory::glyphOf(const DiceEvent &event) {
    switch (event.kind()) {
    case DiceEvent::ROUND_BEGINS: return QStringLiteral("die");
    case DiceEvent::CITY_REVEALED:
        return event.action() == v1::DICE_ACTION_PASS     ? QStringLiteral("skip")
               : event.action() == v1::DICE_ACTION_WONDER ? QStringLiteral("wonder")
                                                          : QStringLiteral("cross-off");
    case DiceEvent::ATTACK: return QStringLiteral("military");
    case DiceEvent::DIE_UNLOCKED: return QStringLiteral("unlock");
    case DiceEvent::BUILDING_COMPLETED: return QStringLiteral("hourglass");
    case DiceEvent::ROUND_ENDED: return QStringLiteral("info");
    default: return QStringLiteral("crown");
    }
}

QString DiceStory::heading(int round) {
    return tr("Round %1").arg(round);
}

QList<LogRow> DiceStory::log() const {
    QList<LogRow> rows;
    for (const v1::Event &told : m_events) {
        const DiceEvent &event = told.dice();
        LogRow row;
        row.text = sentence(event);
        if (row.text.isEmpty()) {
            continue;
        }
        const bool everybody = event.kind() == DiceEvent::ROUND_BEGINS ||
                               event.kind() == DiceEvent::ROUND_ENDED ||
                               event.kind() == DiceEvent::GAME_OVER;
        row.number = static_cast<int>(rows.size());
        row.heading = heading(static_cast<int>(event.round()));
        row.seat = everybody ? -1 : static_cast<int>(event.seat());
        row.other = event.kind() == DiceEvent::ATTACK ? static_cast<int>(event.other()) : -1;
        row.glyph = glyphOf(event);
        rows.append(row);
    }
    return rows;
}

} // namespace mirabilia
