// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_host.h"

#include "app/edge/admit.h"
#include "app/net/address.h"
#include "app/net/wire.h"
#include "app/store/files.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr quint32 restartMs = 1'000;
constexpr int naps = 20; // checks per timeout of an empty table

/// The id by which a host is recognised after an address change.
std::string keptId(const QDir &folder) {
    const QString path = folder.filePath(QStringLiteral("host.id"));
    QFile before(path);
    if (before.open(QIODevice::ReadOnly) && before.size() == tokenBytes) {
        return before.readAll().toStdString();
    }
    const QByteArray id = newToken();
    // If it cannot be saved, the host has another id next time.
    static_cast<void>(store::writeFile(path, id));
    return id.toStdString();
}

} // namespace

TableHost::TableHost(const host::Games &games, const QDir &folder, HostSettings settings,
                     QObject *parent)
    : QObject(parent)
    , m_games(games)
    , m_kept(folder)
    , m_settings(std::move(settings))
    , m_port([this](const QString &path) { return page(path); }, m_settings.guard) {
    m_port.setNames(ownNames() + m_settings.names);
    if (!m_pages.isEmpty()) {
        m_assets = m_pages.addFacts(m_games);
    }
    connect(&m_port, &Port::arrived, this, &TableHost::accept);
    connect(&m_sleep, &QTimer::timeout, this, &TableHost::letSleep);
    m_sleep.start(m_settings.sleepAfter / naps);
    connect(&m_close, &QTimer::timeout, this, [this] { closeLeft(m_settings.closeAfter); });
    m_close.start(m_settings.closeAfter / naps);
    m_port.setBanned([this](const QHostAddress &address) { return m_bans.has(address); });
}

TableHost::~TableHost() {
    for (const auto &[connection, guest] : m_guests) {
        connection->disconnect(this);
    }
}

QString TableHost::take() {
    QString problem = m_kept.take();
    if (problem.isEmpty()) {
        m_id = keptId(m_kept.folder());
        readBans();
    }
    return problem;
}

QString TableHost::listen(const std::vector<QHostAddress> &addresses, quint16 port) {
    return m_port.listen(addresses, port);
}

void TableHost::stop(const std::string &why) {
    closeLeft({});
    m_close.stop(); // the others' guests come back
    m_stopping = true;
    m_port.close();
    std::vector<std::pair<Connection *, std::string>> told; // a close may end a guest at once
    for (const auto &[connection, guest] : m_guests) {
        // Guests waiting for an unopened table have lost nothing by this one.
        const bool isThere = guest->table && guest->table->has(*connection);
        told.emplace_back(connection, why == "room_closed" && !isThere ? "host_left" : why);
    }
    for (const auto &[connection, reason] : told) {
        connection->sendBye(reason, reason == "restarting" || reason == "host_left", restartMs);
    }
    if (m_guests.empty()) {
        emit emptied();
    }
}

Page TableHost::page(const QString &path) const {
    if (path == u"/health") {
        const QJsonObject health{{QStringLiteral("status"), QStringLiteral("ok")},
                                 {QStringLiteral("tables"), static_cast<int>(m_tables.size())},
                                 {QStringLiteral("connections"), connections()}};
        Page page;
        page.status = 200;
        page.type = "application/json";
        page.body = QJsonDocument(health).toJson(QJsonDocument::Compact);
        return page;
    }
    if (path == u"/" || path.startsWith(QStringLiteral("/j/"))) {
        return tablePage(path);
    }
    const Page *file = m_pages.find(path);
    return file != nullptr ? *file : Page();
}

Page TableHost::tablePage(const QString &path) const {
    const std::string table = path.mid(3).toStdString();
    const bool isThere = path == u"/" || find(table) != nullptr || m_kept.has(table);
    if (const Page *index = m_pages.find(QStringLiteral("/"))) {
        Page page = *index;
        if (!isThere) { // the page says so itself
            page.status = 404;
            page.etag.clear();
        }
        return page;
    }
    Page page;
    page.status = isThere ? 200 : 404;
    page.type = "text/html; charset=utf-8";
    page.body = isThere ? joinPage(m_settings.name) : QByteArray();
    return page;
}

v1::Welcome TableHost::welcome() const {
    v1::Welcome welcome;
    welcome.set_major(major);
    welcome.set_minor(minor);
    welcome.set_program("Mirabilia " MIRABILIA_VERSION);
    welcome.set_host_name(m_settings.name.toStdString());
    for (const char *feature : features) {
        welcome.add_features(feature);
    }
    welcome.add_features(editionsFeature);
    welcome.add_features(browserFeature);
    welcome.set_host_id(m_id);
    welcome.set_assets(m_assets);
    welcome.set_nonce(newNonce());
    welcome.set_max_message(static_cast<std::uint32_t>(largestToHost));
    welcome.set_ping_seconds(static_cast<std::uint32_t>(
        std::chrono::duration_cast<std::chrono::seconds>(pingEvery).count()));
    return welcome;
}

