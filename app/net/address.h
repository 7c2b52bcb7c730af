// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace mirabilia::net {

/// The address of a host, and what a link adds to it.
struct Address {
    QUrl host;      ///< host and port only
    QString table;  ///< id; empty: none named
    QString invite; ///< replaces the PIN
};

/// Parses what people type or get as a link: "192.168.1.7", "ada.local:7707",
/// "[fe80::1%eth0]:7707", mirabilia://HOST:PORT/TABLE#INVITE, or the page
/// http://HOST:PORT/j/TABLE#INVITE. Encrypted through a proxy: https://HOST, its pages, or
/// wss://HOST; default port 443.
[[nodiscard]] std::optional<Address> readAddress(const QString &text);
[[nodiscard]] QUrl hostUrl(const QHostAddress &address, quint16 port);
/// For display and typing; omits the default port.
[[nodiscard]] QString shownAddress(const QUrl &host);
/// The links to a table, with the invite that replaces the PIN: for the program and as a web page
/// (QR code). They are the same if the host is encrypted.
[[nodiscard]] QString linkTo(const QUrl &host, const QString &table, const QString &invite);
[[nodiscard]] QString pageOf(const QUrl &host, const QString &table, const QString &invite);
/// Follows the table in a link to the seat of somebody: its page asks for a name though no seat is
/// free.
inline constexpr const char *takenSeat = "?seat";
/// The address of this computer that others can most likely reach.
[[nodiscard]] QHostAddress ownAddress();
/// The decision behind it: `routed` is the system's source address for distant hosts, null if none;
/// `own` are the addresses on networks shared with others, by interface name.
[[nodiscard]] QHostAddress likeliest(const QHostAddress &routed,
                                     const QList<QPair<QString, QHostAddress>> &own);
/// Names others may use for this computer: its host name, alone and with its domains.
[[nodiscard]] QStringList ownNames();

} // namespace mirabilia::net
