// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_host.h"

#include "app/host/game_setup.h"
#include "app/net/seating.h"
#include "app/net/wire.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QSaveFile>
#include <QWebSocket>

#include <algorithm>
#include <array>
#include <utility>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr int mostGuesses = 5; // wrong PINs of one address
constexpr auto guessTime = 60s;
constexpr std::size_t mostRemembered = 10'000; // addresses that guessed wrong
constexpr quint32 restartMs = 1'000;

/// Of the seats, in their order; the theme knows them.
constexpr std::array colors{"teal", "coral", "gold", "violet", "sky", "olive", "rose", "slate"};

/// What a host is recognised by where its address has changed.
std::string keptId(const QDir &folder) {
    const QString path = folder.filePath(QStringLiteral("host.id"));
    QFile before(path);
    if (before.open(QIODevice::ReadOnly) && before.size() == tokenBytes) {
        return before.readAll().toStdString();
    }
    const QByteArray id = newToken();
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) &&
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)) {
        file.write(id);
        file.commit(); // without it the host has another one the next time
    }
    return id.toStdString();
}

SeatSetup seatFrom(const QString &word, qsizetype number) {
    SeatSetup seat;
    seat.color = QString::fromLatin1(colors.at(static_cast<std::size_t>(number) % colors.size()));
    if (word == u"person") {
        seat.kind = SeatSetup::Kind::Elsewhere;
    } else {
        seat.level = word;
        seat.name = QStringLiteral("%1 %2").arg(word).arg(number + 1);
    }
    return seat;
}

/// Of the log.
QString line(const HostedTable &table, const char *what) {
    return QStringLiteral("table %1: %2")
        .arg(QString::fromStdString(table.id()), QString::fromLatin1(what));
}

QByteArray joinPage(const QString &name) {
    return QStringLiteral(
               "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">"
               "<meta name=\"viewport\" content=\"width=device-width\"><title>Mirabilia</title>"
               "<style>body{font:1.1em/1.5 sans-serif;max-width:32em;margin:3em auto;"
               "padding:0 1em}a{display:inline-block;padding:.6em 1.2em;border-radius:.5em;"
               "background:#1f6f78;color:#fff;text-decoration:none}</style>"
               "<h1>%1</h1><p>A table of Mirabilia waits here.</p>"
               "<p><a id=\"go\" href=\"#\">Open it in Mirabilia</a></p>"
               "<p>Nothing opens? Install Mirabilia, choose <em>Join</em> there and type this "
               "address: <b id=\"at\"></b></p>"
               "<script>document.getElementById('at').textContent=location.host;"
               "document.getElementById('go').href='mirabilia://'+location.host+"
               "location.pathname.replace(/^\\/j/,'')+location.hash</script></html>")
        .arg(name.toHtmlEscaped())
        .toUtf8();
}

} // namespace

TableWords readTable(const QString &words) {
    TableWords table;
    const QStringList parts = words.split(u':');
    bool isNumber = true;
    if (parts.size() == 3) {
        table.seed = parts[2].toULongLong(&isNumber);
    }
    if (parts.size() < 2 || parts.size() > 3 || !isNumber) {
        table.problem =
            TableHost::tr("%1 is no table: say it as in duel:person,expert:7.").arg(words);
        return table;
    }
    table.setup.game = parts[0];
    const auto seats = parts[1].split(u',');
    for (const QString &seat : seats) {
        table.setup.seats.append(seatFrom(seat, table.setup.seats.size()));
        if (seat != u"person" && !isLevel(seat.toStdString())) {
            table.problem = TableHost::tr("Nobody is called %1: a seat is person, easy, normal, "
                                          "expert, master or random.")
                                .arg(seat);
        }
    }
    return table;
}

TableHost::TableHost(const host::Games &games, const QDir &folder, HostSettings settings,
                     QObject *parent)
    : QObject(parent)
    , m_games(games)
    , m_kept(folder)
    , m_settings(std::move(settings))
    , m_port([this](const QString &path) { return page(path); }, m_settings.guard) {
    connect(&m_port, &Port::arrived, this, &TableHost::accept);
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
    }
    return problem;
}

QString TableHost::load(const std::string &only) {
    if (QString problem = take(); !problem.isEmpty()) {
        return problem;
    }
    QStringList problems;
    for (v1::HostedTable &kept : m_kept.load(problems)) {
        if (only.empty() || kept.header().match_id() == only) {
            add(std::move(kept));
        }
    }
    for (const QString &problem : problems) {
        emit warned(problem);
    }
    return {};
}