v1::Found TableHost::found() const {
    v1::Found found;
    found.set_major(major);
    found.set_minor(minor);
    found.set_host_id(m_id);
    found.set_port(port());
    found.set_host_name(m_settings.name.toStdString());
    found.set_tables(static_cast<std::uint32_t>(m_tables.size()));
    for (const auto &table : m_tables) {
        found.set_free_seats(found.free_seats() + table->info().free_seats());
    }
    return found;
}

void TableHost::accept() {
    for (Arrival arrival = m_port.take(); arrival.socket; arrival = m_port.take()) {
        v1::Reject reject;
        if (m_stopping) {
            reject.set_code("shutting_down");
            reject.set_retry(true);
            reject.set_retry_after_ms(restartMs);
        }
        auto guest = std::make_unique<Guest>();
        guest->connection = std::make_unique<Connection>(std::move(arrival.socket), arrival.from,
                                                         welcome(), reject);
        Connection *connection = guest->connection.get();
        connect(connection, &Connection::greeted, this, arrival.letIn);
        connect(
            connection, &Connection::received, this,
            [this, &guest = *guest](const v1::Envelope &envelope) { receive(guest, envelope); });
        connect(connection, &Connection::gone, this, [this, connection] { lose(connection); });
        m_guests.emplace(connection, std::move(guest));
    }
}

void TableHost::lose(Connection *connection) {
    const auto found = m_guests.find(connection);
    if (found == m_guests.end()) {
        return;
    }
    const std::unique_ptr<Guest> guest = std::move(found->second);
    m_guests.erase(found);
    if (guest->table) {
        guest->table->lose(*connection);
        emit happened(guest->table->line("a connection is gone"));
    }
    guest->connection.release()->deleteLater(); // it is the sender of this signal
    if (m_guests.empty()) {
        emit emptied();
    }
}

HostedRoom *TableHost::find(std::string_view id) const {
    const auto found = std::find_if(m_tables.begin(), m_tables.end(),
                                    [id](const auto &table) { return table->id() == id; });
    return found != m_tables.end() ? found->get() : nullptr;
}

void TableHost::receive(Guest &guest, const v1::Envelope &envelope) {
    switch (envelope.what_case()) {
    case v1::Envelope::kListTables: {
        v1::Envelope answer;
        answer.set_reply_to(envelope.id());
        *answer.mutable_table_list() = list(guest);
        guest.connection->send(answer);
        break;
    }
    case v1::Envelope::kJoin: join(guest, envelope.id(), envelope.join()); break;
    case v1::Envelope::kOpenTable: openFor(guest, envelope.id(), envelope.open_table()); break;
    case v1::Envelope::kChallenge: prove(guest, envelope.id(), envelope.challenge()); break;
    case v1::Envelope::kFetchData:
        sendData(guest, envelope.id(), envelope.fetch_data().table());
        break;
    default:
        if (!guest.table) {
            guest.connection->sendProblem(envelope.id(), "not_seated");
        } else {
            guest.table->receive(*guest.connection, envelope);
            if (envelope.has_leave()) {
                guest.table = nullptr;
            }
        }
    }
}

void TableHost::sendData(Guest &guest, quint32 request, const std::string &table) const {
    const HostedRoom *room = find(table);
    if (!guest.data.spend(1) || room == nullptr) {
        guest.connection->sendProblem(request, room == nullptr ? "no_such_table" : "too_fast");
        return;
    }
    const v1::TableInfo info = room->info();
    v1::Envelope answer;
    answer.set_reply_to(request);
    v1::TableData &data = *answer.mutable_table_data();
    data.set_table(table);
    data.set_game(info.game());
    data.set_edition(info.edition());
    data.set_json(std::string(m_games.dataText(info.game(), host::editionFrom(info.edition()))));
    if (edge::misfit(data).empty()) {
        guest.connection->send(answer);
    } else {
        guest.connection->sendProblem(request, "data_too_long");
    }
}

v1::TableInfo TableHost::infoOf(const HostedRoom &table) const {
    v1::TableInfo info = table.info();
    info.set_pin(!m_settings.pin.isEmpty() || !table.kept().pin().empty());
    info.set_may_watch(m_settings.mayWatch && !table.kept().unwatched());
    return info;
}

