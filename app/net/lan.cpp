// SPDX-License-Identifier: GPL-3.0-or-later
// Entering the room of a table.
#include "app/net/lan.h"

#include "app/host/games.h"
#include "app/net/room_reading.h"
#include "app/net/wire.h"
#include "app/web/built_in.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

QUrl here(quint16 port) {
    return hostUrl(QHostAddress(QHostAddress::LocalHost), port);
}

std::vector<Ticket> ticketsOf(const std::vector<v1::KeptSeat> &seats) {
    std::vector<Ticket> tickets;
    for (const v1::KeptSeat &seat : seats) {
        if (!seat.watches()) {
            tickets.push_back(ticketOf(seat));
        }
    }
    return tickets;
}

bool isSomebodyHere(const GameSetup &setup) {
    return std::any_of(setup.seats.begin(), setup.seats.end(),
                       [](const SeatSetup &seat) { return seat.kind == SeatSetup::Kind::Person; });
}

/// What can be done about it; empty: nothing that its sentence does not say.
QString adviceOf(const v1::Problem &what) {
    if (what.retry_ms() > 0) {
        return Lan::tr("You can try again in %n second(s).", nullptr,
                       static_cast<int>((what.retry_ms() - 1) / 1000 + 1));
    }
    return what.left() > 0 ? Lan::tr("You have %n guess(es) left before you have to wait.", nullptr,
                                     static_cast<int>(what.left()))
                           : QString();
}

} // namespace

Lan::Lan(const host::Games &games, const QDir &folder, const HostPorts &ports, QObject *parent)
    : Network(parent)
    , m_games(games)
    , m_ports(ports)
    , m_kept(folder, m_host, *this)
    , m_browser(ports.discovery)
    , m_seeker(ports.discovery) {
    connect(&m_browser, &TableBrowser::changed, this, &Network::foundChanged);
    connect(this, &Network::savesChanged, this, &Network::foundChanged);
    connect(&m_seeker, &Seeker::changed, this, &Lan::lookForHost);
    connect(&m_kept.seats(), &KeptSeats::merged, this, &Network::savesChanged);
    connect(&m_kept.seats(), &KeptSeats::failed, this, [this](const QString &why) {
        emit problem(why, tr("The seats of this screen are known until the program ends."),
                     tr("Make room on the disk; the next change is written with all before it."));
    });
}

Lan::~Lan() {
    disconnect();
    leave(false);
}

QString Lan::tablesIn(const QDir &folder) {
    return KeptGames::tablesIn(folder);
}

// ---- Discovery ----------------------------------------------------------------------------------

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

QList<FoundTable> Lan::found() const {
    QList<FoundTable> tables = m_browser.tables();
    for (FoundTable &table : tables) {
        table.hasMySeat = !table.id.isEmpty() && m_kept.seats().has(table.id.toStdString());
    }
    return tables;
}

// ---- At this host -------------------------------------------------------------------------------

void Lan::host(const HostWish &wish) {
    Room room;
    room.state = Room::State::Connecting;
    room.title = cleanName(wish.title);
    if (!wish.at.isEmpty()) {
        if (const auto address = whereTo(wish.at)) {
            come(room);
            m_opening = wish;
            m_at->name(address->host, {}, {});
            connectTo(address->host, {});
        }
        return;
    }
    HostSettings settings;
    settings.name = room.title;
    settings.pin = wish.pin;
    settings.mayWatch = wish.mayWatch || !isSomebodyHere(wish.setup); // then this screen does
    settings.turnSeconds = wish.turnSeconds;
    settings.guard.everywhere = wish.everywhere;
    settings.pages = web::builtInPages();
    room.pin = wish.pin;
    room.hosted = true;
    openHome(room, settings);
    m_home->open(wish.setup);
}

