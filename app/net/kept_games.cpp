// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/kept_games.h"

#include "app/net/kept_table.h"

#include <utility>

namespace mirabilia::net {

KeptGames::KeptGames(const QDir &folder)
    : m_folder(folder)
    , m_seats(folder.filePath(QStringLiteral("seats"))) {}

KeptGames::~KeptGames() {
    forgetRemoved();
}

QString KeptGames::tablesIn(const QDir &folder) {
    return folder.filePath(QStringLiteral("tables"));
}

bool KeptGames::remove(const QString &table) {
    forgetRemoved();
    m_removed = m_seats.at(table.toStdString());
    return m_seats.forget(table.toStdString());
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

QString KeptGames::clear(const std::string &table) {
    m_seats.forget(table);
    return KeptTables(tables()).clear(table);
}

void KeptGames::forgetRemoved() {
    for (const v1::KeptSeat &seat : std::exchange(m_removed, {})) {
        if (seat.hosted_here()) {
            // What stays lies there as what nobody asks for any more.
            static_cast<void>(KeptTables(tables()).clear(seat.table()));
        }
    }
}

} // namespace mirabilia::net
