// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_session.h"

#include "app/net/wire.h"

#include <algorithm>
#include <utility>

namespace mirabilia::net {

TableSession::TableSession(host::Attendance::Patience patience, QObject *parent)
    : QObject(parent)
    , m_patience(patience) {}

TableSession::~TableSession() = default;

// ---- Who is present ----------------------------------------------------------------------------

TableSession::Guest *TableSession::guestAt(Seat seat) const {
    const auto found = std::find_if(m_guests.begin(), m_guests.end(),
                                    [seat](const auto &guest) { return guest->seat == seat; });
    return seat != noSeat && found != m_guests.end() ? found->get() : nullptr;
}

TableSession::Guest *TableSession::guestOf(const Connection &connection,
                                           std::optional<Seat> seat) const {
    const auto found =
        std::find_if(m_guests.begin(), m_guests.end(), [&connection, seat](const auto &guest) {
            return guest->connection == &connection && (!seat || guest->seat == *seat);
        });
    return found != m_guests.end() ? found->get() : nullptr;
}

std::vector<Seat> TableSession::seatsOf(const Connection &connection) const {
    std::vector<Seat> seats;
    for (const auto &guest : m_guests) {
        if (guest->connection == &connection && guest->seat != noSeat) {
            seats.push_back(guest->seat);
        }
    }
    return seats;
}

std::uint32_t TableSession::watchers() const {
    return static_cast<std::uint32_t>(std::count_if(
        m_guests.begin(), m_guests.end(), [](const auto &guest) { return guest->seat == noSeat; }));
}

v1::SeatState::Presence TableSession::presenceOf(Seat seat) const {
    if (m_attendance) {
        return m_attendance->presenceOf(seat);
    }
    return isHere(seat) ? v1::SeatState::HERE : v1::SeatState::AWAY;
}

TableSession::Guest &TableSession::arrive(Connection &connection, Seat seat) {
    if (seat != noSeat) {
        const bool isFirst = std::none_of(m_guests.begin(), m_guests.end(),
                                          [](const auto &guest) { return guest->seat != noSeat; });
        if (isFirst && m_attendance) {
            m_attendance->waitAnew();
        }
        Guest *before = guestAt(seat);
        if (before != nullptr && before->connection == &connection) {
            return *before; // repeated request: nothing changes
        }
        takeFrom(seat, "replaced");
    }
    // A watcher has one place, and none once they have a seat.
    std::erase_if(m_guests, [&connection](const auto &guest) {
        return guest->connection == &connection && guest->seat == noSeat;
    });
    Guest &guest = *m_guests.emplace_back(std::make_unique<Guest>());
    guest.connection = &connection;
    guest.seat = seat;
    return guest;
}

void TableSession::show(Guest &guest) {
    if (m_attendance && guest.seat != noSeat) {
        m_attendance->setSleeper(guest.seat, guest.connection->can(browserFeature));
        m_attendance->arrive(guest.seat); // which tells everyone
    } else {
        emit changed();
    }
    if (m_host != nullptr) {
        feed(guest);
    }
}

void TableSession::takeFrom(Seat seat, const std::string &code) {
    const Guest *guest = guestAt(seat);
    if (guest == nullptr) {
        return;
    }
    Connection *connection = guest->connection;
    std::erase_if(m_guests, [seat](const auto &each) { return each->seat == seat; });
    if (seatsOf(*connection).empty()) {
        connection->sendBye(code, false);
    } else if (code == "replaced") { // the other seats of this screen stay
        v1::Envelope envelope;
        envelope.mutable_notice()->set_code("seat_given_away");
        envelope.mutable_notice()->set_seat(seat);
        connection->send(envelope);
    }
}

void TableSession::lose(Connection &connection) {
    for (const Seat seat : seatsOf(connection)) {
        if (m_attendance) {
            m_attendance->lose(seat, connection.silentFor());
        }
    }
    std::erase_if(m_guests,
                  [&connection](const auto &guest) { return guest->connection == &connection; });
}

void TableSession::leave(Connection &connection) {
    for (const Seat seat : seatsOf(connection)) {
        if (m_attendance) {
            m_attendance->leave(seat);
        }
    }
    std::erase_if(m_guests,
                  [&connection](const auto &guest) { return guest->connection == &connection; });
}

void TableSession::giveUp(Seat seat, bool isFree) {
    takeFrom(seat, "kicked");
    if (m_attendance) {
        isFree ? m_attendance->leave(seat) : m_attendance->miss(seat);
    }
}

void TableSession::dismiss(const std::string &code, bool comeBack) {
    const Guests guests = std::exchange(m_guests, {});
    for (const auto &guest : guests) {
        if (m_attendance) {
            m_attendance->miss(guest->seat);
        }
        guest->connection->sendBye(code, comeBack);
    }
}

void TableSession::reseat(const std::vector<Seat> &order) {
    for (const auto &guest : m_guests) {
        if (guest->seat != noSeat) {
            const auto at = std::find(order.begin(), order.end(), guest->seat);
            guest->seat = static_cast<Seat>(at - order.begin());
        }
    }
}

// ---- While a game runs -------------------------------------------------------------------------

void TableSession::play(host::GameHost &host) {
    m_host = &host;
    connect(m_host, &host::GameHost::answered, this, [this](Seat seat, quint32 number) {
        if (Guest *guest = guestAt(seat)) {
            guest->replyTo = number;
        }
    });
    m_attendance = std::make_unique<host::Attendance>(host, m_patience);
    for (const v1::SeatInfo &info : host.header().seats()) {
        if (const auto seat = static_cast<Seat>(info.seat()); !isHere(seat)) {
            m_attendance->miss(seat); // until they return
        }
    }
    connect(m_attendance.get(), &host::Attendance::changed, this, &TableSession::changed);
    connect(m_attendance.get(), &host::Attendance::asked, this, &TableSession::asked);
    connect(m_attendance.get(), &host::Attendance::withdrawn, this, &TableSession::withdrawn);
    connect(m_attendance.get(), &host::Attendance::endWanted, this, &TableSession::endWanted);
    connect(m_attendance.get(), &host::Attendance::stoodIn, this, &TableSession::stoodIn);
    for (const auto &guest : m_guests) {
        m_attendance->setSleeper(guest->seat, guest->connection->can(browserFeature));
        feed(*guest);
    }
}

void TableSession::endPlay() {
    for (const auto &guest : m_guests) {
        guest->feed.reset();
        guest->replyTo = 0;
    }
    m_attendance.reset();
    m_host = nullptr;
    m_paused = false;
}

void TableSession::setPaused(bool paused) {
    m_paused = paused;
    if (m_attendance) {
        m_attendance->setPaused(paused);
    }
}

void TableSession::feed(Guest &guest) {
    guest.feed =
        std::make_unique<host::SeatFeed>(*m_host, guest.seat, host::SeatFeed::networkPatience);
    const auto send = [&guest](v1::Update *(v1::Envelope::*field)()) {
        return [&guest, field](const v1::Update &update) {
            v1::Envelope envelope;
            envelope.set_reply_to(std::exchange(guest.replyTo, 0));
            *(envelope.*field)() = update;
            guest.connection->send(envelope);
        };
    };
    connect(guest.feed.get(), &host::SeatFeed::updated, guest.connection,
            send(&v1::Envelope::mutable_update));
    connect(guest.feed.get(), &host::SeatFeed::restored, guest.connection,
            send(&v1::Envelope::mutable_restored));
    guest.feed->setBrief(guest.connection->can("brief"));
    connect(guest.connection, &Connection::fullChanged, guest.feed.get(), &host::SeatFeed::setFull);
    guest.feed->setFull(guest.connection->isFull());
    guest.feed->tellAll();
}

void TableSession::tellStory(const Connection &connection, quint32 request) {
    for (const auto &guest : m_guests) {
        if (guest->connection == &connection && guest->feed) {
            guest->replyTo = request;
            guest->feed->tellAll();
        }
    }
}

v1::SeatStates TableSession::states() const {
    v1::SeatStates states = m_attendance ? m_attendance->states() : v1::SeatStates();
    states.set_paused(m_paused);
    states.set_watchers(watchers());
    if (m_attendance) {
        return states;
    }
    for (const auto &guest : m_guests) {
        if (guest->seat != noSeat) {
            v1::SeatState &state = *states.add_seats();
            state.set_seat(guest->seat);
            state.set_presence(v1::SeatState::HERE);
        }
    }
    return states;
}

void TableSession::tell(const v1::Envelope &envelope) const {
    std::vector<const Connection *> told;
    for (const auto &guest : m_guests) {
        if (std::find(told.begin(), told.end(), guest->connection) == told.end()) {
            told.push_back(guest->connection);
            guest->connection->send(envelope);
        }
    }
}

} // namespace mirabilia::net
