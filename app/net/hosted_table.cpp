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

LaidTable lay(const host::Games &games, KeptTables &kept, v1::HostedTable table) {
    LaidTable laid{std::move(table), {}, nullptr, {}};
    if (!laid.table.started()) {
        return laid;
    }
    const QString id = QString::fromStdString(laid.table.header().match_id());
    auto loaded = kept.games().load(id);
    if (const auto *error = std::get_if<store::StoreError>(&loaded)) {
        laid.problem = error->what;
        return laid;
    }
    laid.match = host::unfold(games, std::get<store::SavedGame>(loaded));
    laid.problem = laid.match.problem;
    if (!laid.match.match) {
        return laid;
    }
    auto log = kept.games().reopen(id);
    if (const auto *error = std::get_if<store::StoreError>(&log)) {
        laid.problem = error->what;
    } else {
        laid.log = std::move(std::get<std::unique_ptr<store::GameLog>>(log));
    }
    return laid;
}

HostedTable::HostedTable(const host::Games &games, KeptTables &kept, LaidTable laid,
                         std::chrono::milliseconds grace, QObject *parent)
    : QObject(parent)
    , m_games(games)
    , m_kept(kept)
    , m_table(std::move(laid.table))
    , m_grace(grace)
    , m_problem(std::move(laid.problem)) {
    m_empty.start();
    m_unseen.setSingleShot(true);
    connect(&m_unseen, &QTimer::timeout, this, &HostedTable::freeUnseen);
    m_unseen.start(m_grace); // whoever has heard a token comes back before
    if (!m_problem.isEmpty()) {
        return;
    }
    if (laid.log) {
        play(std::move(laid.match), std::move(laid.log));
    } else {
        beginWhenComplete(); // nobody has to come: computers among themselves
    }
}

HostedTable::~HostedTable() = default;

QString HostedTable::line(const char *what) const {
    return QStringLiteral("table %1: %2")
        .arg(QString::fromStdString(id()), QString::fromLatin1(what));
}

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
    info.set_title(m_table.title());
    for (const v1::SeatWish &wish : m_table.header().wishes()) {
        info.add_boards(wish.wonder());
        info.add_sides(wish.side());
    }
    info.set_owner(m_table.owner());
    info.set_started(m_table.started());
    info.set_turn_seconds(m_table.turn_seconds());
    return info;
}

bool HostedTable::has(const Connection &connection) {
    return guestOf(connection) != nullptr ||
           std::find(m_coming.begin(), m_coming.end(), &connection) != m_coming.end();
}

bool HostedTable::isInvited(std::string_view invite) const {
    return !invite.empty() && (sameSecret(invite, this->invite()) || seatOfInvite(m_table, invite));
}

bool HostedTable::isEmpty() const {
    return m_guests.empty() && m_coming.empty() && !m_turns.isWaiting();
}

std::chrono::milliseconds HostedTable::emptyFor() const {
    return std::chrono::milliseconds(isEmpty() ? m_empty.elapsed() : 0);
}

void HostedTable::join(Connection &connection, quint32 request, const v1::Join &join) {
    m_coming.emplace_back(&connection);
    m_turns.inTurn([this, visitor = m_coming.back(), request, join] {
        if (visitor) {
            admit(*visitor, request, join);
        }
    });
}

bool HostedTable::stopComing(const Visitor &visitor) {
    const auto found = std::find(m_coming.begin(), m_coming.end(), visitor);
    const bool isThere = visitor && found != m_coming.end();
    if (found != m_coming.end()) {
        m_coming.erase(found);
    }
    return isThere;
}

void HostedTable::admit(Connection &connection, quint32 request, const v1::Join &join) {
    if (std::find(m_coming.begin(), m_coming.end(), &connection) == m_coming.end()) {
        return; // gone while it waited
    }
    if (!join.token().empty()) {
        stopComing(&connection);
        if (const std::string problem = comeBack(connection, request, join.token());
            !problem.empty()) {
            connection.sendProblem(request, problem);
        }
    } else if (join.watch()) {
        stopComing(&connection);
        welcome(connection, request, noSeat, {});
    } else {
        sitDown(connection, request, join);
    }
}

