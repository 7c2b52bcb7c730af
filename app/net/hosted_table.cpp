// SPDX-License-Identifier: GPL-3.0-or-later
// Who comes to a table and goes, and what they say there.
#include "app/net/hosted_table.h"

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
    : HostedRoom(parent)
    , m_games(games)
    , m_kept(kept)
    , m_seating(std::move(laid.table))
    , m_grace(grace)
    , m_problem(std::move(laid.problem)) {
    connect(&m_session, &TableSession::changed, this, &HostedTable::tellSeats);
    connect(&m_session, &TableSession::asked, this, &HostedTable::ask);
    connect(
        &m_session, &TableSession::endWanted, this, [this] { dismiss("over", false); },
        Qt::QueuedConnection);
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

v1::TableInfo HostedTable::info() const {
    v1::TableInfo info;
    info.set_table(id());
    info.set_game(std::string(m_games.idOf(m_seating.header())));
    *info.mutable_seats() = m_seating.header().seats();
    for (v1::SeatInfo &seat : *info.mutable_seats()) {
        seat.set_connected(seat.kind() != v1::SEAT_KIND_PERSON ||
                           m_session.isHere(static_cast<Seat>(seat.seat())));
    }
    info.set_free_seats(m_seating.freeSeats());
    info.set_title(kept().title());
    for (const v1::SeatWish &wish : m_seating.header().wishes()) {
        info.add_boards(wish.wonder());
        info.add_sides(wish.side());
    }
    info.set_owner(kept().owner());
    info.set_started(m_seating.started());
    return info;
}

bool HostedTable::has(const Connection &connection) const {
    return m_session.guestOf(connection) != nullptr ||
           std::find(m_coming.begin(), m_coming.end(), &connection) != m_coming.end();
}

bool HostedTable::isInvited(std::string_view invite) const {
    return m_seating.isInvited(invite);
}

bool HostedTable::isEmpty() const {
    return m_session.isEmpty() && m_coming.empty() && !m_turns.isWaiting();
}

std::chrono::milliseconds HostedTable::emptyFor() const {
    return std::chrono::milliseconds(isEmpty() ? m_empty.elapsed() : 0);
}

void HostedTable::change(const Seating::Change &change, Done done) {
    if (!change.problem.empty()) {
        done(change.problem);
        return;
    }
    const auto after = std::make_shared<const Seating>(change.after);
    m_turns.write([this, after] { return m_kept.keep(after->kept()); },
                  [this, after, done = std::move(done)](const QString &problem) {
                      if (problem.isEmpty()) {
                          m_seating = *after;
                      }
                      done(problem.isEmpty() ? std::string() : "not_saved");
                  });
}

void HostedTable::changeAndTell(const Seating::Change &change, const Done &done) {
    this->change(change, [this, done](const std::string &problem) {
        if (problem.empty()) {
            tellSeats();
            emit changed();
        }
        done(problem);
    });
}

// ---- Sitting down ------------------------------------------------------------------------------

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
        comeBack(connection, request, join);
    } else if (join.watch()) {
        stopComing(&connection);
        welcome(connection, request, noSeat, {});
    } else {
        sitDown(connection, request, join);
    }
}

void HostedTable::sitDown(Connection &connection, quint32 request, const v1::Join &join) {
    const Seating::Change seated = m_seating.sitDown(join);
    change(seated, [this, visitor = Visitor(&connection), request, seat = seated.seat,
                    token = seated.secret](const std::string &problem) {
        if (problem.empty()) {
            give(visitor, request, seat, token);
        } else if (stopComing(visitor)) {
            visitor->sendProblem(request, problem);
        }
    });
}

void HostedTable::give(const Visitor &visitor, quint32 request, Seat seat,
                       const std::string &token) {
    if (stopComing(visitor)) {
        welcome(*visitor, request, seat, token);
    } else { // gone before the token could be told; at worst the seat is free later
        changeAndTell(m_seating.free({seat}), [](const std::string &) {});
    }
}

void HostedTable::seatOpener(Connection &connection, quint32 request,
                             const std::vector<std::string> &tokens) {
    for (const std::string &token : tokens) {
        if (const auto seat = m_seating.seatOfToken(token)) {
            welcome(connection, request, *seat, token);
        }
    }
}

void HostedTable::comeBack(Connection &connection, quint32 request, const v1::Join &join) {
    const std::optional<Seat> seat = m_seating.seatOfToken(join.token());
    if (!seat) {
        connection.sendProblem(request, "unknown_token");
        return;
    }
    welcome(connection, request, *seat, {});
    see(*seat);
}

void HostedTable::welcome(Connection &connection, quint32 request, Seat seat,
                          const std::string &token) {
    Guest &guest = m_session.arrive(connection, seat);
    tellSeat(guest, request, token);
    if (!token.empty()) {
        askIfHeard(connection, seat);
    }
    tellInvite(guest);
    m_session.show(guest);
    if (!m_host) {
        beginWhenComplete();
    }
    emit arrived(seat == noSeat);
    emit changed();
}

void HostedTable::tellSeat(const Guest &guest, quint32 request, const std::string &token) {
    v1::Envelope envelope = answerTo(request);
    v1::Seated &seated = *envelope.mutable_seated();
    seated.set_table(id());
    seated.set_seat(guest.seat);
    seated.set_watching(guest.seat == noSeat);
    seated.set_token(token);
    seated.set_owner(owner() == &guest);
    guest.connection->send(envelope);
}