void Lan::openHome(const Room &room, const HostSettings &settings) {
    come(room);
    m_home = std::make_unique<HomeHost>(m_host, m_games, m_kept.tables(), settings, m_ports);
    connect(m_home.get(), &HomeHost::opened, this, &Lan::enter);
    connect(m_home.get(), &HomeHost::failed, this,
            [this](const QString &why) { fail(why, tr("Fix that, then open the table again.")); });
    connect(m_home.get(), &HomeHost::warned, this, [this](const QString &what) {
        emit problem(what, tr("The table is open."),
                     tr("Others can join by its address or its link."));
    });
    emit roomChanged();
}

void Lan::enter(const HomeTable &table) {
    v1::KeptSeat seat;
    seat.set_table(table.id);
    seat.set_hosted_here(true);
    seat.set_title(room().title.toStdString());
    seat.set_at(QDateTime::currentSecsSinceEpoch());
    for (const std::string &token : table.tokens) {
        seat.set_token(token);
        m_kept.seats().keep(seat);
    }
    if (m_kept.seats().at(table.id).empty()) {
        seat.set_watches(true);
        seat.set_token(newToken().toStdString());
        m_kept.seats().keep(seat);
    }
    m_at->name(hostUrl(ownAddress(), table.port), QString::fromStdString(table.id),
               QString::fromStdString(table.invite));
    m_at->setPin(table.pin);
    const std::vector<Ticket> tickets = ticketsOf(m_kept.seats().at(table.id));
    if (tickets.empty()) {
        JoinWish &wish = m_wish.emplace();
        wish.table = QString::fromStdString(table.id);
        wish.pin = table.pin;
        wish.invite = QString::fromStdString(table.invite);
        wish.watch = true;
        wish.isTold = true;
    }
    connectTo(here(table.port), tickets);
}

// ---- At another host ----------------------------------------------------------------------------

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
    Room room;
    room.state = Room::State::Connecting;
    come(room);
    m_wish = wish;
    m_wish->table = wish.table.isEmpty() ? address->table : wish.table;
    m_wish->invite = wish.invite.isEmpty() ? address->invite : wish.invite;
    m_at->name(address->host, {}, {});
    connectTo(address->host, {});
}

void Lan::continueGame(const QString &id) {
    const std::vector<v1::KeptSeat> seats = m_kept.seats().at(id.toStdString());
    const v1::KeptSeat latest = seats.empty() ? v1::KeptSeat() : seats.back();
    const auto address = readAddress(QString::fromStdString(latest.address()));
    if (!latest.hosted_here() && !address) {
        emit problem(tr("Nobody here has a seat at this table."), tr("Nothing has been lost."),
                     tr("Sit down again."));
        return;
    }
    Room room;
    room.state = Room::State::Connecting;
    room.title = QString::fromStdString(latest.title());
    room.game = QString::fromStdString(latest.game());
    room.edition = host::editionFrom(latest.edition());
    room.started = !latest.game().empty();
    room.hosted = latest.hosted_here();
    if (room.hosted) {
        HostSettings settings;
        settings.name = room.title;
        settings.pages = web::builtInPages();
        openHome(room, settings);
        m_home->goOn(id.toStdString());
    } else {
        come(room);
        m_at->name(address->host, id, {});
        connectTo(address->host, ticketsOf(seats));
    }
}

void Lan::come(const Room &room) {
    leave(false);
    m_at = std::make_unique<TableRoom>(room, m_kept.seats(), m_games);
    connect(m_at.get(), &TableRoom::changed, this, &Network::roomChanged);
    connect(m_at.get(), &TableRoom::opened, this, &Network::opened);
    connect(m_at.get(), &TableRoom::ended, this, &Network::ended);
    connect(m_at.get(), &TableRoom::asked, this, &Network::asked);
    connect(m_at.get(), &TableRoom::withdrawn, this, &Network::withdrawn);
    connect(m_at.get(), &TableRoom::notice, this, &Network::notice);
    connect(m_at.get(), &TableRoom::emoted, this, &Network::emoted);
    connect(m_at.get(), &TableRoom::keptChanged, this, &Network::savesChanged);
    connect(m_at.get(), &TableRoom::dataCame, this, &Lan::tellOfData);
    connect(m_at.get(), &TableRoom::dataFailed, this, [this](const QString &why) {
        fail(why, tr("Ask the host to look at its data, or join another table."));
    });
}

