// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/hosted_table.h"

#include "app/net/seating.h"
#include "app/net/wire.h"

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

constexpr std::uint32_t emotes = 8;
constexpr std::chrono::milliseconds emotePause{2'000};

v1::Envelope answerTo(quint32 request) {
    v1::Envelope envelope;
    envelope.set_reply_to(request);
    return envelope;
}

} // namespace

HostedTable::HostedTable(const host::Games &games, KeptTables &kept, v1::HostedTable table,
                         QObject *parent)
    : QObject(parent)
    , m_games(games)
    , m_kept(kept)
    , m_table(std::move(table)) {
    if (m_table.started()) {
        m_problem = resume();
    } else if (m_table.owner() == 0 && freeSeats(m_table) == 0) {
        begin(); // nobody has to come: computers among themselves
    }
}

HostedTable::~HostedTable() = default;

// ---- Sitting down ------------------------------------------------------------------------------

v1::TableInfo HostedTable::info() const {
    v1::TableInfo info;
    info.set_table(id());
    info.set_game(std::string(m_games.idOf(m_table.header())));
    *info.mutable_seats() = m_table.header().seats();
    for (v1::SeatInfo &seat : *info.mutable_seats()) {
        const auto number = static_cast<Seat>(seat.seat());
        seat.set_connected(
            seat.kind() != v1::SEAT_KIND_PERSON ||
            std::any_of(m_guests.begin(), m_guests.end(),
                        [number](const auto &guest) { return guest->seat == number; }));
    }
    info.set_free_seats(freeSeats(m_table));
    for (const v1::SeatWish &wish : m_table.header().wishes()) {
        info.add_boards(wish.wonder());
    }
    info.set_owner(m_table.owner());
    info.set_started(m_table.started());
    return info;
}

void HostedTable::join(Connection &connection, quint32 request, const v1::Join &join) {
    std::string problem;
    if (!join.token().empty()) {
        problem = comeBack(connection, request, join.token());
    } else if (join.watch()) {
        welcome(connection, request, noSeat, {});
    } else {
        problem = sitDown(connection, request, join);
    }
    if (!problem.empty()) {
        connection.sendProblem(request, problem);
    }
}

std::string HostedTable::sitDown(Connection &connection, quint32 request, const v1::Join &join) {
    const QString name = cleanName(QString::fromStdString(join.name()));
    const std::optional<std::uint32_t> seat = freeSeat(m_table, join);
    if (name.isEmpty()) {
        return "no_name";
    }
    if (!seat) {
        return "full";
    }
    v1::HostedTable after = m_table;
    const QByteArray token = seatPerson(after, *seat, name, join.color());
    if (std::string problem = change(std::move(after)); !problem.empty()) {
        return problem;
    }
    welcome(connection, request, static_cast<Seat>(*seat), token);
    return {};
}

std::string HostedTable::change(v1::HostedTable after) {
    if (!m_kept.keep(after).isEmpty()) {
        return "not_saved";
    }
    m_table = std::move(after);
    return {};
}

std::string HostedTable::comeBack(Connection &connection, quint32 request, std::string_view token) {
    const std::optional<std::uint32_t> seat = seatFor(m_table, token);
    if (!seat) {
        return "unknown_token";
    }
    replace(static_cast<Seat>(*seat), connection);
    welcome(connection, request, static_cast<Seat>(*seat), {});
    return {};
}

void HostedTable::replace(Seat seat, const Connection &by) {
    const auto found = std::find_if(m_guests.begin(), m_guests.end(),
                                    [seat](const auto &guest) { return guest->seat == seat; });
    if (found == m_guests.end()) {
        return;
    }
    Connection *before = (*found)->connection;
    m_guests.erase(found);
    if (before != &by) {
        before->sendBye("replaced", false);
    }
}

void HostedTable::welcome(Connection &connection, quint32 request, Seat seat,
                          const QByteArray &token) {
    if (seat == noSeat) { // who watches has one chair
        std::erase_if(m_guests, [&connection](const auto &guest) {
            return guest->connection == &connection && guest->seat == noSeat;
        });
    }
    Guest &guest = *m_guests.emplace_back(std::make_unique<Guest>());
    guest.connection = &connection;
    guest.seat = seat;
    tellSeat(guest, request, token);
    if (m_host && seat != noSeat) {
        m_attendance->arrive(seat); // and all are told
    } else {
        tellSeats();
    }
    if (m_host) {
        feed(guest);
    } else if (m_table.owner() == 0 && freeSeats(m_table) == 0) {
        begin();
    }
    emit changed();
}

