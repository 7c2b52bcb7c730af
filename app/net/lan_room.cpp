// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody does who is in the room of a table, and the way out of it.
#include "app/net/lan.h"

#include <utility>

namespace mirabilia::net {

quint32 Lan::send(v1::Envelope envelope) {
    return m_client ? m_client->send(std::move(envelope)) : 0;
}

void Lan::act(const v1::OwnerAct &act) {
    v1::Envelope envelope;
    *envelope.mutable_owner_act() = act;
    send(std::move(envelope));
}

void Lan::start() {
    v1::OwnerAct act;
    act.set_start(true);
    this->act(act);
}

void Lan::moveSeat(int from, int to) {
    v1::OwnerAct act;
    act.mutable_move()->set_from(static_cast<std::uint32_t>(from));
    act.mutable_move()->set_to(static_cast<std::uint32_t>(to));
    this->act(act);
}

void Lan::fill(int seat, const SeatSetup &computer) {
    v1::OwnerAct act;
    act.mutable_fill()->set_seat(static_cast<std::uint32_t>(seat));
    act.mutable_fill()->set_level(computer.level.toStdString());
    act.mutable_fill()->set_name(computer.name.toStdString());
    this->act(act);
}

void Lan::remove(int seat) {
    v1::OwnerAct act;
    act.set_kick(static_cast<std::uint32_t>(seat));
    this->act(act);
}

void Lan::giveAway(int seat) {
    v1::OwnerAct act;
    act.set_new_token(static_cast<std::uint32_t>(seat));
    this->act(act);
}

void Lan::again() {
    v1::OwnerAct act;
    act.set_again(true);
    this->act(act);
}

void Lan::dress(int seat, const SeatSetup &look) {
    v1::Envelope envelope;
    envelope.mutable_look()->set_seat(static_cast<std::uint32_t>(seat));
    envelope.mutable_look()->set_color(look.color.toStdString());
    envelope.mutable_look()->mutable_wish()->set_wonder(look.wonder.toStdString());
    envelope.mutable_look()->mutable_wish()->set_side(look.side.toStdString());
    send(std::move(envelope));
}

void Lan::pause(bool on) {
    v1::OwnerAct act;
    act.set_pause(on);
    this->act(act);
}

void Lan::answer(int question, const QString &choice) {
    v1::Envelope envelope;
    envelope.mutable_answer()->set_question(static_cast<std::uint32_t>(question));
    envelope.mutable_answer()->set_choice(choice.toStdString());
    send(std::move(envelope));
}

void Lan::emote(int number) {
    v1::Envelope envelope;
    envelope.mutable_emote()->set_emote(static_cast<std::uint32_t>(number));
    send(std::move(envelope));
}

void Lan::leave(bool forGood) {
    if (m_room.state == Room::State::None) {
        return;
    }
    const bool hosted = m_room.hosted;
    const bool isOver = m_running && m_running->over();
    const bool isGone = isOver || (forGood && (!hosted || !m_room.started));
    const std::string id = m_tableId.toStdString();
    if (isGone && !hosted) {
        v1::Envelope envelope;
        envelope.mutable_leave();
        send(std::move(envelope));
    }
    drop();
    if (isGone && !id.empty()) {
        m_kept.forget(id);
        if (hosted) {
            clearTable(id);
        }
    }
    emit roomChanged();
    emit savesChanged();
}

void Lan::clearTable(const std::string &id) {
    KeptTables tables(QDir(tablesIn(m_folder)));
    if (const QString why = tables.clear(id); !why.isEmpty()) {
        emit problem(why, tr("The game itself is safe."), {});
    }
}

void Lan::dropGame() {
    if (m_running) {
        m_running->close();
        m_running.release()->deleteLater(); // it may be telling us
    }
}

void Lan::drop() {
    m_seeker.close();
    dropGame();
    if (m_client) { // it may be telling us why
        m_client->disconnect(this);
        m_client->close();
        m_client.release()->deleteLater();
    }
    if (m_home) {
        m_home->disconnect(this);
        m_home.reset();
    }
    m_wish.reset();
    m_opening.reset();
    m_admitted = false;
    m_asked = 0;
    m_tableId.clear();
    m_mine.clear();
    m_moved.clear();
    m_room = {};
}

} // namespace mirabilia::net
