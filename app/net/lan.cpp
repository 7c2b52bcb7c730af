// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/lan.h"

#include "app/net/kept_table.h"
#include "app/net/room_reading.h"
#include "app/net/wire.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

QUrl here(quint16 port) {
    return hostUrl(QHostAddress(QHostAddress::LocalHost), port);
}

} // namespace

Lan::Lan(const host::Games &games, const QDir &folder, const HostPorts &ports, QObject *parent)
    : Network(parent)
    , m_games(games)
    , m_folder(folder)
    , m_ports(ports)
    , m_kept(kept(QStringLiteral("seats")))
    , m_browser(ports.discovery)
    , m_seeker(ports.discovery) {
    connect(&m_browser, &TableBrowser::changed, this, &Network::foundChanged);
    connect(&m_seeker, &Seeker::changed, this, &Lan::lookForHost);
}

Lan::~Lan() {
    drop();
    forgetRemoved();
}

QString Lan::tablesIn(const QDir &folder) {
    return folder.filePath(QStringLiteral("tables"));
}

// ---- Looking ------------------------------------------------------------------------------------

void Lan::seek(bool on) {
    if (m_seeking != on) {
        m_seeking = on;
        on ? m_browser.open() : m_browser.close();
    }
}

bool Lan::seekAt(const QString &text) {
    const auto address = readAddress(text);
    if (address) {
        m_browser.askAt(address->host);
    }
    return address.has_value();
}

// ---- Into the room ------------------------------------------------------------------------------

void Lan::host(const HostWish &wish) {
    if (!wish.at.isEmpty()) {
        if (const auto address = whereTo(wish.at)) {
            leave(false);
            m_opening = wish;
            m_room.title = cleanName(wish.title);
            nameRoom(address->host, {}, {});
            connectTo(address->host, {});
        }
        return;
    }
    HostSettings settings;
    settings.name = cleanName(wish.title);
    settings.pin = wish.pin;
    settings.mayWatch = wish.mayWatch;
    settings.turnSeconds = wish.turnSeconds;
    openHome(settings);
    if (m_home) {
        m_home->open(wish.setup);
    }
}

void Lan::openHome(const HostSettings &settings) {
    leave(false);
    m_room.state = Room::State::Connecting;
    m_room.hosted = true;
    m_room.title = settings.name;
    m_room.pin = settings.pin;
    m_home = std::make_unique<HomeHost>(m_games, QDir(tablesIn(m_folder)), settings, m_ports);
    connect(m_home.get(), &HomeHost::opened, this, &Lan::enter);
    connect(m_home.get(), &HomeHost::failed, this, [this](const QString &why) {
        drop();
        emit roomChanged();
        emit problem(why, tr("Nothing has been lost."), tr("Fix that, then open the table again."));
    });
    connect(m_home.get(), &HomeHost::warned, this, [this](const QString &what) {
        emit problem(what, tr("The table is open."),
                     tr("Others can join by its address or its link."));
    });
    emit roomChanged();
}

void Lan::enter(const HomeTable &table) {
    for (const std::string &token : table.tokens) {
        v1::KeptSeat seat;
        seat.set_table(table.id);
        seat.set_token(token);
        seat.set_hosted_here(true);
        seat.set_title(m_room.title.toStdString());
        seat.set_at(QDateTime::currentSecsSinceEpoch());
        m_kept.keep(seat);
    }
    std::vector<TableClient::Ticket> tickets;
    for (const v1::KeptSeat &seat : m_kept.all().seats()) {
        if (seat.table() == table.id) {
            tickets.push_back({seat.table(), seat.token()});
        }
    }
    m_tableId = QString::fromStdString(table.id);
    nameRoom(hostUrl(ownAddress(), table.port), m_tableId, QString::fromStdString(table.invite));
    connectTo(here(table.port), tickets);
}

void Lan::nameRoom(const QUrl &host, const QString &table, const QString &invite) {
    m_room.address = shownAddress(host);
    if (!invite.isEmpty()) {
        m_room.link = linkTo(host, table, invite);
        m_room.page = pageOf(host, table, invite);
    }
}

std::optional<Address> Lan::whereTo(const QString &text) {
    auto address = readAddress(text);
    if (!address) {
        emit problem(tr("%1 is not a table's address.").arg(text), tr("Nothing has been lost."),
                     tr("Type it as the host's screen shows it, as in 192.168.1.7."));
    }
    return address;
}

void Lan::join(const JoinWish &wish) {
    const auto address = whereTo(wish.address);
    if (!address) {
        return;
    }
    leave(false);
    m_wish = wish;
    m_wish->table = wish.table.isEmpty() ? address->table : wish.table;
    m_wish->invite = wish.invite.isEmpty() ? address->invite : wish.invite;
    nameRoom(address->host, {}, {});
    connectTo(address->host, {});
}

