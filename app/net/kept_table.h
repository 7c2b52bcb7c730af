// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/saved_games.h"
#include "mirabilia/v1/hosted.pb.h"

#include <QDir>
#include <QLockFile>

#include <optional>
#include <vector>

namespace mirabilia::net {

/// The folder of a host: the saved games of its tables, each with its seating.
class KeptTables {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::net::KeptTables)

public:
    static constexpr std::uint32_t formatVersion = 1;

    explicit KeptTables(const QDir &folder);

    /// Creates the folder and locks it for this program. Returns an empty string, or why not.
    [[nodiscard]] QString take();
    [[nodiscard]] store::SavedGames &games() { return m_games; }
    [[nodiscard]] const QDir &folder() const { return m_folder; }

    /// All readable tables; the others are reported in `problems` and left as they are.
    [[nodiscard]] std::vector<v1::HostedTable> load(QStringList &problems) const;
    /// A table by id; none if it does not exist or cannot be read.
    [[nodiscard]] std::optional<v1::HostedTable> read(const std::string &id) const;
    [[nodiscard]] bool has(const std::string &id) const;
    /// Returns true if the folder has room for one more of `most` tables. Otherwise tries to put
    /// one away that a client opened and that is not in `open`: first tables without seats taken;
    /// then tables of the opener with the most, not yet started ones first; always the oldest.
    [[nodiscard]] bool makeRoom(int most, const std::vector<std::string> &open);
    /// Returns an empty string, or why it was not saved. Called from any thread; not twice at once
    /// for one table.
    [[nodiscard]] QString keep(const v1::HostedTable &table) const;
    /// The table is over: moves its game to the finished ones and deletes the seating. Called from
    /// any thread, as `keep`.
    [[nodiscard]] QString putAway(const v1::HostedTable &table);
    /// Removes tables whose game never began, left by a killed host, unless a host has the folder.
    /// Returns their ids.
    [[nodiscard]] std::vector<std::string> clearUnbegun();
    /// `putAway` by id, for when no host has the folder. Returns an empty string, or why not.
    [[nodiscard]] QString clear(const std::string &id);

private:
    [[nodiscard]] QString path(const std::string &id) const;

    QDir m_folder;
    QLockFile m_lock;
    store::SavedGames m_games;
};

/// The id of a table, whatever game is played at it.
[[nodiscard]] const std::string &tableId(const v1::HostedTable &table);
/// 16 unguessable bytes.
[[nodiscard]] QByteArray newToken();
/// The same, encoded for links.
[[nodiscard]] std::string newInvite();
[[nodiscard]] std::string hashOf(std::string_view token);
/// Compares two secrets in constant time.
[[nodiscard]] bool sameSecret(std::string_view one, std::string_view other);

} // namespace mirabilia::net