void HostedTable::refuse(Connection &connection, quint32 request, const std::string &problem) {
    stopComing(&connection);
    connection.sendProblem(request, problem);
}

void HostedTable::sitDown(Connection &connection, quint32 request, const v1::Join &join) {
    const QString name = cleanName(QString::fromStdString(join.name()));
    const std::optional<std::uint32_t> invited = seatOfInvite(m_table, join.invite());
    const std::optional<std::uint32_t> seat = invited ? invited : freeSeat(m_table, join);
    if (name.isEmpty() || !seat) {
        refuse(connection, request, name.isEmpty() ? "no_name" : "full");
        return;
    }
    v1::HostedTable after = m_table;
    if (invited) {
        freeAgain(after, *seat);
    }
    const QByteArray token = seatPerson(after, *seat, name, join.color());
    change(std::move(after), [this, visitor = Visitor(&connection), request, token,
                              given = static_cast<Seat>(*seat)](const std::string &problem) {
        if (problem.empty()) {
            give(visitor, request, given, token);
        } else if (stopComing(visitor)) {
            visitor->sendProblem(request, problem);
        }
    });
}

void HostedTable::give(const Visitor &visitor, quint32 request, Seat seat,
                       const QByteArray &token) {
    if (stopComing(visitor)) {
        welcome(*visitor, request, seat, token);
        return;
    }
    v1::HostedTable after = m_table; // gone before the token could be told
    freeAgain(after, seat);
    change(std::move(after), [this](const std::string & /*at worst it is free later*/) {
        tellSeats();
        emit changed();
    });
}

void HostedTable::seatOpener(Connection &connection, quint32 request,
                             const std::vector<std::string> &tokens) {
    for (const std::string &token : tokens) {
        if (const auto seat = seatFor(m_table, token)) {
            welcome(connection, request, static_cast<Seat>(*seat),
                    QByteArray::fromStdString(token));
        }
    }
}

void HostedTable::change(v1::HostedTable after, Done done) {
    const auto kept = std::make_shared<const v1::HostedTable>(std::move(after));
    m_turns.write([this, kept] { return m_kept.keep(*kept); },
                  [this, kept, done = std::move(done)](const QString &problem) {
                      if (problem.isEmpty()) {
                          m_table = *kept;
                      }
                      done(problem.isEmpty() ? std::string() : "not_saved");
                  });
}

