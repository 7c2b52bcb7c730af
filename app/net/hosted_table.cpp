// SPDX-License-Identifier: GPL-3.0-or-later
// Guests arriving, leaving and sending messages.
#include "app/net/hosted_table.h"

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

host::Attendance::Patience patienceOf(const TableSettings &settings, const Seating &seating) {
    host::Attendance::Patience patience = settings.patience;
    patience.turn = std::chrono::seconds(seating.kept().turn_seconds());
    return patience;
}

} // namespace

HostedTable::HostedTable(const host::Games &games, KeptTables &kept, LaidTable laid,
                         TableSettings settings, QObject *parent)
    : HostedRoom(parent)
    , m_games(games)
    , m_kept(kept)
    , m_seating(std::move(laid.table))
    , m_settings(settings)
    , m_problem(std::move(laid.problem))
    , m_session(patienceOf(settings, m_seating)) {
    connect(&m_session, &TableSession::changed, this, &HostedTable::seatsChanged);
    connect(&m_session, &TableSession::asked, this, &HostedTable::ask);
    connect(&m_session, &TableSession::withdrawn, this, [this](quint32 question, Seat seat) {
        if (m_decides) {
            v1::Ask ask;
            ask.set_question(question);
            ask.set_seat(seat);
            withdraw(*m_decides, ask);
        }
    });
    connect(&m_session, &TableSession::endWanted, this, &HostedTable::rest, Qt::QueuedConnection);
    connect(&m_session, &TableSession::stoodIn, this,
            [this](Seat seat) { tellNotice("stand_in", seat); });
    m_empty.start();
    m_unseen.setSingleShot(true);
    connect(&m_unseen, &QTimer::timeout, this, &HostedTable::freeUnseen);
    m_unseen.start(m_settings.grace); // anyone who knows a token returns before that
    if (!m_problem.isEmpty()) {
        return;
    }
    if (laid.log) {
        play(std::move(laid.match), std::move(laid.log));
    } else {
        beginWhenComplete(); // a table of computers needs nobody
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
        const Connection *connection = at(static_cast<Seat>(seat.seat()));
        seat.set_browser(connection != nullptr && connection->can(browserFeature));
    }
    info.set_free_seats(m_seating.freeSeats());
    info.set_title(kept().title());
    for (const v1::SeatWish &wish : m_seating.header().wishes()) {
        info.add_boards(wish.wonder());
        info.add_sides(wish.side());
    }
    info.set_owner(kept().owner());
    if (const Guest *guest = m_host ? nullptr : decides()) {
        info.set_may_begin(guest->seat + 1U);
    }
    info.set_started(m_seating.started());
    info.set_edition(m_seating.header().edition());
    info.set_data(m_games.fingerprint(info.game(), host::editionOf(m_seating.header())));
    info.set_turn_seconds(kept().turn_seconds());
    return info;
}

bool HostedTable::has(const Connection &connection) const {
    return m_session.guestOf(connection) != nullptr ||
           std::find(m_coming.begin(), m_coming.end(), &connection) != m_coming.end();
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
    const bool waits = m_requests.add(
        connection, [this, request, join](Connection &visitor) { admit(visitor, request, join); });
    if (!waits) {
        stopComing(&connection);
        connection.sendProblem(request, "too_fast");
    }
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
        return; // left while waiting
    }
    if (host::editionOf(m_seating.header()) != 1 && !connection.can(editionsFeature)) {
        stopComing(&connection);
        connection.sendProblem(request, "other_edition");
    } else if (isReturn(join)) {
        stopComing(&connection);
        comeBack(connection, request, join);
    } else if (join.watch()) {
        stopComing(&connection);
        welcome(connection, request, noSeat, {});
    } else {
        sitDown(connection, request, join);
    }
}

bool HostedTable::mayTakeMore(const Connection &connection) const {
    return m_session.seatsOf(connection).size() < m_settings.seatsEach ||
           rightsOf(connection).moderate;
}

void HostedTable::sitDown(Connection &connection, quint32 request, const v1::Join &join) {
    Seating::Change seated = m_seating.sitDown(join);
    if (seated.problem.empty() && !mayTakeMore(connection)) {
        seated.problem = "too_many_seats";
    }
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
    } else { // left before the token could be sent; at worst the seat is freed later
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
    const std::optional<Seat> seat = m_seating.seatOf(join, connection.nonces());
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
    if (!token.empty() && !connection.can(browserFeature)) { // of which a page knows nothing
        askIfHeard(connection, seat);
    }
    tellInvite(guest);
    if (m_decides == &connection) {
        m_decides = nullptr; // send the open questions again
    }
    settleRights(&connection);
    m_session.show(guest);
    if (m_host && !token.empty()) {
        tellNotice("seat_taken", seat);
    }
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
    const Rights rights = rightsOf(guest);
    seated.set_owner(rights.start);
    if (rights.start) {
        seated.add_may("start");
    }
    if (rights.moderate) {
        seated.add_may("moderate");
    }
    guest.connection->send(envelope);
}

