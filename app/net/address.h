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

/// Where a host is, and what a link says beyond it.
struct Address {
    QUrl host;      ///< host and port alone
    QString table;  ///< id; empty: none is named
    QString invite; ///< spares the PIN
};

/// What people type or have from a link: "192.168.1.7", "ada.local:7707", "[fe80::1%eth0]:7707",
/// mirabilia://HOST:PORT/TABLE#INVITE, or the page http://HOST:PORT/j/TABLE#INVITE. Encrypted,
/// where a proxy stands before the host: https://HOST, its pages, or wss://HOST; port 443 then.
[[nodiscard]] std::optional<Address> readAddress(const QString &text);
[[nodiscard]] QUrl hostUrl(const QHostAddress &address, quint16 port);
/// As people read and type it; the usual port is left out.
[[nodiscard]] QString shownAddress(const QUrl &host);
/// The links of a table, with the invite that spares the PIN: for a program, and for a camera. One
/// link is both where the host is encrypted.
[[nodiscard]] QString linkTo(const QUrl &host, const QString &table, const QString &invite);
[[nodiscard]] QString pageOf(const QUrl &host, const QString &table, const QString &invite);
/// Of this computer on its networks: the one that others will most likely reach.
[[nodiscard]] QHostAddress ownAddress();
/// The choice behind it: `routed` is where the system would send from, null: nowhere; `own` are the
/// addresses of networks that this computer shares with others, by the names of their interfaces.
[[nodiscard]] QHostAddress likeliest(const QHostAddress &routed,
                                     const QList<QPair<QString, QHostAddress>> &own);
/// What others may call this computer: its name, alone and with its domains.
[[nodiscard]] QStringList ownNames();

} // namespace mirabilia::net