void Lan::connectTo(const QUrl &host, const std::vector<Ticket> &tickets) {
    m_at->connectTo(host, tickets);
    TableClient *client = m_at->client();
    connect(client, &TableClient::stateChanged, this, &Lan::follow);
    connect(client, &TableClient::received, this, &Lan::hear);
    connect(client, &TableClient::ticketsChanged, this, &Lan::followSeats);
    client->open();
}

void Lan::follow() {
    using State = TableClient::State;
    const TableClient &client = *m_at->client();
    const bool isLost = client.state() == State::Lost || client.state() == State::Closed;
    const bool isWish = m_wish || m_opening;
    if (isLost && isWish && !m_at->isAdmitted()) { // do not retry a wish forever
        fail(client.why(),
             tr("Are both on the same network? Guest networks often keep devices apart; a "
                "phone's hotspot does not."));
    } else if (client.state() == State::Here) {
        m_seeker.close();
        if (m_opening && !m_at->isAdmitted()) {
            askToOpen();
        } else if (m_wish && (!m_at->isAdmitted() || room().watching)) {
            askToSitDown();
        }
    } else if (client.state() == State::Lost && !room().hosted) {
        m_seeker.open();
        lookForHost();
    }
}

void Lan::lookForHost() {
    TableClient *client = m_at ? m_at->client() : nullptr;
    if (client == nullptr || client->state() == TableClient::State::Here) {
        return;
    }
    const auto found = m_seeker.hosts().find(client->hostId());
    if (found == m_seeker.hosts().end() || found->second.addresses.empty()) {
        return;
    }
    const FoundHost &host = found->second;
    std::vector<QUrl> urls;
    for (const QHostAddress &address : host.addresses) {
        urls.push_back(hostUrl(address, static_cast<quint16>(host.what.port())));
    }
    const auto now = std::find_if(urls.begin(), urls.end(), [client](const QUrl &url) {
        return url.authority() == client->host().authority();
    });
    if (now == urls.end()) {
        client->moveTo(urls.front());
    } else if (client->state() == TableClient::State::Lost) { // try another address
        client->aimAt(now + 1 != urls.end() ? *(now + 1) : urls.front());
    }
}

void Lan::followSeats() {
    using State = Tickets::State;
    TableClient &client = *m_at->client();
    const Tickets &tickets = client.tickets();
    if (tickets.isAsking() || tickets.places().empty() || !tickets.seats().isEmpty()) {
        return;
    }
    if (m_wish && !m_at->isAdmitted()) {
        askToSitDown(); // for a new seat instead
    } else if (tickets.has(State::Unknown)) {
        const bool mayBeAnother =
            std::any_of(tickets.places().begin(), tickets.places().end(),
                        [](const Tickets::Place &place) { return place.ticket.proves; });
        if (mayBeAnother && !room().hosted) { // it cannot prove that it is the host
            client.doubt(
                tr("The host at %1 does not know your seat. Somebody else may have it now.")
                    .arg(shownAddress(client.host())));
        } else {
            fail(told("unknown_token", {}), {});
        }
    }
}

void Lan::askToSitDown() {
    const bool looks = !m_looked && m_at->client()->can(dataFeature);
    if (m_wish->table.isEmpty() || looks) {
        v1::Envelope envelope;
        envelope.mutable_list_tables();
        m_at->send(envelope);
    } else if (!askForKept(m_wish->table.toStdString())) {
        m_asked = sendJoin(*m_wish);
    }
}

bool Lan::askForKept(const std::string &table) {
    bool isAny = false;
    if (!std::exchange(m_askedForKept, true)) {
        TableClient &client = *m_at->client();
        for (const v1::KeptSeat &seat : m_kept.seats().at(table)) {
            if (!seat.hosted_here() && seat.host_id() == client.welcome().host_id()) {
                client.remember(ticketOf(seat));
                isAny = true;
            }
        }
    }
    return isAny;
}

