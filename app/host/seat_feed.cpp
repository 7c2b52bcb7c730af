// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seat_feed.h"

#include "app/host/brief_view.h"

#include <utility>

namespace mirabilia::host {

SeatFeed::SeatFeed(GameHost &host, Seat viewer, std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_viewer(viewer)
    , m_eventsHeard(host.match().eventCount())
    , m_eventsTold(host.match().events(viewer, 0).size()) {
    m_wait.setSingleShot(true);
    m_wait.setInterval(patience);
    connect(&m_wait, &QTimer::timeout, this, &SeatFeed::flush);
    connect(&host, &GameHost::changed, this, [this](Seat only) {
        if (concerns(only)) {
            hear(only);
        }
    });
    connect(&host, &GameHost::rewound, this, [this](Seat only) {
        if (concerns(only)) {
            tellAll();
        }
    });
    connect(&host, &GameHost::refused, this, [this](Seat seat, const QString &code) {
        if (seat == m_viewer) {
            m_refused = code;
            m_news = true;
            flush();
        }
    });
}

void SeatFeed::hear(Seat only) {
    m_news = true;
    // A change for this seat alone goes out at once: its player waits for the next question.
    const bool quiet = only == noSeat && m_host.match().eventCount() == m_eventsHeard;
    if (!quiet || m_wait.interval() == 0) {
        flush();
    } else if (!m_wait.isActive()) {
        m_wait.start();
    }
}

void SeatFeed::tellAll() {
    m_story = true;
    flush();
}

void SeatFeed::setFull(bool full) {
    m_full = full;
    flush();
}

void SeatFeed::flush() {
    if (m_full || !(m_news || m_story)) {
        return;
    }
    m_wait.stop();
    m_news = false;
    const bool story = std::exchange(m_story, false);
    v1::Update update = m_host.updateFor(m_viewer, story ? 0 : m_eventsHeard);
    update.set_refused(std::exchange(m_refused, {}).toStdString());
    update.set_first_event(story ? 0 : m_eventsTold);
    if (m_brief && !story) {
        shorten(*update.mutable_view());
    }
    m_eventsHeard = m_host.match().eventCount();
    m_eventsTold = update.first_event() + static_cast<quint64>(update.events_size());
    story ? emit restored(update) : emit updated(update);
}

} // namespace mirabilia::host
