// SPDX-License-Identifier: GPL-3.0-or-later
// Actions in the room of a table, and leaving it.
#include "app/net/lan.h"

#include "app/net/wire.h"

#include <utility>

namespace mirabilia::net {

const Room &Lan::room() const {
    static const Room none;
    return m_at ? m_at->room() : none;
}

// ---- Actions -----------------------------------------------------------------------------------

void Lan::act(const v1::OwnerAct &act) {
    v1::Envelope envelope;
    *envelope.mutable_owner_act() = act;
    if (m_at) {
        m_at->send(envelope);
    }
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

void Lan::pause(bool on) {
    v1::OwnerAct act;
    act.set_pause(on);
    this->act(act);
}

void Lan::dress(int seat, const SeatSetup &look) {
    v1::Envelope envelope;
    envelope.mutable_look()->set_seat(static_cast<std::uint32_t>(seat));
    envelope.mutable_look()->set_color(look.color.toStdString());
    envelope.mutable_look()->mutable_wish()->set_wonder(look.wonder.toStdString());
    envelope.mutable_look()->mutable_wish()->set_side(look.side.toStdString());
    if (m_at) {
        m_at->send(envelope);
    }
}

void Lan::answer(int question, const QString &choice) {
    if (m_at) {
        m_at->answer(question, choice);
    }
}

void Lan::emote(int number) {
    v1::Envelope envelope;
    envelope.mutable_emote()->set_emote(static_cast<std::uint32_t>(number));
    if (m_at) {
        m_at->send(envelope);
    }
}

// ---- Leaving ------------------------------------------------------------------------------------

void Lan::leave(bool forGood) {
    if (!m_at) {
        return;
    }
    const bool hosted = room().hosted;
    const bool isOver = m_at->running() != nullptr && m_at->running()->over();
    // An unstarted table of this program cannot be returned to.
    const bool neverBegan = hosted && !room().started && (forGood || m_at->isAdmitted());
    const bool isGone = isOver || neverBegan || (forGood && !hosted);
    const std::string table = m_at->table().toStdString();
    if (isGone && !hosted) {
        v1::Envelope envelope;
        envelope.mutable_leave();
        m_at->send(envelope);
    }
    drop(isOver ? "over" : neverBegan ? "room_closed" : "host_left");
    if (isGone && !table.empty()) {
        if (hosted) {
            clear(table);
        } else if (isOver) {
            m_kept.seats().forget(table);
        } else { // restorable
            m_kept.remove(QString::fromStdString(table));
        }
    }
    emit roomChanged();
    emit savesChanged();
}

void Lan::endRoom(const QString &why) {
    const bool isPlaying = running() != nullptr;
    if (isPlaying && m_at->running()->over()) {
        return; // its result is still shown
    }
    const bool isClosed = why == u"room_closed";
    if (isClosed && !room().hosted) {
        m_kept.seats().update(m_at->table().toStdString(), [](v1::KeptSeat &seat) {
            seat.set_lost(seat.lost() > 0 ? seat.lost() : QDateTime::currentSecsSinceEpoch());
            seat.clear_game();
        });
    }
    drop("saved");
    emit roomChanged();
    if (isPlaying) {
        emit ended();
    }
    emit savesChanged();
    emit note(told(isClosed ? "room_closed" : "saved", {}),
              isClosed ? tr("Nothing has been lost.") : tr("The game and all seats are kept."),
              isClosed ? tr("Join another table, or host one.")
                       : tr("Continue it when everybody has time again."));
}

void Lan::fail(const QString &why, const QString &next) {
    const bool isPlaying = running() != nullptr;
    drop("host_left");
    emit roomChanged();
    if (isPlaying) {
        emit ended();
    }
    emit problem(why, tr("Nothing has been lost."), next);
}

void Lan::drop(const char *farewell) {
    m_seeker.close();
    if (m_at) { // it may be the sender of this signal
        if (m_at->client() != nullptr) {
            m_at->client()->disconnect(this);
        }
        m_at->disconnect(this);
        m_at->close();
        m_at.release()->deleteLater();
    }
    if (m_home) {
        m_home->disconnect(this);
        m_home->setFarewell(farewell);
        m_home.reset();
    }
    m_wish.reset();
    m_opening.reset();
    m_asked = 0;
    m_looked = false;
    m_askedForKept = false;
}

void Lan::clear(const std::string &table) {
    m_kept.clear(table).then(this, [this](const QString &why) {
        if (!why.isEmpty()) {
            emit problem(why, tr("The game itself is safe."), {});
        }
        emit savesChanged(); // its game is now among the finished ones
    });
}

} // namespace mirabilia::net