void Lan::askToOpen() {
    v1::Envelope envelope;
    v1::OpenTable &open = *envelope.mutable_open_table();
    const GameSetup &setup = m_opening->setup;
    if (setup.edition != 1 && !m_at->client()->can(editionsFeature)) {
        fail(told("other_edition", {}), {}); // it would open the first edition
        return;
    }
    open.set_game(setup.game.toStdString());
    if (setup.edition != 1) {
        open.set_edition(static_cast<std::uint32_t>(setup.edition));
    }
    open.set_live_points(setup.livePoints);
    open.set_title(m_opening->title.toStdString());
    open.set_own_pin(m_opening->pin.toStdString());
    open.set_unwatched(!m_opening->mayWatch);
    open.set_pin(m_opening->hostPin.toStdString());
    open.set_turn_seconds(static_cast<std::uint32_t>(std::max(m_opening->turnSeconds, 0)));
    for (const SeatSetup &seat : setup.seats) {
        addSeat(seat, open);
    }
    m_asked = m_at->send(envelope);
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
    return m_at->send(envelope);
}

void Lan::seatAnother(const QString &name) {
    if (!m_at) {
        return;
    }
    JoinWish wish = m_wish.value_or(JoinWish());
    wish.table = m_at->table();
    wish.name = name;
    wish.watch = false;
    if (room().hosted) {
        wish.pin = room().pin;
    }
    sendJoin(wish);
}

// ---- Messages from the host on the way ----------------------------------------------------------

void Lan::hear(const v1::Envelope &envelope) {
    const std::string &code = envelope.bye().code();
    switch (envelope.what_case()) {
    case v1::Envelope::kTableList: choose(envelope.table_list()); break;
    case v1::Envelope::kProblem: hearProblem(envelope); break;
    case v1::Envelope::kBye:
        if (code == "saved" || code == "over" || code == "room_closed") {
            endRoom(QString::fromStdString(code));
        }
        break;
    default: break;
    }
}

void Lan::choose(const v1::TableList &list) {
    if (!m_wish || m_at->isAdmitted() || std::exchange(m_looked, true)) {
        return;
    }
    const std::string wanted = m_wish->table.toStdString();
    const auto found =
        std::find_if(list.tables().begin(), list.tables().end(), [&](const auto &table) {
            return !wanted.empty() ? table.table() == wanted
                   : m_wish->watch ? table.may_watch()
                                   : table.free_seats() > 0;
        });
    const bool isListed = found != list.tables().end();
    if (!isListed && wanted.empty()) {
        fail(tr("There is no table with a free seat at this address."),
             tr("Ask the host to open one."));
        return;
    }
    if (isListed) {
        m_wish->table = QString::fromStdString(found->table());
    }
    if (!isListed || m_at->look(*found)) { // one that sleeps says what it is played with later
        askToSitDown();
    }
}

void Lan::tellOfData() {
    const bool isWish = m_wish && !m_at->isAdmitted();
    if ((m_wish && !m_wish->isTold) || m_opening) {
        emit note(tr("This table is played with the data of its host, which are not yours."),
                  tr("They are used for this table alone; your own files stay as they are."), {});
    }
    if (isWish && m_wish) {
        askToSitDown();
    }
}

void Lan::hearProblem(const v1::Envelope &envelope) {
    const v1::Problem &what = envelope.problem();
    const QString why = told(what.code(), what.text());
    const bool isOfTheWay = envelope.reply_to() != 0 && m_asked == envelope.reply_to();
    if (isOfTheWay && running() == nullptr) {
        fail(why, adviceOf(what));
    } else {
        emit problem(why, tr("Nothing has been lost."), {});
    }
}

// ---- Saved games --------------------------------------------------------------------------------

bool Lan::removeSave(const QString &id) {
    const bool done = m_kept.remove(id);
    emit savesChanged();
    return done;
}

bool Lan::restoreSave(const QString &id) {
    const bool done = m_kept.restore(id);
    if (done) {
        emit savesChanged();
    }
    return done;
}

} // namespace mirabilia::net