QString TableHost::open(const QString &words) {
    const std::string openedAs = words.toStdString();
    const bool isThere = std::any_of(m_tables.begin(), m_tables.end(), [&](const auto &table) {
        return table->openedAs() == openedAs && !table->over();
    });
    if (isThere) {
        return {};
    }
    const TableWords table = readTable(words);
    if (!table.problem.isEmpty()) {
        return table.problem;
    }
    v1::HostedTable kept;
    kept.set_opened_as(openedAs);
    std::vector<std::string> tokens;
    const quint64 seed = table.seed != 0 ? table.seed : QRandomGenerator::system()->generate64();
    if (QString problem = set(table.setup, seed, kept, tokens); !problem.isEmpty()) {
        return problem;
    }
    return add(std::move(kept))->problem();
}

OpenedTable TableHost::open(const GameSetup &setup) {
    OpenedTable opened;
    v1::HostedTable kept;
    opened.problem = set(setup, QRandomGenerator::system()->generate64(), kept, opened.tokens);
    if (opened.problem.isEmpty()) {
        HostedTable *table = add(std::move(kept));
        opened.problem = table->problem();
        opened.id = table->id();
    }
    return opened;
}

QString TableHost::set(const GameSetup &setup, quint64 seed, v1::HostedTable &table,
                       std::vector<std::string> &tokens) {
    if (static_cast<int>(m_tables.size()) >= m_settings.maxTables) {
        return tr("There are as many tables as this host may have.");
    }
    table.set_version(KeptTables::formatVersion);
    table.set_invite(newToken()
                         .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
                         .toStdString());
    v1::SavedGameHeader &header = *table.mutable_header();
    header = host::headerFor(setup);
    std::string problem =
        m_games.setUp(setup.game.toStdString(), host::wishesOf(setup), seed, header);
    if (problem.empty()) {
        problem = m_games.make(header).problem;
    }
    if (!problem.empty()) {
        return tr("%1 cannot be played with these seats: %2.")
            .arg(setup.game, QString::fromStdString(problem));
    }
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat) {
        const SeatSetup &place = setup.seats[seat];
        const auto number = static_cast<std::uint32_t>(seat);
        if (place.kind == SeatSetup::Kind::Person) {
            tokens.push_back(
                seatPerson(table, number, cleanName(place.name), place.color.toStdString())
                    .toStdString());
            table.set_owner(table.owner() == 0 ? number + 1 : table.owner());
        } else if (place.kind == SeatSetup::Kind::Elsewhere) {
            header.mutable_seats(static_cast<int>(seat))->clear_name();
        }
    }
    return m_kept.keep(table);
}

HostedTable *TableHost::add(v1::HostedTable table) {
    HostedTable *added =
        m_tables.emplace_back(std::make_unique<HostedTable>(m_games, m_kept, std::move(table)))
            .get();
    connect(added, &HostedTable::changed, this, [this, added] { tidy(added); });
    connect(
        added, &HostedTable::endWanted, this, [added] { added->dismiss("over", false); },
        Qt::QueuedConnection);
    if (!added->problem().isEmpty()) {
        emit warned(added->problem());
    } else {
        emit happened(line(*added, added->kept().started() ? "goes on" : "waits for its people"));
    }
    return added;
}

void TableHost::tidy(HostedTable *table) {
    if (table->over() && table->isEmpty() && !m_stopping) {
        // Behind whatever tells us so: it is the table's own.
        QMetaObject::invokeMethod(
            this, [this, table] { close(table); }, Qt::QueuedConnection);
    }
}

void TableHost::close(HostedTable *table) {
    const auto found = std::find_if(m_tables.begin(), m_tables.end(),
                                    [table](const auto &each) { return each.get() == table; });
    if (found == m_tables.end() || !table->isEmpty()) {
        return;
    }
    emit happened(line(*table, "is over"));
    const v1::HostedTable kept = table->kept();
    m_tables.erase(found); // it holds the log
    if (const QString problem = m_kept.putAway(kept); !problem.isEmpty()) {
        emit warned(problem);
    }
}

QString TableHost::listen(const std::vector<QHostAddress> &addresses, quint16 port) {
    return m_port.listen(addresses, port);
}

void TableHost::stop() {
    m_stopping = true;
    m_port.close();
    std::vector<Connection *> told; // a close can be the end of one at once
    for (const auto &[connection, guest] : m_guests) {
        told.push_back(connection);
    }
    for (Connection *connection : told) {
        connection->sendBye("restarting", true, restartMs);
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
        return {200, "application/json", QJsonDocument(health).toJson(QJsonDocument::Compact)};
    }
    if (path == u"/" || path.startsWith(QStringLiteral("/j/"))) {
        const bool isThere = path == u"/" || find(path.mid(3).toStdString()) != nullptr;
        return {isThere ? 200 : 404, "text/html; charset=utf-8",
                isThere ? joinPage(m_settings.name) : QByteArray()};
    }
    return {};
}