void Lan::continueGame(const QString &id) {
    const std::string table = id.toStdString();
    std::vector<TableClient::Ticket> tickets;
    v1::KeptSeat latest;
    for (const v1::KeptSeat &seat : m_kept.all().seats()) {
        if (seat.table() == table) {
            tickets.push_back({seat.table(), seat.token()});
            latest = seat;
        }
    }
    const auto address = readAddress(QString::fromStdString(latest.address()));
    if (latest.hosted_here()) {
        HostSettings settings;
        settings.name = QString::fromStdString(latest.title());
        openHome(settings);
        m_room.started = !latest.game().empty();
        m_home->goOn(table);
    } else if (address) {
        leave(false);
        m_tableId = id;
        m_room.started = !latest.game().empty();
        m_room.title = QString::fromStdString(latest.title());
        nameRoom(address->host, {}, {});
        connectTo(address->host, tickets);
    } else {
        emit problem(tr("Nobody here has a seat at this table."), tr("Nothing has been lost."),
                     tr("Sit down again."));
    }
}

void Lan::connectTo(const QUrl &host, const std::vector<TableClient::Ticket> &tickets) {
    m_client = std::make_unique<TableClient>(host);
    for (const TableClient::Ticket &ticket : tickets) {
        m_client->remember(ticket);
    }
    connect(m_client.get(), &TableClient::stateChanged, this, &Lan::follow);
    connect(m_client.get(), &TableClient::received, this, &Lan::hear);
    m_client->open();
}

void Lan::follow() {
    using State = TableClient::State;
    const State state = m_client->state();
    const bool isLost = state == State::Lost || state == State::Closed;
    if (isLost && (m_wish || m_opening) &&
        !m_admitted) { // an address that leads nowhere is not tried for ever
        const QString why = m_client->why();
        drop();
        emit roomChanged();
        emit problem(why, tr("Nothing has been lost."),
                     tr("Are both on the same network? Guest networks often keep devices apart; a "
                        "phone's hotspot does not."));
        return;
    }
    m_room.why = m_client->why();
    m_room.state = state == State::Here     ? Room::State::Here
                   : state == State::Lost   ? Room::State::Lost
                   : state == State::Closed ? Room::State::Closed
                   : m_admitted             ? Room::State::Lost // on the way back
                                            : Room::State::Connecting;
    if (state == State::Here) {
        m_seeker.close();
        if (m_room.title.isEmpty()) {
            m_room.title = cleanName(QString::fromStdString(m_client->welcome().host_name()));
        }
        if (m_opening && !m_admitted) {
            askToOpen();
        } else if (m_wish && (!m_admitted || m_room.watching)) {
            askToSitDown();
        }
    } else if (state == State::Lost && !m_room.hosted) {
        m_seeker.open();
    }
    emit roomChanged();
}

void Lan::lookForHost() {
    const auto found =
        m_client ? m_seeker.hosts().find(m_client->welcome().host_id()) : m_seeker.hosts().end();
    if (found == m_seeker.hosts().end()) {
        return;
    }
    const FoundHost &host = found->second;
    std::vector<QUrl> urls;
    for (const QHostAddress &address : host.addresses) {
        urls.push_back(hostUrl(address, static_cast<quint16>(host.what.port())));
    }
    const bool isWhereItWas = std::any_of(urls.begin(), urls.end(), [this](const QUrl &url) {
        return url.authority() == m_client->host().authority();
    });
    if (!isWhereItWas) {
        m_client->moveTo(urls.front());
    }
}

void Lan::askToSitDown() {
    v1::Envelope envelope;
    if (m_wish->table.isEmpty()) {
        envelope.mutable_list_tables();
        send(envelope);
        return;
    }
    m_asked = sendJoin(*m_wish);
}

void Lan::askToOpen() {
    v1::Envelope envelope;
    v1::OpenTable &open = *envelope.mutable_open_table();
    const GameSetup &setup = m_opening->setup;
    open.set_game(setup.game.toStdString());
    open.set_live_points(setup.livePoints);
    open.set_title(m_opening->title.toStdString());
    open.set_own_pin(m_opening->pin.toStdString());
    open.set_unwatched(!m_opening->mayWatch);
    open.set_pin(m_opening->hostPin.toStdString());
    open.set_turn_seconds(static_cast<std::uint32_t>(std::max(m_opening->turnSeconds, 0)));
    for (const SeatSetup &seat : setup.seats) {
        addSeat(seat, open);
    }
    m_asked = send(std::move(envelope));
}

