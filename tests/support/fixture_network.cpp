// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fixture_network.h"

#include <algorithm>

namespace mirabilia {

bool FixtureNetwork::seekAt(const QString &address) {
    looked.append(address);
    return !address.contains(u' ');
}

void FixtureNetwork::leave(bool forGood) {
    if (m_room.state != Room::State::None) {
        if (forGood && m_room.started && !m_room.hosted && !savedGames.isEmpty()) {
            removeSave(savedGames.front().id);
        }
        said(forGood ? QStringLiteral("leave for good") : QStringLiteral("leave"));
        show({});
    }
}

void FixtureNetwork::fill(int seat, const SeatSetup &computer) {
    said(QStringLiteral("fill %1 %2 %3").arg(seat).arg(computer.level, computer.name));
}

void FixtureNetwork::dress(int seat, const SeatSetup &look) {
    said(QStringLiteral("dress %1 %2 %3 %4").arg(seat).arg(look.color, look.wonder, look.side));
}

void FixtureNetwork::answer(int question, const QString &choice) {
    said(QStringLiteral("answer %1 %2").arg(question).arg(choice));
    m_room.questions.removeIf(
        [question](const RoomQuestion &each) { return each.number == question; });
    emit withdrawn(question);
    emit roomChanged();
}

void FixtureNetwork::ask(const RoomQuestion &question) {
    m_room.questions.append(question);
    emit asked(question.number, question.seat, question.choices);
    emit roomChanged();
}

bool FixtureNetwork::removeSave(const QString &id) {
    const auto found = std::find_if(savedGames.begin(), savedGames.end(),
                                    [&id](const SavedGame &game) { return game.id == id; });
    if (found == savedGames.end()) {
        return false;
    }
    m_asideGames = {*found};
    savedGames.erase(found);
    emit savesChanged();
    return true;
}

bool FixtureNetwork::restoreSave(const QString &id) {
    if (m_asideGames.isEmpty() || m_asideGames.front().id != id) {
        return false;
    }
    savedGames.prepend(m_asideGames.takeFirst());
    emit savesChanged();
    return true;
}

void FixtureNetwork::show(const Room &room) {
    m_room = room;
    emit roomChanged();
}

void FixtureNetwork::showFound(const QList<FoundTable> &found) {
    tables = found;
    emit foundChanged();
}

} // namespace mirabilia
