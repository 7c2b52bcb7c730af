// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_room.h"

#include "app/host/games.h"
#include "app/net/address.h"
#include "app/net/room_reading.h"
#include "app/net/wire.h"

#include <algorithm>
#include <utility>

namespace mirabilia::net {

TableRoom::TableRoom(Room room, KeptSeats &kept, const host::Games &games, QObject *parent)
    : QObject(parent)
    , m_kept(kept)
    , m_data(games)
    , m_room(std::move(room)) {
    connect(&m_data, &HostData::came, this, [this] {
        m_room.gameData = m_data.data();
        openGame();
        emit changed();
        emit dataCame();
    });
    connect(&m_data, &HostData::failed, this, &TableRoom::dataFailed);
}

TableRoom::~TableRoom() = default;

void TableRoom::name(const QUrl &host, const QString &table, const QString &invite) {
    m_table = table;
    m_room.address = shownAddress(host);
    if (!invite.isEmpty()) {
        m_room.link = linkTo(host, table, invite);
        m_room.page = pageOf(host, table, invite);
    }
}

void TableRoom::connectTo(const QUrl &host, const std::vector<Ticket> &tickets) {
    m_client = std::make_unique<TableClient>(host);
    m_client->showEditions(); // the window can
    for (const Ticket &ticket : tickets) {
        m_client->remember(ticket);
    }
    connect(m_client.get(), &TableClient::stateChanged, this, &TableRoom::follow);
    connect(m_client.get(), &TableClient::received, this, &TableRoom::hear);
    connect(m_client.get(), &TableClient::ticketsChanged, this, &TableRoom::followSeats);
}

quint32 TableRoom::send(const v1::Envelope &envelope) {
    return m_client ? m_client->send(envelope) : 0;
}

void TableRoom::answer(int question, const QString &choice) {
    v1::Envelope envelope;
    envelope.mutable_answer()->set_question(static_cast<std::uint32_t>(question));
    envelope.mutable_answer()->set_choice(choice.toStdString());
    send(envelope);
    withdraw(question);
}

void TableRoom::close() {
    disconnect();
    dropGame();
    if (m_client) { // it may be the sender of this signal
        m_client->disconnect(this);
        m_client->close();
        m_client.release()->deleteLater();
    }
}

// ---- The connection to its host -----------------------------------------------------------------

void TableRoom::follow() {
    if (m_client->state() == TableClient::State::Here) {
        m_farewell.clear();
        if (m_room.title.isEmpty()) {
            m_room.title = cleanName(QString::fromStdString(m_client->welcome().host_name()));
        }
    } else {
        m_data.lose();
        withdrawAll(); // they are asked again on return
    }
    setState();
    emit changed();
}

void TableRoom::setState() {
    using State = TableClient::State;
    if (!m_client) {
        return; // a receiver of the signal has left
    }
    const State state = m_client->state();
    const bool isHere = state == State::Here;
    const bool isLost = state == State::Lost ||
                        (state == State::Connecting && (m_admitted || !m_client->why().isEmpty()));
    const bool isSeated = isHere && m_isOpen && m_admitted; // a host may still ask for a PIN
    m_room.state = state == State::Closed ? Room::State::Closed
                   : isSeated             ? Room::State::Here
                   : isLost || m_admitted ? Room::State::Lost // reconnecting
                                          : Room::State::Connecting;
    const Room::Awaits awaits = isHere && !m_isOpen ? Room::Awaits::Table
                                : isLost            ? Room::Awaits::Host
                                                    : Room::Awaits::Nothing;
    m_room.why =
        awaits == Room::Awaits::Table
            ? tr("%1 is not open now. It goes on here when its host opens it.").arg(m_room.title)
        // During a game the reason of a failed attempt does not matter: nothing is lost and it
        // resumes.
        : isLost && (m_running || !m_farewell.isEmpty()) ? m_farewell
                                                         : m_client->why();
    if (std::exchange(m_room.awaits, awaits) != awaits) {
        m_awaits.start();
    }
    m_room.awaitsForMs = awaits == Room::Awaits::Nothing ? 0 : static_cast<int>(m_awaits.elapsed());
}

// ---- Messages from the host ---------------------------------------------------------------------

void TableRoom::hear(const v1::Envelope &envelope) {
    m_data.hear(envelope);
    switch (envelope.what_case()) {
    case v1::Envelope::kSeated: sit(envelope.seated()); break;
    case v1::Envelope::kTableList:
        for (const v1::TableInfo &table : envelope.table_list().tables()) {
            if (!m_table.isEmpty() && table.table() == tableId()) {
                hearTable(table);
            }
        }
        break;
    case v1::Envelope::kInvite: hearInvite(envelope.invite()); break;
    case v1::Envelope::kSeatStates: hearPresence(envelope.seat_states()); break;
    case v1::Envelope::kUpdate: hearView(envelope.update().view()); break;
    case v1::Envelope::kRestored: hearView(envelope.restored().view()); break;
    case v1::Envelope::kAsk: hearQuestion(envelope.ask()); break;
    case v1::Envelope::kNotice: hearNotice(envelope.notice()); break;
    case v1::Envelope::kBye:
        m_farewell = envelope.bye().code() == "host_left"
                         ? told(envelope.bye().code(), envelope.bye().text())
                         : QString();
        break;
    case v1::Envelope::kEmote:
        emit emoted(static_cast<int>(envelope.emote().seat()),
                    static_cast<int>(envelope.emote().emote()));
        break;
    default: break;
    }
    if (m_running) {
        m_running->hear(envelope);
    }
}

void TableRoom::sit(const v1::Seated &seated) {
    m_admitted = true;
    setState();
    m_table = QString::fromStdString(seated.table());
    if (seated.data() != 0) { // an older host tells it with the table
        setData(seated.table(), seated.data());
    }
    if (seated.watching()) {
        m_room.watching = m_client->tickets().seats().isEmpty();
        followSeats();
    } else {
        const auto may = [&seated](std::string_view what) {
            return std::find(seated.may().begin(), seated.may().end(), what) != seated.may().end();
        };
        const bool all = seated.owner() && seated.may().empty(); // from an older host
        m_rights[static_cast<int>(seated.seat())] = {seated.owner(), all || may("start"),
                                                     all || may("moderate")};
        m_room.watching = false;
        setRights();
    }
    emit changed();
}

void TableRoom::setRights() {
    const auto any = [this](bool Rights::*right) {
        return std::any_of(m_rights.begin(), m_rights.end(),
                           [right](const auto &each) { return each.second.*right; });
    };
    m_room.mayStart = any(&Rights::start);
    m_room.mayModerate = any(&Rights::moderate);
    m_room.owner = any(&Rights::owner) || m_room.mayStart || m_room.mayModerate;
}

void TableRoom::followSeats() {
    const Tickets &tickets = m_client->tickets();
    if (tickets.isAsking()) {
        return; // wait until all are known
    }
    QList<int> mine = tickets.seats();
    m_isOpen = !tickets.has(Tickets::State::NotOpen) || !mine.isEmpty();
    setState();
    keepPlaces();
    if (mine.isEmpty() && m_room.watching) {
        mine = {watcher};
    }
    if (!mine.isEmpty() && mine != m_mine) { // without a seat, keep showing the last one
        m_mine = mine;
        std::erase_if(m_rights, [&mine](const auto &each) { return !mine.contains(each.first); });
        setRights();
        markMine();
        openGame();
    }
    emit changed();
}

bool TableRoom::look(const v1::TableInfo &table) {
    m_room.game = QString::fromStdString(table.game());
    m_room.edition = host::editionFrom(table.edition());
    setData(table.table(), table.data());
    emit changed();
    return !m_data.isAwaited();
}

void TableRoom::setData(const std::string &table, std::uint64_t fingerprint) {
    m_room.data = fingerprint;
    if (m_client) {
        m_data.follow(*m_client, table, fingerprint);
    }
    m_room.gameData = m_data.data();
}

void TableRoom::hearTable(const v1::TableInfo &table) {
    const auto text = [](const auto &texts, qsizetype at) {
        return at < texts.size() ? QString::fromStdString(texts[static_cast<int>(at)]) : QString();
    };
    m_room.game = QString::fromStdString(table.game());
    m_room.edition = host::editionFrom(table.edition());
    setData(table.table(), table.data());
    m_room.started = table.started();
    m_room.ownerSeat = static_cast<int>(std::min(table.owner(), std::uint32_t{mostSeats})) - 1;
    m_room.turnSeconds = static_cast<int>(std::min(table.turn_seconds(), longestTurn));
    setSeats(table.seats());
    for (qsizetype seat = 0; seat < m_room.seats.size(); ++seat) {
        m_room.seats[seat].setup.wonder = text(table.boards(), seat);
        m_room.seats[seat].setup.side = text(table.sides(), seat);
    }
    const bool waitsAgain = m_running && !table.started();
    if (waitsAgain) {
        m_seen.Clear();
        dropGame();
    }
    emit changed();
    if (waitsAgain) {
        emit ended();
    }
}

void TableRoom::hearInvite(const v1::Invite &invite) {
    const QString word = QString::fromStdString(invite.invite());
    const auto shown = readAddress(m_room.address); // our own host is at localhost for us only
    const QUrl host = m_room.hosted && shown ? shown->host : m_client->host();
    if (invite.seat() == 0) {
        if (!m_room.hosted) {
            name(host, m_table, word);
        }
    } else {
        m_room.givenAway = static_cast<int>(std::min(invite.seat(), std::uint32_t{mostSeats})) - 1;
        const QString seat = m_table + QLatin1String(takenSeat);
        m_room.seatLink = linkTo(host, seat, word);
        m_room.seatPage = pageOf(host, seat, word);
    }
    emit changed();
}

void TableRoom::setSeats(const google::protobuf::RepeatedPtrField<v1::SeatInfo> &seats) {
    m_room.seats.clear();
    for (const v1::SeatInfo &info : seats) {
        if (m_room.seats.size() == mostSeats) {
            break; // more than there can be
        }
        m_room.seats.append(roomSeat(info, m_mine.contains(static_cast<int>(info.seat()))));
    }
}

void TableRoom::markMine() {
    using Kind = SeatSetup::Kind;
    for (qsizetype seat = 0; seat < m_room.seats.size(); ++seat) {
        Kind &kind = m_room.seats[seat].setup.kind;
        if (kind == Kind::Person || kind == Kind::Elsewhere) {
            kind = m_mine.contains(static_cast<int>(seat)) ? Kind::Person : Kind::Elsewhere;
        }
    }
}

void TableRoom::hearPresence(const v1::SeatStates &states) {
    m_room.paused = states.paused();
    m_room.watchers = static_cast<int>(std::min(states.watchers(), mostWatchers));
    QList<int> back;
    for (const v1::SeatState &state : states.seats()) {
        if (state.seat() < static_cast<std::uint32_t>(m_room.seats.size())) {
            RoomSeat &seat = m_room.seats[static_cast<qsizetype>(state.seat())];
            const RoomSeat::Presence before = std::exchange(seat.presence, presenceOf(state));
            seat.awayForMs = shownMs(state.away_ms());
            seat.turnLeftMs = shownMs(state.turn_left_ms());
            if (before != seat.presence && seat.presence == RoomSeat::Presence::Here) {
                back.append(static_cast<int>(state.seat()));
            }
        }
    }
    const QList<RoomQuestion> questions = m_room.questions;
    for (const RoomQuestion &question : questions) {
        if (back.contains(question.seat) && question.choices.contains(QStringLiteral("wait"))) {
            withdraw(question.number); // settled by itself
        }
    }
    emit changed();
}

void TableRoom::hearQuestion(const v1::Ask &ask) {
    RoomQuestion question;
    question.number = static_cast<int>(ask.question());
    question.seat = static_cast<int>(ask.seat());
    question.choices = choicesOf(ask);
    if (question.choices.isEmpty()) {
        withdraw(question.number);
        return;
    }
    const QList<RoomQuestion> before = m_room.questions;
    for (const RoomQuestion &each : before) {
        if (each.number == question.number ||
            (each.seat == question.seat && each.choices == question.choices)) {
            withdraw(each.number); // replaced by the new question
        }
    }
    if (m_room.questions.size() > mostSeats) {
        return; // too many to be genuine
    }
    m_room.questions.append(question);
    emit changed();
    emit asked(question.number, question.seat, question.choices);
}

void TableRoom::withdraw(int question) {
    const auto gone =
        std::remove_if(m_room.questions.begin(), m_room.questions.end(),
                       [question](const RoomQuestion &each) { return each.number == question; });
    if (gone != m_room.questions.end()) {
        m_room.questions.erase(gone, m_room.questions.end());
        emit changed();
        emit withdrawn(question);
    }
}

void TableRoom::withdrawAll() {
    while (!m_room.questions.isEmpty()) {
        withdraw(m_room.questions.first().number);
    }
}

void TableRoom::hearNotice(const v1::Notice &told) {
    const int seat = static_cast<int>(std::min(told.seat(), std::uint32_t{watcher}));
    emit notice(QString::fromStdString(told.code()), seat,
                cleanName(QString::fromStdString(told.name())),
                QString::fromStdString(told.text()).left(longestText).simplified());
}

// ---- The game -----------------------------------------------------------------------------------

void TableRoom::hearView(const v1::TableView &view) {
    if (!view.seats().empty() && (!m_running || m_seen.match_id() != view.match_id())) {
        m_seen = view;
        if (m_running) {
            dropGame(); // the same table plays another one
        }
        openGame();
    }
}

void TableRoom::openGame() {
    const bool isOpen = m_running && m_running->localSeats() == m_mine;
    const bool waits = m_client->tickets().isAsking() || m_data.isAwaited();
    if (m_seen.seats().empty() || m_mine.isEmpty() || isOpen || waits) {
        return;
    }
    dropGame();
    m_room.started = true;
    m_room.game = gameOf(m_seen);
    m_room.edition = host::editionFrom(m_seen.edition());
    setSeats(m_seen.seats());
    keepNames();
    m_running = std::make_unique<RemoteGame>(*m_client, m_room.game, m_room.edition, m_mine,
                                             m_room.gameData);
    emit changed();
    emit opened();
}

void TableRoom::dropGame() {
    if (m_running) {
        m_running->close();
        m_running.release()->deleteLater(); // it may be the sender of this signal
    }
}

// ---- What is saved ------------------------------------------------------------------------------

void TableRoom::keepPlaces() {
    using State = Tickets::State;
    const v1::KeptSeats before = m_kept.all();
    for (const Tickets::Place &place : m_client->tickets().places()) {
        if (place.state == State::Seated || place.state == State::Unknown ||
            place.state == State::Gone) {
            v1::KeptSeat known;
            known.set_host_id(m_client->welcome().host_id());
            known.set_title(m_room.title.toStdString());
            known.set_at(QDateTime::currentSecsSinceEpoch());
            known.set_hosted_here(m_room.hosted);
            if (!m_room.hosted) {
                known.set_address(shownAddress(m_client->host()).toStdString());
            }
            m_kept.follow(place, known);
        }
    }
    if (packed(before) != packed(m_kept.all())) {
        emit keptChanged();
    }
}

void TableRoom::keepNames() {
    v1::KeptSeat known;
    known.set_title(m_room.title.toStdString());
    known.set_host_id(m_client->welcome().host_id());
    known.set_at(QDateTime::currentSecsSinceEpoch());
    known.set_game(m_room.game.toStdString());
    known.set_edition(m_seen.edition());
    std::vector<std::string> names;
    for (const v1::SeatInfo &info : m_seen.seats()) {
        const bool isMine = m_mine.contains(static_cast<int>(info.seat()));
        if (!isMine && info.kind() != v1::SEAT_KIND_FREE_CITY) {
            known.add_others(info.name());
        }
        names.push_back(info.name());
    }
    m_kept.update(tableId(), [known, names](v1::KeptSeat &seat) {
        seat.set_title(known.title());
        seat.set_host_id(known.host_id());
        seat.set_at(known.at());
        if (seat.seat() > 0 && seat.seat() <= names.size()) {
            seat.set_name(names[seat.seat() - 1]);
        }
        if (seat.lost() == 0) {
            seat.set_game(known.game());
            seat.set_edition(known.edition());
        }
        *seat.mutable_others() = known.others();
    });
    emit keptChanged();
}

} // namespace mirabilia::net
