// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/host_thread.h"
#include "app/net/kept_seats.h"

#include <QDir>

#include <vector>

namespace mirabilia::net {

/// Network games that the people of this screen can continue: their seats, and for tables hosted by
/// this program also the files.
class KeptGames {
public:
    /// The files of its own tables belong to `host`, which must outlive this. `owner` must outlive
    /// `host`: what is done there may be told after this is gone.
    KeptGames(const QDir &folder, HostThread &host, QObject &owner);
    /// Removed games can no longer be restored.
    ~KeptGames();
    KeptGames(const KeptGames &) = delete;
    KeptGames &operator=(const KeptGames &) = delete;

    [[nodiscard]] static QString tablesIn(const QDir &folder);
    [[nodiscard]] QDir tables() const { return {tablesIn(m_folder)}; }
    [[nodiscard]] KeptSeats &seats() { return m_seats; }
    [[nodiscard]] const KeptSeats &seats() const { return m_seats; }

    /// Forgets a game; it can be restored until another one is removed.
    bool remove(const QString &table);
    /// Undoes the latest removal. Returns false if that was another game.
    bool restore(const QString &table);
    /// Deletes a table of this program that is over or never began. Runs in turn in the host
    /// thread; the result says why files remain, or is empty.
    [[nodiscard]] QFuture<QString> clear(const std::string &table);

private:
    void forgetRemoved();
    void forgetUnbegun(QObject &owner);

    QDir m_folder;
    HostThread &m_host;
    KeptSeats m_seats;
    std::vector<v1::KeptSeat> m_removed; ///< seats of the latest removal
};

} // namespace mirabilia::net