void HostedTable::tellInvite(const Guest &guest) {
    if (guest.seat != noSeat && m_seating.isOwner(guest.seat)) {
        v1::Envelope envelope;
        envelope.mutable_invite()->set_table(id());
        envelope.mutable_invite()->set_invite(invite());
        guest.connection->send(envelope);
    }
}

void HostedTable::askIfHeard(Connection &connection, Seat seat) {
    disconnect(&connection, &Connection::heard, this, nullptr); // of another seat
    connect(&connection, &Connection::heard, this, [this, &connection](quint8 about) {
        if (m_session.guestOf(connection, about) != nullptr) {
            see(about);
        }
    });
    connection.askIfHeard(seat);
}

void HostedTable::see(Seat seat) {
    if (m_seating.isUnseen(seat)) {
        m_turns.inTurn([this, seat] {
            change(m_seating.see({seat}),
                   [](const std::string & /*it is asked for its token, then*/) {});
        });
    }
}

void HostedTable::freeUnseen() {
    m_turns.inTurn([this] {
        std::vector<Seat> seats = m_seating.unseen();
        std::erase_if(seats, [this](Seat seat) { return m_session.isHere(seat); });
        if (!seats.empty()) {
            changeAndTell(m_seating.free(seats), [](const std::string & /*with the next*/) {});
        }
    });
}

// ---- Going -------------------------------------------------------------------------------------

void HostedTable::standUp(Connection &connection) {
    const std::vector<Seat> seats = m_session.seatsOf(connection);
    m_session.leave(connection);
    forget(connection);
    // Nobody has to wait for somebody who has gone before it begins.
    if (!m_session.attendance() && !seats.empty()) {
        changeAndTell(m_seating.free(seats), [](const std::string & /*it waits for its token*/) {});
    }
}

void HostedTable::lose(Connection &connection) {
    const std::vector<Seat> seats = m_session.seatsOf(connection);
    const bool isUnsure = std::any_of(seats.begin(), seats.end(), [this](Seat seat) {
        return m_seating.isUnseen(seat); // whether a token has been heard
    });
    if (isUnsure) {
        m_unseen.start(m_grace);
    }
    m_session.lose(connection);
    forget(connection);
}

void HostedTable::forget(Connection &connection) {
    std::erase(m_coming, &connection);
    disconnect(&connection, nullptr, this, nullptr);
    m_empty.start();
    tellSeats();
    emit changed();
}

void HostedTable::dismiss(const std::string &code, bool comeBack) {
    m_empty.start();
    m_session.dismiss(code, comeBack);
}

const HostedTable::Guest *HostedTable::owner() const {
    const auto &guests = m_session.guests();
    const auto named = std::find_if(guests.begin(), guests.end(), [this](const auto &guest) {
        return m_seating.isOwner(guest->seat);
    });
    const auto found = named != guests.end()
                           ? named
                           : std::find_if(guests.begin(), guests.end(),
                                          [](const auto &guest) { return guest->seat != noSeat; });
    return found != guests.end() ? found->get() : nullptr;
}

bool HostedTable::isOwner(const Connection &connection) const {
    const Guest *decides = owner();
    return decides != nullptr && decides->connection == &connection;
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
    if (m_session.guestOf(connection) == nullptr) {
        connection.sendProblem(envelope.id(), "not_seated");
        return;
    }
    switch (envelope.what_case()) {
    case v1::Envelope::kCommand: carryOut(connection, envelope); break;
    case v1::Envelope::kResync: m_session.tellStory(connection, envelope.id()); break;
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
        look(connection, envelope.look(), answering(connection, envelope.id()));
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
    if (m_session.isPaused()) {
        connection.sendProblem(envelope.id(), "paused");
        return;
    }
    const bool isSeat = command.seat() < static_cast<std::uint32_t>(m_host->match().seatCount());
    const Seat decides =
        isSeat ? m_host->match().controller(static_cast<Seat>(command.seat())) : noSeat;
    const Guest *guest = m_session.guestOf(connection, decides);
    if (guest == nullptr) {
        guest = m_session.guestOf(connection); // whose seat it is not: the host says so
    }
    if (guest->seat == noSeat) {
        connection.sendBye("malformed", false); // who watches has nothing to say
        return;
    }
    m_host->submit(guest->seat, command, envelope.id());
}

void HostedTable::answer(Connection &connection, const v1::Envelope &envelope) {
    const v1::Answer &said = envelope.answer();
    if (!isOwner(connection) || m_session.attendance() == nullptr) {
        connection.sendProblem(envelope.id(), "not_here");
    } else if (!m_session.attendance()->answer(said.question(), said.choice())) {
        connection.sendProblem(envelope.id(), "too_late");
    }
}

void HostedTable::showEmote(Connection &connection, std::uint32_t emote) {
    Guest *guest = m_session.guestOf(connection);
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
    m_session.tell(envelope);
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

void HostedTable::tellSeats() {
    v1::Envelope envelope;
    *envelope.mutable_seat_states() = m_session.states();
    m_session.tell(envelope);
    if (!m_host) { // names and free seats too, while it waits
        *envelope.mutable_table_list()->add_tables() = info();
        m_session.tell(envelope);
    }
}

void HostedTable::ask(const v1::Ask &ask) {
    if (const Guest *guest = owner()) {
        v1::Envelope envelope;
        *envelope.mutable_ask() = ask;
        guest->connection->send(envelope);
    }
}

} // namespace mirabilia::net