v1::Welcome TableHost::welcome() const {
    v1::Welcome welcome;
    welcome.set_major(major);
    welcome.set_minor(minor);
    welcome.set_program("Mirabilia " MIRABILIA_VERSION);
    welcome.set_host_name(m_settings.name.toStdString());
    welcome.add_features("watch");
    welcome.add_features("emotes");
    welcome.set_host_id(m_id);
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
    while (std::unique_ptr<QWebSocket> socket = m_port.take()) {
        v1::Reject reject;
        if (m_stopping) {
            reject.set_code("shutting_down");
            reject.set_retry(true);
            reject.set_retry_after_ms(restartMs);
        }
        auto guest = std::make_unique<Guest>();
        guest->connection = std::make_unique<Connection>(std::move(socket), welcome(), reject);
        Connection *connection = guest->connection.get();
        connect(connection, &Connection::greeted, this,
                [this, connection] { m_port.letIn(connection->address(), connection->port()); });
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
    if (guest->table != nullptr) {
        guest->table->lose(*connection);
        emit happened(line(*guest->table, "a connection is gone"));
    }
    guest->connection.release()->deleteLater(); // it is telling us
    if (m_guests.empty()) {
        emit emptied();
    }
}

HostedTable *TableHost::find(std::string_view id) const {
    const auto found = std::find_if(m_tables.begin(), m_tables.end(),
                                    [id](const auto &table) { return table->id() == id; });
    return found != m_tables.end() ? found->get() : nullptr;
}

void TableHost::receive(Guest &guest, const v1::Envelope &envelope) {
    switch (envelope.what_case()) {
    case v1::Envelope::kListTables: {
        v1::Envelope answer;
        answer.set_reply_to(envelope.id());
        v1::TableList &list = *answer.mutable_table_list();
        for (const auto &table : m_tables) {
            *list.add_tables() = table->info();
            list.mutable_tables()->rbegin()->set_pin(!m_settings.pin.isEmpty());
            list.mutable_tables()->rbegin()->set_may_watch(m_settings.mayWatch);
        }
        guest.connection->send(answer);
        break;
    }
    case v1::Envelope::kJoin: join(guest, envelope.id(), envelope.join()); break;
    default:
        if (guest.table == nullptr) {
            guest.connection->sendProblem(envelope.id(), "not_seated");
        } else {
            guest.table->receive(*guest.connection, envelope);
            if (envelope.has_leave()) {
                guest.table = nullptr;
            }
        }
    }
}

void TableHost::join(Guest &guest, quint32 request, const v1::Join &join) {
    HostedTable *table = find(join.table());
    std::string problem;
    if (table == nullptr || !table->problem().isEmpty()) {
        problem = "no_such_table";
    } else if (guest.table != nullptr && guest.table != table) {
        problem = "other_table";
    } else if (join.token().empty()) {
        problem = refusal(*guest.connection, *table, join);
    }
    if (!problem.empty()) {
        guest.connection->sendProblem(request, problem);
        return;
    }
    guest.table = table;
    table->join(*guest.connection, request, join);
    if (!table->sits(*guest.connection)) {
        guest.table = nullptr;
    } else {
        emit happened(line(*table, join.watch() ? "somebody watches" : "somebody sits down"));
    }
}

std::string TableHost::refusal(const Connection &connection, const HostedTable &table,
                               const v1::Join &join) {
    if (join.watch() && !m_settings.mayWatch) {
        return "no_watching";
    }
    if (m_settings.pin.isEmpty() ||
        (!join.invite().empty() && sameSecret(join.invite(), table.invite()))) {
        return {};
    }
    if (m_guesses.size() > mostRemembered) {
        std::erase_if(m_guesses, [](const auto &each) {
            return each.second.since.hasExpired(std::chrono::milliseconds(guessTime).count());
        });
    }
    Guesses &guesses = m_guesses[GuardedServer::countedAs(connection.address())];
    if (!guesses.since.isValid() ||
        guesses.since.hasExpired(std::chrono::milliseconds(guessTime).count())) {
        guesses.wrong = 0;
        guesses.since.start();
    }
    if (guesses.wrong >= mostGuesses) {
        return "wait";
    }
    if (sameSecret(join.pin(), m_settings.pin.toStdString())) {
        return {};
    }
    ++guesses.wrong;
    return "wrong_pin";
}

} // namespace mirabilia::net