void HostedTable::tellSeatsOf(const Connection &connection) {
    for (const auto &guest : m_session.guests()) {
        if (guest->connection == &connection) {
            tellSeat(*guest, 0, {});
        }
    }
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
    disconnect(&connection, &Connection::heard, this, nullptr); // for another seat
    connect(&connection, &Connection::heard, this,
            [this, &connection](quint8 about) { hearKept(connection, about); });
    connection.askIfHeard(seat);
}

void HostedTable::hearKept(const Connection &connection, std::uint32_t about) {
    for (const Seat seat : m_session.seatsOf(connection)) {
        if (seat == about) {
            see(seat);
        }
    }
}

void HostedTable::see(Seat seat) {
    if (m_seating.isUnseen(seat) || m_seating.hasLeft(seat)) {
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
    for (const Seat seat : seats) {
        if (m_host) {
            tellNotice("left", seat);
        }
    }
    forget(connection);
    m_turns.inTurn([this, seats] { keepLeft(seats); });
}

void HostedTable::lose(Connection &connection) {
    const std::vector<Seat> seats = m_session.seatsOf(connection);
    const bool isUnsure = std::any_of(seats.begin(), seats.end(), [this](Seat seat) {
        return m_seating.isUnseen(seat); // the token may not have arrived
    });
    if (isUnsure) {
        m_unseen.start(m_settings.grace);
    }
    m_session.lose(connection);
    forget(connection);
}

void HostedTable::forget(Connection &connection) {
    std::erase(m_coming, &connection);
    disconnect(&connection, nullptr, this, nullptr);
    m_empty.start();
    for (Asked &asked : m_asked) {
        asked.consent.forget(connection);
    }
    seatsChanged();
    emit changed();
}

void HostedTable::dismiss(const std::string &code, bool comeBack) {
    m_empty.start();
    endConsents();
    m_session.dismiss(code, comeBack);
    m_decides = nullptr;
}

void HostedTable::rest() {
    dismiss("saved", false);
    emit changed();
}

// ---- Who decides -------------------------------------------------------------------------------

const HostedTable::Guest *HostedTable::decides() const {
    if (kept().owner() != 0) {
        const auto owner = static_cast<Seat>(kept().owner() - 1);
        const Guest *guest = m_session.guestAt(owner);
        // Nobody takes over while the owner may only have lost the connection briefly.
        if (guest != nullptr || m_session.presenceOf(owner) == v1::SeatState::HERE) {
            return guest;
        }
    }
    const auto &guests = m_session.guests();
    const auto longest = std::find_if(guests.begin(), guests.end(),
                                      [](const auto &guest) { return guest->seat != noSeat; });
    return longest != guests.end() ? longest->get() : nullptr;
}

HostedTable::Rights HostedTable::rightsOf(const Guest &guest) const {
    return {&guest == decides(), guest.seat != noSeat && m_seating.isOwner(guest.seat)};
}

HostedTable::Rights HostedTable::rightsOf(const Connection &connection) const {
    Rights rights;
    for (const auto &guest : m_session.guests()) {
        if (guest->connection == &connection) {
            const Rights own = rightsOf(*guest);
            rights = {rights.start || own.start, rights.moderate || own.moderate};
        }
    }
    return rights;
}

void HostedTable::settleRights(const Connection *told) {
    const Guest *guest = decides();
    if (guest == nullptr || m_decides == guest->connection) {
        return; // the previous one is told when somebody else takes over
    }
    const host::Attendance *attendance = m_session.attendance();
    const std::vector<v1::Ask> open =
        attendance != nullptr ? attendance->open() : std::vector<v1::Ask>();
    const Visitor before = std::exchange(m_decides, guest->connection);
    if (before && m_session.guestOf(*before) != nullptr) {
        for (const v1::Ask &ask : open) {
            withdraw(*before, ask);
        }
        tellSeatsOf(*before);
    }
    if (guest->connection != told) {
        tellSeatsOf(*guest->connection);
    }
    for (const v1::Ask &ask : open) {
        this->ask(ask);
    }
    if (const Seat last = std::exchange(m_announced, guest->seat);
        m_host && last != noSeat && last != guest->seat) {
        tellNotice("moderates", guest->seat);
    }
}

// ---- Messages from guests ----------------------------------------------------------------------

void HostedTable::receive(Connection &connection, const v1::Envelope &envelope) {
    const bool isComing =
        std::find(m_coming.begin(), m_coming.end(), &connection) != m_coming.end();
    if (envelope.has_leave() && has(connection)) {
        standUp(connection); // immediately, without waiting for the disk
        return;
    }
    const bool changesSeats =
        envelope.has_owner_act() || envelope.has_look() || envelope.has_answer();
    if (!isComing && !changesSeats) {
        hear(connection, envelope);
        return;
    }
    // Only the latest look of a seat counts.
    const quint64 kind = envelope.has_look() ? quint64{1} + envelope.look().seat() : 0;
    const bool waits = m_requests.add(
        connection, [this, envelope](Connection &visitor) { hear(visitor, envelope); }, kind);
    if (!waits) {
        connection.sendProblem(envelope.id(), "too_fast");
    }
}

void HostedTable::hear(Connection &connection, const v1::Envelope &envelope) {
    if (m_session.guestOf(connection) == nullptr) {
        connection.sendProblem(envelope.id(), "not_seated");
        return;
    }
    switch (envelope.what_case()) {
    case v1::Envelope::kCommand: play(connection, envelope); break;
    case v1::Envelope::kResync: m_session.tellStory(connection, envelope.id()); break;
    case v1::Envelope::kAnswer: answer(connection, envelope); break;
    case v1::Envelope::kEmote: showEmote(connection, envelope.emote().emote()); break;
    case v1::Envelope::kFetchRecord: tellRecord(connection, envelope.id()); break;
    case v1::Envelope::kHeard: hearKept(connection, envelope.heard().seat()); break;
    case v1::Envelope::kOwnerAct: act(connection, envelope.id(), envelope.owner_act()); break;
    case v1::Envelope::kLook:
        look(connection, envelope.look(), answering(&connection, envelope.id()));
        break;
    default: connection.sendProblem(envelope.id(), "malformed");
    }
}

void HostedTable::play(Connection &connection, const v1::Envelope &envelope) {
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
        guest = m_session.guestOf(connection); // not their seat; the host refuses it
    }
    if (guest->seat == noSeat) {
        connection.sendBye("malformed", false); // watchers may not send this
        return;
    }
    m_session.attendance()->act(guest->seat);
    m_host->submit(guest->seat, command, envelope.id());
}