void HostedTable::tellSeat(const Guest &guest, quint32 request, const QByteArray &token) {
    v1::Envelope envelope = answerTo(request);
    v1::Seated &seated = *envelope.mutable_seated();
    seated.set_table(id());
    seated.set_seat(guest.seat);
    seated.set_watching(guest.seat == noSeat);
    seated.set_token(token.toStdString());
    seated.set_owner(owner() == &guest);
    guest.connection->send(envelope);
}

void HostedTable::standUp(Connection &connection) {
    for (const auto &guest : m_guests) {
        if (guest->connection != &connection || guest->seat == noSeat) {
            continue;
        }
        if (m_attendance) {
            m_attendance->leave(guest->seat);
        } else { // nobody has to wait for somebody who has gone before it begins
            freeAgain(m_table, guest->seat);
            static_cast<void>(m_kept.keep(m_table)); // at worst the seat waits for its token
        }
    }
    remove(connection);
}

void HostedTable::lose(Connection &connection) {
    for (const auto &guest : m_guests) {
        if (guest->connection == &connection && guest->seat != noSeat && m_attendance) {
            m_attendance->lose(guest->seat);
        }
    }
    remove(connection);
}

void HostedTable::remove(Connection &connection) {
    std::erase_if(m_guests,
                  [&connection](const auto &guest) { return guest->connection == &connection; });
    tellSeats();
    emit changed();
}

void HostedTable::dismiss(const std::string &code, bool comeBack) {
    const auto guests = std::exchange(m_guests, {});
    for (const auto &guest : guests) {
        guest->connection->sendBye(code, comeBack);
    }
}

HostedTable::Guest *HostedTable::owner() {
    const auto named = std::find_if(m_guests.begin(), m_guests.end(), [this](const auto &guest) {
        return guest->seat + 1U == m_table.owner();
    });
    const auto found = named != m_guests.end()
                           ? named
                           : std::find_if(m_guests.begin(), m_guests.end(),
                                          [](const auto &guest) { return guest->seat != noSeat; });
    return found != m_guests.end() ? found->get() : nullptr;
}

bool HostedTable::isOwner(const Connection &connection) {
    const Guest *decides = owner();
    return decides != nullptr && decides->connection == &connection;
}

HostedTable::Guest *HostedTable::guestOf(const Connection &connection, std::optional<Seat> seat) {
    const auto found =
        std::find_if(m_guests.begin(), m_guests.end(), [&connection, seat](const auto &guest) {
            return guest->connection == &connection && (!seat || guest->seat == *seat);
        });
    return found != m_guests.end() ? found->get() : nullptr;
}

// ---- What they say -----------------------------------------------------------------------------

void HostedTable::receive(Connection &connection, const v1::Envelope &envelope) {
    switch (envelope.what_case()) {
    case v1::Envelope::kCommand: carryOut(connection, envelope); break;
    case v1::Envelope::kResync:
        for (const auto &guest : m_guests) {
            if (guest->connection == &connection && guest->feed) {
                guest->replyTo = envelope.id();
                guest->feed->tellAll();
            }
        }
        break;
    case v1::Envelope::kLeave: standUp(connection); break;
    case v1::Envelope::kAnswer: answer(connection, envelope); break;
    case v1::Envelope::kEmote: showEmote(connection, envelope.emote().emote()); break;
    case v1::Envelope::kFetchRecord: tellRecord(connection, envelope.id()); break;
    case v1::Envelope::kOwnerAct: {
        const std::string problem =
            isOwner(connection) ? act(envelope.owner_act()) : std::string("not_here");
        if (!problem.empty()) {
            connection.sendProblem(envelope.id(), problem);
        }
        break;
    }
    default: connection.sendProblem(envelope.id(), "malformed");
    }
}

void HostedTable::carryOut(Connection &connection, const v1::Envelope &envelope) {
    const v1::Command &command = envelope.command();
    if (!m_host) {
        connection.sendProblem(envelope.id(), "not_started");
        return;
    }
    if (m_paused) {
        connection.sendProblem(envelope.id(), "paused");
        return;
    }
    const bool isSeat = command.seat() < static_cast<std::uint32_t>(m_host->match().seatCount());
    const Seat decides =
        isSeat ? m_host->match().controller(static_cast<Seat>(command.seat())) : noSeat;
    Guest *guest = guestOf(connection, decides);
    if (guest == nullptr) {
        guest = guestOf(connection); // whose seat it is not: the host says so
    }
    if (guest->seat == noSeat) {
        connection.sendBye("malformed", false); // who watches has nothing to say
        return;
    }
    m_host->submit(guest->seat, command, envelope.id());
}

