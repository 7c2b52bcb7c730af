// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/saved_games.h"
#include "mirabilia/v1/hosted.pb.h"

#include <QDir>
#include <QLockFile>

#include <optional>
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
    /// One of them by its id; none if there is no such, or it cannot be read.
    [[nodiscard]] std::optional<v1::HostedTable> read(const std::string &id) const;
    [[nodiscard]] bool has(const std::string &id) const;
    /// Whether so many tables may lie here, and one more. Where they may not, one makes room that
    /// was opened from elsewhere and is not `open`: at which nobody has a seat, else of whoever has
    /// the most of them here, that has not begun, and of those the oldest.
    [[nodiscard]] bool makeRoom(int most, const std::vector<std::string> &open);
    /// Empty, or why it is not kept. From any thread; no two at once for one table.
    [[nodiscard]] QString keep(const v1::HostedTable &table) const;
    /// The table is over: its game goes to the finished ones, nobody sits there any more. From any
    /// thread, as `keep`.
    [[nodiscard]] QString putAway(const v1::HostedTable &table);
    /// Removes tables of this folder at which no game ever began, where no host has it: a host that
    /// was killed has left them. Their ids.
    [[nodiscard]] std::vector<std::string> clearUnbegun();
    /// `putAway` of a table by its id, where no host has the folder. Empty, or why not.
    [[nodiscard]] QString clear(const std::string &id);

private:
    [[nodiscard]] QString path(const std::string &id) const;

    QDir m_folder;
    QLockFile m_lock;
    store::SavedGames m_games;
};

/// What the table is called by, whatever game is played at it.
[[nodiscard]] const std::string &tableId(const v1::HostedTable &table);
/// 16 bytes that nobody can guess.
[[nodiscard]] QByteArray newToken();
/// The same, to stand in a link.
[[nodiscard]] std::string newInvite();
[[nodiscard]] std::string hashOf(std::string_view token);
/// Whether two texts are the same, in a time that tells nothing about where they differ.
[[nodiscard]] bool sameSecret(std::string_view one, std::string_view other);

} // namespace mirabilia::net