std::string HostedTable::comeBack(Connection &connection, quint32 request, std::string_view token) {
    const std::optional<std::uint32_t> seat = seatFor(m_table, token);
    if (!seat) {
        return "unknown_token";
    }
    replace(static_cast<Seat>(*seat), connection);
    welcome(connection, request, static_cast<Seat>(*seat), {});
    see(static_cast<Seat>(*seat));
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
    if (!token.isEmpty()) {
        disconnect(&connection, &Connection::heard, this, nullptr); // of another seat
        connect(&connection, &Connection::heard, this, [this, &connection](quint8 about) {
            if (guestOf(connection, about) != nullptr) {
                see(about);
            }
        });
        connection.askIfHeard(seat);
    }
    tellInvite(guest);
    if (m_host && seat != noSeat) {
        m_attendance->arrive(seat); // and all are told
    } else {
        tellSeats();
    }
    if (m_host) {
        feed(guest);
    } else {
        beginWhenComplete();
    }
    emit arrived(seat == noSeat);
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

void HostedTable::tellInvite(const Guest &guest) {
    if (guest.seat + 1U == m_table.owner()) {
        v1::Envelope envelope;
        envelope.mutable_invite()->set_table(id());
        envelope.mutable_invite()->set_invite(invite());
        guest.connection->send(envelope);
    }
}

void HostedTable::see(Seat seat) {
    if (!isUnseen(m_table, seat)) {
        return;
    }
    m_turns.inTurn([this, seat] {
        v1::HostedTable after = m_table;
        setSeen(after, seat);
        change(std::move(after), [](const std::string & /*it is asked for its token, then*/) {});
    });
}

void HostedTable::freeUnseen() {
    m_turns.inTurn([this] {
        v1::HostedTable after = m_table;
        for (const v1::SeatKey &key : m_table.keys()) {
            const bool isThere =
                std::any_of(m_guests.begin(), m_guests.end(),
                            [&key](const auto &guest) { return guest->seat == key.seat(); });
            if (key.unseen() && !isThere) {
                freeAgain(after, key.seat());
            }
        }
        if (after.keys_size() < m_table.keys_size()) {
            change(std::move(after), [this](const std::string & /*it is tried with the next*/) {
                tellSeats();
                emit changed();
            });
        }
    });
}

void HostedTable::standUp(Connection &connection) {
    v1::HostedTable after = m_table;
    for (const auto &guest : m_guests) {
        if (guest->connection != &connection || guest->seat == noSeat) {
            continue;
        }
        if (m_attendance) {
            m_attendance->leave(guest->seat);
        } else { // nobody has to wait for somebody who has gone before it begins
            freeAgain(after, guest->seat);
        }
    }
    remove(connection);
    if (after.keys_size() < m_table.keys_size()) {
        change(std::move(after), [this](const std::string & /*at worst it waits for its token*/) {
            tellSeats();
            emit changed();
        });
    }
}

void HostedTable::lose(Connection &connection) {
    bool isUnsure = false; // whether a token has been heard
    for (const auto &guest : m_guests) {
        if (guest->connection == &connection && guest->seat != noSeat) {
            isUnsure = isUnsure || isUnseen(m_table, guest->seat);
            if (m_attendance) {
                m_attendance->lose(guest->seat, connection.silentFor());
            }
        }
    }
    if (isUnsure) {
        m_unseen.start(m_grace);
    }
    remove(connection);
}

void HostedTable::remove(Connection &connection) {
    std::erase_if(m_guests,
                  [&connection](const auto &guest) { return guest->connection == &connection; });
    std::erase(m_coming, &connection);
    disconnect(&connection, nullptr, this, nullptr);
    m_empty.start();
    tellSeats();
    emit changed();
}

void HostedTable::dismiss(const std::string &code, bool comeBack) {
    const auto guests = std::exchange(m_guests, {});
    m_empty.start();
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
    const bool isComing =
        std::find(m_coming.begin(), m_coming.end(), &connection) != m_coming.end();
    const bool changesSeats =
        envelope.has_leave() || envelope.has_owner_act() || envelope.has_look();
    if (!isComing && !changesSeats) {
        hear(connection, envelope);
        return;
    }
    m_turns.inTurn([this, visitor = Visitor(&connection), envelope] {
        if (visitor) {
            hear(*visitor, envelope);
        }
    });
}

void HostedTable::hear(Connection &connection, const v1::Envelope &envelope) {
    if (guestOf(connection) == nullptr) {
        connection.sendProblem(envelope.id(), "not_seated");
        return;
    }
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
    case v1::Envelope::kOwnerAct:
        if (isOwner(connection)) {
            act(connection, envelope.id(), envelope.owner_act());
        } else {
            connection.sendProblem(envelope.id(), "not_here");
        }
        break;
    case v1::Envelope::kLook:
        dressSeat(connection, envelope.look(), answering(connection, envelope.id()));
        break;
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
    m_attendance->act(guest->seat);
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

// ---- What they are told ------------------------------------------------------------------------

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
    guest.feed->setBrief(guest.connection->can("brief"));
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

void HostedTable::tellStandIn(Seat seat) {
    v1::Envelope envelope;
    v1::Notice &notice = *envelope.mutable_notice();
    notice.set_code("stand_in");
    notice.set_seat(seat);
    notice.set_name(m_table.header().seats(seat).name());
    notice.set_text(notice.name() + " took too long: a computer makes this one decision.");
    tellAll(envelope);
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