void HostedTable::answer(Connection &connection, const v1::Envelope &envelope) {
    if (!isOwner(connection) || !m_attendance) {
        connection.sendProblem(envelope.id(), "not_here");
    } else if (!m_attendance->answer(envelope.answer().question(), envelope.answer().choice())) {
        connection.sendProblem(envelope.id(), "too_late");
    }
}

void HostedTable::showEmote(Connection &connection, std::uint32_t emote) {
    Guest *guest = guestOf(connection);
    const bool isHeard = guest != nullptr && guest->seat != noSeat && emote > 0 &&
                         emote <= emotes &&
                         (!guest->emoted.isValid() || guest->emoted.hasExpired(emotePause.count()));
    if (!isHeard) {
        return;
    }
    guest->emoted.start();
    v1::Envelope envelope;
    envelope.mutable_emote()->set_seat(guest->seat);
    envelope.mutable_emote()->set_emote(emote);
    tellAll(envelope);
}

void HostedTable::tellRecord(Connection &connection, quint32 request) {
    if (!over()) {
        connection.sendProblem(request, "not_over");
        return;
    }
    v1::Envelope envelope = answerTo(request);
    envelope.mutable_record()->set_json(m_host->match().record());
    connection.send(envelope);
}

// ---- What its owner may do ---------------------------------------------------------------------

std::string HostedTable::act(const v1::OwnerAct &act) {
    switch (act.what_case()) {
    case v1::OwnerAct::kKick:
        return act.kick() < noSeat ? removePerson(static_cast<Seat>(act.kick())) : "malformed";
    case v1::OwnerAct::kPause:
        m_paused = act.pause();
        tellSeats();
        return {};
    case v1::OwnerAct::kStart: return startNow();
    case v1::OwnerAct::kMove: return move(act.move());
    case v1::OwnerAct::kFill: return fillSeat(act.fill());
    default: return "not_here";
    }
}

std::string HostedTable::removePerson(Seat seat) {
    const bool isPerson = seat < m_table.header().seats_size() && !isFree(m_table, seat) &&
                          m_table.header().seats(seat).kind() == v1::SEAT_KIND_PERSON;
    if (!isPerson || seat + 1U == m_table.owner()) {
        return "malformed";
    }
    v1::HostedTable after = m_table;
    freeAgain(after, seat);
    if (std::string problem = change(std::move(after)); !problem.empty()) {
        return problem;
    }
    if (m_attendance) {
        m_attendance->leave(seat);
    }
    const auto found = std::find_if(m_guests.begin(), m_guests.end(),
                                    [seat](const auto &guest) { return guest->seat == seat; });
    if (found != m_guests.end()) {
        (*found)->connection->sendBye("kicked", false);
    }
    tellSeats();
    emit changed();
    return {};
}

std::string HostedTable::move(const v1::MoveSeat &move) {
    const auto order = orderAfter(m_table, move);
    v1::HostedTable after = m_table;
    if (m_host || !order || !reseat(m_games, after, *order).empty()) {
        return "malformed";
    }
    if (std::string problem = change(std::move(after)); !problem.empty()) {
        return problem;
    }
    for (const auto &guest : m_guests) {
        if (guest->seat != noSeat) {
            guest->seat = static_cast<Seat>(std::find(order->begin(), order->end(), guest->seat) -
                                            order->begin());
        }
    }
    for (const auto &guest : m_guests) {
        tellSeat(*guest, 0, {});
    }
    tellSeats();
    return {};
}

std::string HostedTable::fillSeat(const v1::Fill &wish) {
    v1::HostedTable after = m_table;
    std::string problem = m_host ? "too_late" : fill(after, wish);
    if (problem.empty()) {
        problem = change(std::move(after));
    }
    if (problem.empty()) {
        tellSeats();
        emit changed();
    }
    return problem;
}

std::string HostedTable::startNow() {
    if (m_host) {
        return "too_late";
    }
    if (freeSeats(m_table) > 0) {
        return "not_started";
    }
    begin();
    return {};
}

// ---- The game ----------------------------------------------------------------------------------

