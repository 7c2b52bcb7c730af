// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/host_thread.h"
#include "app/net/kept_seats.h"

#include <QDir>

#include <vector>

namespace mirabilia::net {

/// Games over the network that wait for the people of this screen: their seats, and of tables that
/// this program hosts the files too.
class KeptGames {
public:
    /// The files of its own tables are `host`'s, which lives longer.
    KeptGames(const QDir &folder, HostThread &host);
    /// What was removed by hand cannot be restored any more.
    ~KeptGames();
    KeptGames(const KeptGames &) = delete;
    KeptGames &operator=(const KeptGames &) = delete;

    [[nodiscard]] static QString tablesIn(const QDir &folder);
    [[nodiscard]] QDir tables() const { return {tablesIn(m_folder)}; }
    [[nodiscard]] KeptSeats &seats() { return m_seats; }
    [[nodiscard]] const KeptSeats &seats() const { return m_seats; }

    /// Forgets a game, until it is restored or another one is removed.
    bool remove(const QString &table);
    /// Takes the latest removal back; false if that was another game.
    bool restore(const QString &table);
    /// A table of this program is over, or never began: nothing is kept of it. In its turn, says
    /// nothing or why its files stay.
    [[nodiscard]] QFuture<QString> clear(const std::string &table);

private:
    void forgetRemoved();
    void forgetUnbegun();

    QDir m_folder;
    HostThread &m_host;
    KeptSeats m_seats;
    std::vector<v1::KeptSeat> m_removed; ///< the seats that were forgotten last, by hand
};

} // namespace mirabilia::net
