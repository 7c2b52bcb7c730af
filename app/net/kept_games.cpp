// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/kept_games.h"

#include "app/net/kept_table.h"

#include <memory>
#include <utility>

namespace mirabilia::net {

KeptGames::KeptGames(const QDir &folder, HostThread &host, QObject &owner)
    : m_folder(folder)
    , m_host(host)
    , m_seats(folder.filePath(QStringLiteral("seats"))) {
    forgetUnbegun(owner);
}

KeptGames::~KeptGames() {
    forgetRemoved();
}

QString KeptGames::tablesIn(const QDir &folder) {
    return folder.filePath(QStringLiteral("tables"));
}

bool KeptGames::remove(const QString &table) {
    forgetRemoved();
    m_removed = m_seats.at(table.toStdString());
    m_seats.forget(table.toStdString());
    return !m_removed.empty();
}

bool KeptGames::restore(const QString &table) {
    if (m_removed.empty() || QString::fromStdString(m_removed.front().table()) != table) {
        return false;
    }
    for (const v1::KeptSeat &seat : std::exchange(m_removed, {})) {
        m_seats.keep(seat);
    }
    return true;
}

QFuture<QString> KeptGames::clear(const std::string &table) {
    m_seats.forget(table);
    return m_host.run([tables = tables(), table] { return KeptTables(tables).clear(table); });
}

/// Left by a killed host: nobody could return to such a table.
void KeptGames::forgetUnbegun(QObject &owner) {
    const auto cleared = std::make_shared<std::vector<std::string>>();
    m_host
        .run([tables = tables(), cleared] {
            *cleared = KeptTables(tables).clearUnbegun();
            return QString();
        })
        .then(&owner, [this, cleared](const QString &) {
            for (const std::string &table : *cleared) {
                m_seats.forget(table);
            }
        });
}

void KeptGames::forgetRemoved() {
    for (const v1::KeptSeat &seat : std::exchange(m_removed, {})) {
        if (seat.hosted_here()) {
            // Files that cannot be deleted remain as orphans.
            static_cast<void>(clear(seat.table()));
        }
    }
}

} // namespace mirabilia::net