void HostedTable::begin() {
    host::MatchOrProblem made = m_games.make(m_table.header());
    auto created = m_kept.games().create(m_table.header());
    m_table.set_started(true);
    if (const auto *error = std::get_if<store::StoreError>(&created)) {
        m_problem = error->what;
    } else if (!made.match) {
        m_problem = QString::fromStdString(made.problem);
    } else {
        m_problem = m_kept.keep(m_table);
    }
    if (!m_problem.isEmpty()) {
        m_table.set_started(false);
        dismiss("not_saved", true);
        return;
    }
    play({std::move(made.match), {}, {}},
         std::move(std::get<std::unique_ptr<store::GameLog>>(created)));
    for (const auto &guest : m_guests) {
        feed(*guest);
    }
}

QString HostedTable::resume() {
    const QString id = QString::fromStdString(this->id());
    auto loaded = m_kept.games().load(id);
    if (const auto *error = std::get_if<store::StoreError>(&loaded)) {
        return error->what;
    }
    host::SavedMatch match = host::unfold(m_games, std::get<store::SavedGame>(loaded));
    if (!match.match) {
        return match.problem;
    }
    auto log = m_kept.games().reopen(id);
    if (const auto *error = std::get_if<store::StoreError>(&log)) {
        return error->what;
    }
    play(std::move(match), std::move(std::get<std::unique_ptr<store::GameLog>>(log)));
    for (const v1::SeatInfo &seat : m_table.header().seats()) {
        m_attendance->lose(static_cast<Seat>(seat.seat())); // until they have come back
    }
    return {};
}

void HostedTable::play(host::SavedMatch match, std::unique_ptr<store::GameLog> log) {
    m_host = std::make_unique<host::GameHost>(m_games, m_table.header(), std::move(match.match),
                                              std::move(match.history), std::move(log));
    connect(m_host.get(), &host::GameHost::answered, this, [this](Seat seat, quint32 number) {
        for (const auto &guest : m_guests) {
            guest->replyTo = guest->seat == seat ? number : guest->replyTo;
        }
    });
    m_attendance =
        std::make_unique<host::Attendance>(*m_host, host::Attendance::Patience{}, m_host.get());
    connect(m_attendance.get(), &host::Attendance::changed, this, &HostedTable::tellSeats);
    connect(m_attendance.get(), &host::Attendance::asked, this, [this](const v1::Ask &ask) {
        if (const Guest *guest = owner()) {
            v1::Envelope envelope;
            *envelope.mutable_ask() = ask;
            guest->connection->send(envelope);
        }
    });
    connect(m_attendance.get(), &host::Attendance::endWanted, this, &HostedTable::endWanted);
    QMetaObject::invokeMethod(m_host.get(), &host::GameHost::start, Qt::QueuedConnection);
}

void HostedTable::feed(Guest &guest) {
    guest.feed =
        std::make_unique<host::SeatFeed>(*m_host, guest.seat, host::SeatFeed::networkPatience);
    const auto send = [&guest](v1::Update *(v1::Envelope::*field)()) {
        return [&guest, field](const v1::Update &update) {
            v1::Envelope envelope = answerTo(std::exchange(guest.replyTo, 0));
            *(envelope.*field)() = update;
            guest.connection->send(envelope);
        };
    };
    connect(guest.feed.get(), &host::SeatFeed::updated, guest.connection,
            send(&v1::Envelope::mutable_update));
    connect(guest.feed.get(), &host::SeatFeed::restored, guest.connection,
            send(&v1::Envelope::mutable_restored));
    connect(guest.connection, &Connection::fullChanged, guest.feed.get(), &host::SeatFeed::setFull);
    guest.feed->setFull(guest.connection->isFull());
    guest.feed->tellAll();
}

v1::SeatStates HostedTable::seatStates() const {
    v1::SeatStates states = m_attendance ? m_attendance->states() : v1::SeatStates();
    states.set_paused(m_paused);
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

void HostedTable::tellSeats() {
    v1::Envelope envelope;
    *envelope.mutable_seat_states() = seatStates();
    tellAll(envelope);
    if (!m_host) { // names and free seats too, while it waits
        *envelope.mutable_table_list()->add_tables() = info();
        tellAll(envelope);
    }
}

void HostedTable::tellAll(const v1::Envelope &envelope) {
    const Connection *told = nullptr; // several seats of one connection come one after the other
    for (const auto &guest : m_guests) {
        if (guest->connection != std::exchange(told, guest->connection)) {
            guest->connection->send(envelope);
        }
    }
}

} // namespace mirabilia::net
