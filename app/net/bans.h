// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QString>

#include <optional>
#include <vector>

namespace mirabilia::net {

/// Banned addresses of a host, kept in its file `bans` as one line of JSON each. Addresses are
/// those GuardedServer counts by. Expiry is a time of day, so bans continue while no host runs.
class Bans {
public:
    static constexpr int most = 1'000;

    struct Ban {
        QString address;
        qint64 until = 0; ///< seconds since 1970, UTC; 0: permanent
    };

    /// Parses such a file; none if it is invalid.
    [[nodiscard]] static std::optional<Bans> read(const QByteArray &text);
    [[nodiscard]] QByteArray text() const;

    [[nodiscard]] bool has(const QHostAddress &address) const;
    /// Replaces an earlier ban of that address. Returns false if there are too many.
    [[nodiscard]] bool add(const QHostAddress &address, qint64 until);
    /// Returns false if there was none.
    [[nodiscard]] bool remove(const QHostAddress &address);
    /// Bans that have not expired.
    [[nodiscard]] std::vector<Ban> now() const;

private:
    std::vector<Ban> m_bans;
};

} // namespace mirabilia::net
