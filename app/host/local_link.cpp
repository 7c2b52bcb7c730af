// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/local_link.h"

namespace mirabilia::host {

LocalLink::LocalLink(GameHost &host, Seat seat, QObject *parent)
    : Link(parent)
    , m_host(host)
    , m_feed(host, seat, std::chrono::milliseconds(0)) {
    connect(&m_feed, &SeatFeed::updated, this, &Link::updated);
    connect(&m_feed, &SeatFeed::restored, this, &Link::restored);
}

void LocalLink::send(const v1::Command &command) {
    // Answer from the event loop, as over a network.
    QMetaObject::invokeMethod(
        this,
        [this, command, number = ++m_sent] { m_host.submit(m_feed.viewer(), command, number); },
        Qt::QueuedConnection);
}

void LocalLink::refresh() {
    QMetaObject::invokeMethod(&m_feed, &SeatFeed::tellAll, Qt::QueuedConnection);
}

} // namespace mirabilia::host