void HostedTable::answer(Connection &connection, const v1::Envelope &envelope) {
    const v1::Answer &said = envelope.answer();
    const auto asked = std::find_if(m_asked.begin(), m_asked.end(), [&said](const Asked &each) {
        return each.consent.question() == said.question();
    });
    if (asked != m_asked.end()) {
        if (asked->consent.answer(connection, said.choice())) {
            settleConsents();
        } else {
            connection.sendProblem(envelope.id(), "too_late");
        }
        return;
    }
    host::Attendance *attendance = m_session.attendance();
    if (attendance == nullptr || !rightsOf(connection).start) {
        connection.sendProblem(envelope.id(), "not_here");
        return;
    }
    const std::vector<v1::Ask> open = attendance->open();
    const auto about = std::find_if(open.begin(), open.end(), [&said](const v1::Ask &ask) {
        return ask.question() == said.question();
    });
    if (!attendance->answer(said.question(), said.choice()) || about == open.end()) {
        connection.sendProblem(envelope.id(), "too_late");
    } else if (said.choice() == "stand_in") {
        tellNotice("stand_in", static_cast<Seat>(about->seat()));
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

// ---- Messages to guests ------------------------------------------------------------------------

void HostedTable::seatsChanged() {
    tellSeats();
    settleRights();
    settleConsents();
}

void HostedTable::tellSeats() {
    v1::Envelope envelope;
    *envelope.mutable_seat_states() = m_session.states();
    m_session.tell(envelope);
    if (!m_host) { // names and free seats too, while waiting
        *envelope.mutable_table_list()->add_tables() = info();
        m_session.tell(envelope);
    }
}

void HostedTable::ask(const v1::Ask &ask) {
    if (m_decides && rightsOf(*m_decides).start) {
        v1::Envelope envelope;
        *envelope.mutable_ask() = ask;
        m_decides->send(envelope);
    }
}

void HostedTable::tellNotice(const std::string &code, Seat seat) {
    v1::Envelope envelope;
    v1::Notice &notice = *envelope.mutable_notice();
    notice.set_code(code);
    notice.set_seat(seat);
    notice.set_name(m_seating.header().seats(seat).name());
    notice.set_text(noticeFor(code, notice.name()));
    m_session.tell(envelope);
}

} // namespace mirabilia::net
