// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/local_link.h"

namespace mirabilia::host {

LocalLink::LocalLink(GameHost &host, Seat seat, QObject *parent)
    : Link(parent)
    , m_host(host)
    , m_seat(seat)
    , m_eventsTold(host.match().eventCount()) {
    connect(&host, &GameHost::changed, this, [this](Seat only) {
        if (concerns(only)) {
            tell();
        }
    });
    connect(&host, &GameHost::rewound, this, [this](Seat only) {
        if (concerns(only)) {
            tellAll();
        }
    });
    connect(&host, &GameHost::refused, this, [this](Seat refusedSeat, const QString &code) {
        if (refusedSeat == m_seat) {
            tell(code);
        }
    });
}

void LocalLink::send(const v1::Command &command) {
    // Answered from the event loop, as over a network.
    QMetaObject::invokeMethod(
        this, [this, command, number = ++m_sent] { m_host.submit(m_seat, command, number); },
        Qt::QueuedConnection);
}

bool LocalLink::concerns(Seat only) const {
    return only == noSeat || only == m_seat;
}

void LocalLink::refresh() {
    QMetaObject::invokeMethod(this, &LocalLink::tellAll, Qt::QueuedConnection);
}

void LocalLink::tell(const QString &refused) {
    v1::Update update = m_host.updateFor(m_seat, m_eventsTold);
    update.set_refused(refused.toStdString());
    m_eventsTold = m_host.match().eventCount();
    emit updated(update);
}

void LocalLink::tellAll() {
    m_eventsTold = m_host.match().eventCount();
    emit restored(m_host.updateFor(m_seat, 0));
}

} // namespace mirabilia::host
