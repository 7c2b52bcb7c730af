// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QString>

#include <optional>
#include <vector>

namespace mirabilia::net {

/// From where nobody may come to a host, as its file `bans` says: a line of JSON each. Addresses
/// are those that GuardedServer counts. Ends are times of day: a ban goes on while no host runs.
class Bans {
public:
    static constexpr int most = 1'000;

    struct Ban {
        QString address;
        qint64 until = 0; ///< seconds since 1970, UTC; 0: for ever
    };

    /// What such a file says; none if it is none.
    [[nodiscard]] static std::optional<Bans> read(const QByteArray &text);
    [[nodiscard]] QByteArray text() const;

    [[nodiscard]] bool has(const QHostAddress &address) const;
    /// In place of an earlier one of that address. False: there are too many.
    [[nodiscard]] bool add(const QHostAddress &address, qint64 until);
    /// False: there was none.
    [[nodiscard]] bool remove(const QHostAddress &address);
    /// Those that have not ended.
    [[nodiscard]] std::vector<Ban> now() const;

private:
    std::vector<Ban> m_bans;
};

} // namespace mirabilia::net