quint32 Lan::sendJoin(const JoinWish &wish) {
    v1::Envelope envelope;
    v1::Join &join = *envelope.mutable_join();
    join.set_table(wish.table.toStdString());
    join.set_name(wish.name.toStdString());
    join.set_color(wish.color.toStdString());
    join.set_pin(wish.pin.toStdString());
    join.set_invite(wish.invite.toStdString());
    join.set_watch(wish.watch);
    return send(std::move(envelope));
}

void Lan::seatAnother(const QString &name) {
    JoinWish wish = m_wish.value_or(JoinWish());
    wish.table = m_tableId;
    wish.name = name;
    if (m_room.hosted) {
        wish.pin = m_room.pin;
    }
    sendJoin(wish);
}

// ---- What the host says -------------------------------------------------------------------------

void Lan::hear(const v1::Envelope &envelope) {
    switch (envelope.what_case()) {
    case v1::Envelope::kSeated: sit(envelope); break;
    case v1::Envelope::kTableList: hearTables(envelope.table_list()); break;
    case v1::Envelope::kInvite: hearInvite(envelope.invite()); break;
    case v1::Envelope::kSeatStates: hearPresence(envelope.seat_states()); break;
    case v1::Envelope::kUpdate: hearView(envelope.update().view()); break;
    case v1::Envelope::kRestored: hearView(envelope.restored().view()); break;
    case v1::Envelope::kProblem: hearProblem(envelope); break;
    case v1::Envelope::kBye:
        if (envelope.bye().code() == "kicked") {
            m_kept.forget(m_tableId.toStdString());
            emit savesChanged();
        }
        break;
    case v1::Envelope::kAsk: {
        QStringList choices;
        for (const std::string &choice : envelope.ask().choices()) {
            choices.append(QString::fromStdString(choice));
        }
        emit asked(static_cast<int>(envelope.ask().question()),
                   static_cast<int>(envelope.ask().seat()), choices);
        break;
    }
    case v1::Envelope::kEmote:
        emit emoted(static_cast<int>(envelope.emote().seat()),
                    static_cast<int>(envelope.emote().emote()));
        break;
    default: break;
    }
}

void Lan::sit(const v1::Envelope &envelope) {
    const v1::Seated &seated = envelope.seated();
    const int seat = seated.watching() ? watcher : static_cast<int>(seated.seat());
    m_admitted = true;
    m_tableId = QString::fromStdString(seated.table());
    m_room.watching = seated.watching();
    m_room.owner = m_room.owner || seated.owner();
    m_room.mayStart = m_room.mayModerate = m_room.owner;
    if (envelope.reply_to() != 0) {
        m_mine.append(seat);
        std::sort(m_mine.begin(), m_mine.end());
        m_mine.erase(std::unique(m_mine.begin(), m_mine.end()), m_mine.end());
    } else if (m_moved.append(seat); m_moved.size() == m_mine.size()) {
        m_mine = std::exchange(m_moved, {});
        std::sort(m_mine.begin(), m_mine.end());
    }
    if (!seated.token().empty()) {
        v1::KeptSeat kept;
        kept.set_table(seated.table());
        kept.set_token(seated.token());
        kept.set_host_id(m_client->welcome().host_id());
        kept.set_address(m_room.address.toStdString());
        kept.set_title(m_room.title.toStdString());
        kept.set_at(QDateTime::currentSecsSinceEpoch());
        m_kept.keep(kept);
        emit savesChanged();
    }
    emit roomChanged();
}

void Lan::hearTables(const v1::TableList &list) {
    if (!m_admitted && m_wish && m_wish->table.isEmpty()) {
        const auto found =
            std::find_if(list.tables().begin(), list.tables().end(), [this](const auto &table) {
                return m_wish->watch ? table.may_watch() : table.free_seats() > 0;
            });
        if (found != list.tables().end()) {
            m_wish->table = QString::fromStdString(found->table());
            askToSitDown();
            return;
        }
        drop();
        emit roomChanged();
        emit problem(tr("There is no table with a free seat at this address."),
                     tr("Nothing has been lost."), tr("Ask the host to open one."));
        return;
    }
    for (const v1::TableInfo &table : list.tables()) {
        if (QString::fromStdString(table.table()) == m_tableId) {
            hearTable(table);
        }
    }
}

void Lan::hearTable(const v1::TableInfo &table) {
    const auto text = [](const auto &texts, qsizetype at) {
        return at < texts.size() ? QString::fromStdString(texts[static_cast<int>(at)]) : QString();
    };
    m_room.game = QString::fromStdString(table.game());
    m_room.started = table.started();
    setSeats(table.seats());
    for (qsizetype seat = 0; seat < m_room.seats.size(); ++seat) {
        m_room.seats[seat].setup.wonder = text(table.boards(), seat);
        m_room.seats[seat].setup.side = text(table.sides(), seat);
    }
    const bool waitsAgain = m_running && !table.started();
    if (waitsAgain) {
        dropGame();
    }
    emit roomChanged();
    if (waitsAgain) {
        emit ended();
    }
}

