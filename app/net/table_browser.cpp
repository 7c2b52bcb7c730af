// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_browser.h"

#include "app/host/games.h"
#include "app/net/address.h"
#include "app/net/wire.h"

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr auto lookEvery = 2s;
constexpr int mostTables = 50; // per host
// Limits for hosts nobody has typed:
constexpr auto mostAsked = 20;
constexpr auto mostAtAddress = 4;
constexpr int mostUnanswered = 60;
constexpr int mostLosses = 3; // of a host that has never answered
constexpr int mostNamed = 50; // of hosts that are not polled
constexpr HearingLimits browsing{
    .message = qint64{256} * 1024, .bytesAtOnce = 512.0 * 1024, .bytesPerSecond = 128.0 * 1024};

QUrl urlOf(const FoundHost &host) {
    return hostUrl(host.addresses.front(), static_cast<quint16>(host.what.port()));
}

FoundTable foundTable(const v1::TableInfo &info, const QUrl &host, const QString &hostName,
                      bool sendsData) {
    FoundTable table;
    table.address = shownAddress(host);
    table.id = QString::fromStdString(info.table());
    const QString title = cleanName(QString::fromStdString(info.title()));
    table.host = title.isEmpty() ? hostName : title;
    table.game = QString::fromStdString(info.game());
    table.edition = host::editionFrom(info.edition());
    table.data = info.data();
    table.sendsData = sendsData;
    for (const v1::SeatInfo &seat : info.seats()) {
        const QString name = cleanName(QString::fromStdString(seat.name()));
        if (!name.isEmpty() && table.persons.size() < mostSeats) {
            table.persons.append(name);
        }
    }
    table.freeSeats = static_cast<int>(std::min(info.free_seats(), std::uint32_t{mostSeats}));
    table.needsPin = info.pin();
    table.started = info.started();
    table.mayWatch = info.may_watch();
    table.turnSeconds = static_cast<int>(std::min(info.turn_seconds(), longestTurn));
    return table;
}

} // namespace

TableBrowser::TableBrowser(quint16 discovery, QObject *parent)
    : QObject(parent)
    , m_seeker(discovery) {
    connect(&m_seeker, &Seeker::changed, this, &TableBrowser::follow);
    connect(&m_again, &QTimer::timeout, this, [this] {
        for (auto &[key, host] : m_hosts) {
            v1::Envelope envelope;
            envelope.mutable_list_tables();
            host.client->send(envelope);
        }
    });
}

void TableBrowser::open() {
    m_unanswered = 0;
    m_seeker.open();
    m_again.start(lookEvery);
}

void TableBrowser::close() {
    m_seeker.close();
    m_again.stop();
    m_hosts.clear();
    emit changed();
}

void TableBrowser::askAt(const QUrl &host) {
    const std::string key = host.authority().toStdString();
    m_hosts.erase(key); // poll again at once
    ask(key, host, true);
    emit changed();
}

void TableBrowser::follow() {
    const auto &heard = m_seeker.hosts();
    std::erase_if(m_hosts, [&heard](const auto &each) {
        return !each.second.typed && !heard.contains(each.first);
    });
    for (const auto &[id, host] : heard) {
        if (!m_hosts.contains(id) && mayAsk(urlOf(host))) {
            ++m_unanswered;
            ask(id, urlOf(host), false);
        }
    }
    emit changed();
}

bool TableBrowser::mayAsk(const QUrl &url) const {
    const auto count = [this](const auto &counts) {
        return std::count_if(m_hosts.begin(), m_hosts.end(), [&counts](const auto &each) {
            return !each.second.typed && counts(each.second);
        });
    };
    return m_unanswered < mostUnanswered && count([](const Host &) { return true; }) < mostAsked &&
           count([&url](const Host &host) { return host.url.host() == url.host(); }) <
               mostAtAddress;
}

void TableBrowser::ask(const std::string &key, const QUrl &url, bool typed) {
    Host &host = m_hosts[key];
    host.url = url;
    host.typed = typed;
    host.client = std::make_unique<TableClient>(url);
    host.client->limit(browsing);
    connect(host.client.get(), &TableClient::received, this,
            [this, &host](const v1::Envelope &envelope) { hear(host, envelope); });
    connect(host.client.get(), &TableClient::stateChanged, this,
            [this, &host] { followClient(host); });
    host.client->open();
}

void TableBrowser::followClient(Host &host) {
    if (host.client->state() == TableClient::State::Here) {
        m_unanswered -= host.typed || std::exchange(host.answered, true) ? 0 : 1;
        v1::Envelope envelope;
        envelope.mutable_list_tables();
        host.client->send(envelope);
        return;
    }
    const bool isLost = host.client->state() == TableClient::State::Lost;
    if (isLost && !host.typed && !host.answered && ++host.losses == mostLosses) {
        QTimer::singleShot(0, host.client.get(), &TableClient::close); // it emits this signal
    }
    host.tables.clear();
    emit changed();
}

QList<FoundTable> TableBrowser::unasked() const {
    QList<FoundTable> named;
    for (const auto &[id, host] : m_seeker.hosts()) {
        if (!m_hosts.contains(id) && named.size() < mostNamed) {
            FoundTable table;
            table.address = shownAddress(urlOf(host));
            table.host = QString::fromStdString(host.what.host_name());
            table.problem = tr("There are too many hosts to ask all. Type this address to see its "
                               "tables.");
            named.append(table);
        }
    }
    return named;
}

void TableBrowser::hear(Host &host, const v1::Envelope &envelope) {
    if (!envelope.has_table_list()) {
        return;
    }
    const QString name = cleanName(QString::fromStdString(host.client->welcome().host_name()));
    QList<FoundTable> tables;
    for (const v1::TableInfo &info : envelope.table_list().tables()) {
        if (tables.size() < mostTables) {
            tables.append(foundTable(info, host.url, name, host.client->can(dataFeature)));
        }
    }
    const v1::TableList &list = envelope.table_list();
    if (tables != host.tables || list.may_open() != host.mayOpen ||
        list.pin() != host.openNeedsPin) {
        host.tables = std::move(tables);
        host.mayOpen = list.may_open();
        host.openNeedsPin = list.pin();
        emit changed();
    }
}

QList<FoundTable> TableBrowser::tables() const {
    QList<FoundTable> all;
    for (const auto &[key, host] : m_hosts) {
        all.append(host.tables);
        const bool isHere = host.client->state() == TableClient::State::Here;
        if (isHere && host.mayOpen) {
            FoundTable fresh;
            fresh.address = shownAddress(host.url);
            fresh.host = cleanName(QString::fromStdString(host.client->welcome().host_name()));
            fresh.mayOpen = true;
            fresh.needsPin = host.openNeedsPin;
            all.append(fresh);
            continue;
        }
        if (!host.tables.isEmpty() || !host.typed) {
            continue;
        }
        FoundTable none;
        none.address = shownAddress(host.url);
        none.problem =
            isHere ? tr("Somebody is there, but has no table open.") : host.client->why();
        all.append(none);
    }
    return all + unasked();
}

} // namespace mirabilia::net
