// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/replay.h"

#include <algorithm>
#include <utility>

namespace mirabilia::host {

Replay::Replay(PlayedPositions positions, const ReplayWish &wish, QObject *parent)
    : ReplayedGame(parent)
    , m_positions(std::move(positions))
    , m_record(wish.record)
    , m_link(new ReplayLink(this)) {
    nameSeats(wish.seats);
    m_decision = std::clamp(wish.decision, 0, m_positions.decisions());
    m_seat = m_positions.decider(m_decision);
    connect(m_link, &ReplayLink::refreshWanted, this, [this] { tellLater(true); });
}

QString Replay::game() const {
    const std::string_view id = m_positions.game();
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

void Replay::nameSeats(const std::vector<v1::SeatInfo> &known) {
    const Match &start = m_positions.at(0);
    for (Seat seat = 0; seat < start.seatCount(); ++seat) {
        v1::SeatInfo info = seat < known.size() ? known[seat] : v1::SeatInfo();
        info.set_seat(seat);
        info.set_connected(true);
        if (start.controller(seat) != seat) {
            info.set_kind(v1::SEAT_KIND_FREE_CITY);
        } else if (info.kind() == v1::SEAT_KIND_UNSPECIFIED) {
            info.set_kind(v1::SEAT_KIND_PERSON);
        }
        m_seats.push_back(std::move(info));
    }
}

void Replay::look(int decision, int seat) {
    m_decision = std::clamp(decision, 0, m_positions.decisions());
    m_seat = seat;
    tellLater(false);
}

void Replay::tellLater(bool allOfIt) {
    m_all = m_all || allOfIt;
    if (!std::exchange(m_due, true)) {
        QMetaObject::invokeMethod(this, &Replay::tell, Qt::QueuedConnection);
    }
}

bool Replay::isNext(int decision) const {
    const QList<ReplayStep> &all = steps();
    const auto next = std::find_if(all.begin(), all.end(), [this](const ReplayStep &step) {
        return step.decision > m_toldDecision;
    });
    return next != all.end() && next->decision == decision;
}

void Replay::tell() {
    const auto viewer = static_cast<Seat>(m_seat);
    const bool onwards = !m_all && m_seat == m_toldSeat && isNext(m_decision);
    const std::size_t from = onwards ? m_toldEvents : 0;
    const Match &here = m_positions.at(m_decision);
    v1::Update update;
    v1::TableView &view = *update.mutable_view();
    view.set_revision(++m_revision);
    view.set_shared_revision(m_revision);
    view.set_viewer(viewer);
    for (const v1::SeatInfo &seat : m_seats) {
        *view.add_seats() = seat;
    }
    here.fillView(viewer, view);
    view.clear_deciding_for();
    for (v1::Event &event : here.events(viewer, from)) {
        *update.add_events() = std::move(event);
    }
    m_toldDecision = m_decision;
    m_toldSeat = m_seat;
    m_toldEvents = here.eventCount();
    m_due = false;
    m_all = false;
    onwards ? emit m_link->updated(update) : emit m_link->restored(update);
}

} // namespace mirabilia::host