v1::TableList TableHost::list(const Guest &guest) {
    std::vector<std::pair<int, v1::TableInfo>> tables; // with sort key
    for (const auto &table : m_tables) {
        v1::TableInfo info = infoOf(*table);
        const int place = table->has(*guest.connection) ? 0
                          : info.free_seats() > 0       ? 1
                          : !table->over()              ? 2
                                                        : 3;
        tables.emplace_back(place, std::move(info));
    }
    std::stable_sort(tables.begin(), tables.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    v1::TableList list;
    const int most =
        edge::mostCount(*v1::TableList::descriptor(), v1::TableList::kTablesFieldNumber);
    for (auto &[place, info] : tables) {
        if (list.tables_size() < most) {
            *list.add_tables() = std::move(info);
        }
    }
    list.set_may_open(m_settings.clientTables && !isFull() && !isDraining());
    list.set_pin(!m_settings.pin.isEmpty());
    return list;
}

void TableHost::join(Guest &guest, quint32 request, const v1::Join &join) {
    HostedRoom *table = find(join.table());
    const bool isElsewhere =
        guest.table && guest.table != table && guest.table->has(*guest.connection);
    std::string problem;
    if (isElsewhere) {
        problem = "other_table";
    } else if (table == nullptr && m_kept.has(join.table())) {
        knock(guest, request, join);
        return;
    } else if (table == nullptr || !table->problem().isEmpty()) {
        problem = "no_such_table";
    } else if (!isReturn(join)) {
        problem = refusal(*guest.connection, *table, join);
    }
    if (!problem.empty()) {
        refuse(*guest.connection, request, problem, join.table());
        return;
    }
    guest.table = table;
    table->join(*guest.connection, request, join);
}

void TableHost::inTurn(Guest &guest, quint32 request, std::function<void(Guest &)> task) {
    const bool waits =
        m_requests.add(*guest.connection, [this, task = std::move(task)](Connection &connection) {
            if (const auto found = m_guests.find(&connection); found != m_guests.end()) {
                task(*found->second);
            }
        });
    if (!waits) {
        guest.connection->sendProblem(request, "too_fast");
    }
}

void TableHost::prove(Guest &guest, quint32 request, const v1::Challenge &challenge) {
    if (const HostedRoom *room = find(challenge.table())) {
        answerChallenge(*guest.connection, request, challenge, room->seating());
    } else if (!m_settings.wakes || !m_kept.has(challenge.table())) {
        guest.connection->sendProblem(request, "no_such_table");
    } else {
        inTurn(guest, request, [this, request, challenge](Guest &asking) {
            readFor(*asking.connection, challenge.table(), request,
                    [request, challenge](Connection &connection, const v1::HostedTable &kept) {
                        answerChallenge(connection, request, challenge, Seating(kept));
                    });
        });
    }
}

void TableHost::answerChallenge(Connection &asking, quint32 request, const v1::Challenge &challenge,
                                const Seating &table) {
    const std::string proof =
        seatProof("host", table.tokenHashOf(challenge.seat_key()), asking.nonces());
    if (proof.empty()) {
        asking.sendProblem(request, "unknown_token");
        return;
    }
    v1::Envelope answer;
    answer.set_reply_to(request);
    v1::ChallengeReply &reply = *answer.mutable_challenge_reply();
    reply.set_table(challenge.table());
    reply.set_seat_key(challenge.seat_key());
    reply.set_proof(proof);
    asking.send(answer);
}

std::string TableHost::refusal(const Connection &connection, const HostedRoom &table,
                               const v1::Join &join) {
    if (isDraining()) {
        return "draining";
    }
    if (join.watch() && !infoOf(table).may_watch()) {
        return "no_watching";
    }
    // Another person of a screen that already has a seat needs no PIN.
    return hasSeat(connection, table) ? std::string() : refusal(connection, table.seating(), join);
}

bool TableHost::hasSeat(const Connection &connection, const HostedRoom &table) {
    const auto &seats = table.kept().header().seats();
    return std::any_of(seats.begin(), seats.end(), [&](const v1::SeatInfo &seat) {
        return table.at(static_cast<Seat>(seat.seat())) == &connection;
    });
}

std::string TableHost::refusal(const Connection &connection, const Seating &table,
                               const v1::Join &join) {
    if (table.isInvited(join.invite())) {
        return {};
    }
    const std::string &own = table.kept().pin();
    return m_pins.refusal(GuardedServer::countedAs(connection.address()), tableId(table.kept()),
                          own.empty() ? m_settings.pin.toStdString() : own, join.pin());
}

void TableHost::refuse(Connection &connection, quint32 request, const std::string &code,
                       const std::string &table) {
    v1::Problem problem;
    problem.set_code(code);
    m_pins.explain(GuardedServer::countedAs(connection.address()), table, problem);
    connection.sendProblem(request, std::move(problem));
}

} // namespace mirabilia::net