void Lan::hearInvite(const v1::Invite &invite) {
    const QString word = QString::fromStdString(invite.invite());
    const auto shown = readAddress(m_room.address); // the host's own is another one from elsewhere
    const QUrl host = m_room.hosted && shown ? shown->host : m_client->host();
    if (invite.seat() == 0) {
        if (!m_room.hosted) {
            nameRoom(host, m_tableId, word);
        }
    } else {
        m_room.givenAway = static_cast<int>(std::min(invite.seat(), std::uint32_t{mostSeats})) - 1;
        m_room.seatLink = linkTo(host, m_tableId, word);
        m_room.seatPage = pageOf(host, m_tableId, word);
    }
    emit roomChanged();
}

void Lan::setSeats(const google::protobuf::RepeatedPtrField<v1::SeatInfo> &seats) {
    m_room.seats.clear();
    for (const v1::SeatInfo &info : seats) {
        if (m_room.seats.size() == mostSeats) {
            break; // the host says more than there can be
        }
        m_room.seats.append(roomSeat(info, m_mine.contains(static_cast<int>(info.seat()))));
    }
}

void Lan::hearPresence(const v1::SeatStates &states) {
    m_room.paused = states.paused();
    for (const v1::SeatState &state : states.seats()) {
        if (state.seat() < static_cast<std::uint32_t>(m_room.seats.size())) {
            RoomSeat &seat = m_room.seats[static_cast<qsizetype>(state.seat())];
            seat.presence = presenceOf(state.presence());
            seat.awayForMs = static_cast<int>(state.away_ms());
        }
    }
    emit roomChanged();
}

void Lan::hearView(const v1::TableView &view) {
    if (view.seats().empty() || (m_running && m_match == view.match_id())) {
        return;
    }
    dropGame(); // the same table plays another one
    m_match = view.match_id();
    m_room.started = true;
    m_room.game = gameOf(view);
    setSeats(view.seats());
    keepSeats(view);
    m_running = std::make_unique<RemoteGame>(*m_client, m_room.game, m_mine);
    emit roomChanged();
    emit opened();
}

void Lan::keepSeats(const v1::TableView &view) {
    qsizetype next = 0; // of the seats of this screen
    m_kept.update(m_tableId.toStdString(), [&](v1::KeptSeat &seat) {
        seat.set_title(m_room.title.toStdString());
        seat.set_game(m_room.game.toStdString());
        seat.set_host_id(m_client->welcome().host_id());
        seat.set_at(QDateTime::currentSecsSinceEpoch());
        if (next < m_mine.size()) {
            seat.set_name(view.seats(m_mine[next++]).name());
        }
        seat.clear_others();
        for (const v1::SeatInfo &info : view.seats()) {
            const bool isMine = m_mine.contains(static_cast<int>(info.seat()));
            if (!isMine && info.kind() != v1::SEAT_KIND_FREE_CITY) {
                seat.add_others(info.name());
            }
        }
    });
    emit savesChanged();
}

void Lan::hearProblem(const v1::Envelope &envelope) {
    const v1::Problem &what = envelope.problem();
    const bool isGone = what.code() == "unknown_token" || what.code() == "no_such_table";
    if (isGone && !m_tableId.isEmpty()) {
        m_kept.forget(m_tableId.toStdString());
        emit savesChanged();
    }
    const QString why = told(what.code(), what.text());
    if ((isGone || m_asked == envelope.reply_to()) && m_running == nullptr) {
        drop();
        emit roomChanged();
    }
    emit problem(why, tr("Nothing has been lost."), {});
}

// ---- Kept things --------------------------------------------------------------------------------

QList<SavedGame> Lan::saves() const {
    return m_kept.games();
}

bool Lan::removeSave(const QString &id) {
    forgetRemoved();
    for (const v1::KeptSeat &seat : m_kept.all().seats()) {
        if (QString::fromStdString(seat.table()) == id) {
            m_removed.push_back(seat);
        }
    }
    const bool done = m_kept.forget(id.toStdString());
    emit savesChanged();
    return done;
}

bool Lan::restoreSave(const QString &id) {
    if (m_removed.empty() || QString::fromStdString(m_removed.front().table()) != id) {
        return false;
    }
    for (const v1::KeptSeat &seat : std::exchange(m_removed, {})) {
        m_kept.keep(seat);
    }
    emit savesChanged();
    return true;
}

void Lan::forgetRemoved() {
    for (const v1::KeptSeat &seat : std::exchange(m_removed, {})) {
        if (seat.hosted_here()) {
            clearTable(seat.table());
        }
    }
}

} // namespace mirabilia::net
