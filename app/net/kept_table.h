// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/saved_games.h"
#include "mirabilia/v1/hosted.pb.h"

#include <QDir>
#include <QLockFile>

#include <vector>

namespace mirabilia::net {

/// The folder of a host: the saved games of its tables, and beside each who may sit where.
class KeptTables {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::net::KeptTables)

public:
    static constexpr std::uint32_t formatVersion = 1;

    explicit KeptTables(const QDir &folder);

    /// Makes the folder and takes it for this program alone. Empty, or why that cannot be.
    [[nodiscard]] QString take();
    [[nodiscard]] store::SavedGames &games() { return m_games; }
    [[nodiscard]] const QDir &folder() const { return m_folder; }

    /// All tables that can be read; what cannot is told in `problems` and left as it is.
    [[nodiscard]] std::vector<v1::HostedTable> load(QStringList &problems) const;
    /// Empty, or why it is not kept.
    [[nodiscard]] QString keep(const v1::HostedTable &table);
    /// The table is over: its game goes to the finished ones, nobody sits there any more.
    [[nodiscard]] QString putAway(const v1::HostedTable &table);
    /// The same of a table by its id, where no host has the folder. Empty, or why not.
    [[nodiscard]] QString clear(const std::string &id);

private:
    [[nodiscard]] QString path(const std::string &id) const;

    QDir m_folder;
    QLockFile m_lock;
    store::SavedGames m_games;
};

/// 16 bytes that nobody can guess.
[[nodiscard]] QByteArray newToken();
[[nodiscard]] std::string hashOf(std::string_view token);
/// The seat that a token opens; none if there is no such.
[[nodiscard]] std::optional<std::uint32_t> seatFor(const v1::HostedTable &table,
                                                   std::string_view token);
/// Whether two texts are the same, in a time that tells nothing about where they differ.
[[nodiscard]] bool sameSecret(std::string_view one, std::string_view other);

} // namespace mirabilia::net
